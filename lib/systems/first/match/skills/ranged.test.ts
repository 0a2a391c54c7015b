import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import type { SkillId } from '../../skills/ids';
import { leftOf } from '../lasting/modifiers';
import { arena, type Fighter } from '../testing/arena';

const paint: Fighter['paint'] = { 6: { ranged: 2, skill: 1 }, 5: { ranged: 4 }, 4: { armour: 2 } };
const none = [1, 1, 1, 1, 1];
const hero = (skill: SkillId, more: Partial<Fighter> = {}): Fighter => ({
  at: [4, 10],
  paint,
  skills: [skill],
  ...more,
});
const foe = (x = 10, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  paint,
  ...more,
});
const shot = (skill: SkillId, target = 'b') => ({ pick: 'shoot', target, skill });

describe('Aimed Shot', () => {
  const skill = 'ranged/aimed-shot';

  test('each green pip is two more AV; who aims does not move', () => {
    const match = arena({ a: hero(skill), b: foe() }).act(shot(skill), [[6, 1, 1, 1, 1], none]);
    expect(match.the('b').dice).toBe(1);
    expect(match.the('a').thisTurn.isStill).toBe(true);
  });

  test('is not offered to whoever has moved', () => {
    const match = arena({ a: hero(skill), b: foe() }).act({ pick: 'move' }, [], [5, 10]);
    expect(match.offers(shot(skill))).toBe(false);
    expect(match.offers({ pick: 'shoot', target: 'b' })).toBe(true);
  });
});

describe('Dash', () => {
  const skill = 'ranged/dash';

  test('each green pip is 5 # more, and it takes the attack', () => {
    const match = arena({ a: hero(skill), b: foe() }).act({ pick: 'use', skill }, [[6, 6, 1, 1, 1]]);
    expect(leftOf(match.the('a'))).toBe(15 * unit);
    expect(match.offers({ pick: 'shoot', target: 'b' })).toBe(false);
  });

  test('who has moved already moves on', () => {
    const match = arena({ a: hero(skill), b: foe() }).act({ pick: 'move' }, [], [4, 15]);
    expect(match.offers({ pick: 'move' })).toBe(false);
    match.act({ pick: 'use', skill }, [[6, 1, 1, 1, 1]]).act({ pick: 'move' }, [], [4, 20]);
    expect(match.the('a').at.y).toBe(20 * unit);
  });
});

describe('Enhanced Range', () => {
  const skill = 'ranged/enhanced-range';

  test('each green pip reaches 5 # further, for one AV', () => {
    const match = arena({ a: hero(skill), b: foe(19) });
    match.act(shot(skill), [[6, 5, 1, 1, 1], none]);
    expect(match.the('b').dice).toBe(2);
  });

  test('a shot that it leaves out of range is lost', () => {
    const match = arena({ a: hero(skill), b: foe(20.5) });
    match.act(shot(skill), [[6, 5, 1, 1, 1]]);
    expect(match.events).toContainEqual({ type: 'lost-shot', figure: 0 });
    expect(match.the('b').dice).toBe(5);
  });
});

test('Pin Down costs one AV and takes 2 # of movement for each green pip, hit or not', () => {
  const skill = 'ranged/pin-down';
  const match = arena({ a: hero(skill), b: foe() });
  match.act(shot(skill), [
    [6, 1, 1, 1, 1],
    [4, 1, 1, 1, 1],
  ]);
  expect(match.the('b').dice).toBe(5);
  expect(leftOf(match.until('b').the('b'))).toBe(3 * unit);
  match.until('a');
  expect(leftOf(match.the('b'))).toBe(5 * unit);
});

describe('Poisoned Arrow', () => {
  const skill = 'ranged/poisoned-arrow';
  const caster = foe(10, 10, {
    skills: ['primal-force/fireball', 'primal-force/starfire'],
    paint: { 6: { magic: 2, skill: 1 } },
  });

  test('deals one damage, and names a skill that the target can’t use', () => {
    const match = arena({ a: hero(skill), b: caster });
    match.act(shot(skill), [[6, 5, 1, 1, 1]], { skill: 'primal-force/fireball' });
    expect(match.the('b').dice).toBe(4);
    match.until('b');
    expect(match.offers({ pick: 'use', skill: 'primal-force/fireball' })).toBe(false);
    expect(match.offers({ pick: 'use', skill: 'primal-force/starfire' })).toBe(true);
    match.until('a').until('b');
    expect(match.offers({ pick: 'use', skill: 'primal-force/fireball' })).toBe(true);
  });

  test('without a green pip it names none', () => {
    const match = arena({ a: hero(skill), b: caster }).act(shot(skill), [[5, 1, 1, 1, 1]]);
    expect(match.the('b')).toMatchObject({ dice: 4, modifiers: [] });
  });
});

test('Rapid Fire shoots once more for each green pip, all shots with -1 AV', () => {
  const skill = 'ranged/rapid-fire';
  const match = arena({ a: hero(skill), b: foe(), c: foe(4, 15) });
  match.act(
    shot(skill),
    [
      [6, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [5, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ],
    { figure: 'c' },
  );
  expect([match.the('b').dice, match.the('c').dice]).toEqual([4, 2]);
});
