import { describe, expect, test } from 'vitest';
import type { SkillId } from '../../skills/ids';
import { bonusTo } from '../lasting/modifiers';
import { arena, type Fighter } from '../testing/arena';

const paint: Fighter['paint'] = { 6: { melee: 3 }, 5: { melee: 2 } };
const priest = (skill: SkillId, more: Partial<Fighter> = {}): Fighter => ({
  at: [10, 10],
  paint: { 6: { magic: 2, skill: 1 }, 5: { skill: 0, magic: 3 }, 4: { skill: 1 } },
  skills: [skill],
  ...more,
});
const friend = (x: number, dice: number, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, 10],
  paint,
  with: { dice },
  ...more,
});
const foe = (x: number): Fighter => ({ at: [x, 10], team: 1, paint });
const use = (skill: SkillId) => ({ pick: 'use', skill });
const none = [1, 1, 1, 1, 1];

describe('Life Boon', () => {
  const skill = 'prayers/life-boon';

  test('gives so many as there are green pips so much Life as the blue pips say, up to the full pool', () => {
    const match = arena({
      a: priest(skill),
      b: friend(12, 1),
      c: friend(14, 4),
      d: friend(16, 1),
      e: foe(20),
    });
    match.act(use(skill), [[6, 6, 1, 1, 1]], { figure: 'b' }, { figure: 'c' });
    expect(['b', 'c', 'd'].map((name) => match.the(name).dice)).toEqual([3, 5, 1]);
  });

  test('without a green pip it fails, without a blue one it gives nothing', () => {
    const match = arena({ a: priest(skill), b: friend(12, 1), e: foe(20) }).act(use(skill), [
      [5, 5, 1, 1, 1],
    ]);
    expect(match.the('b').dice).toBe(1);
    const plain = arena({ a: priest(skill), b: friend(12, 1), e: foe(20) });
    plain.act(use(skill), [[4, 1, 1, 1, 1]], { figure: 'b' });
    expect(plain.the('b').dice).toBe(1);
  });
});

test('Magic Protection gives so many so much MDV to the next turn', () => {
  const skill = 'prayers/magic-protection';
  const match = arena({ a: priest(skill), b: friend(12, 5), c: friend(14, 5), e: foe(20) });
  match.act(use(skill), [[6, 5, 1, 1, 1]], { figure: 'b' });
  expect([bonusTo(match.the('b'), 'MDV'), bonusTo(match.the('c'), 'MDV')]).toEqual([3, 0]);
  expect(match.until('e').until('a').the('b').modifiers).toEqual([]);
});

test('Mass Heal gives as many as there are blue pips so much Life as the green pips say', () => {
  const skill = 'prayers/mass-heal';
  const match = arena({ a: priest(skill), b: friend(12, 1), c: friend(14, 1), d: friend(16, 1), e: foe(20) });
  match.act(use(skill), [[5, 4, 1, 1, 1]], { figure: 'b' }, { figure: 'c' }, { figure: 'd' });
  expect(['b', 'c', 'd'].map((name) => match.the(name).dice)).toEqual([2, 2, 2]);
});

test('Rejuvenation gives Life at once by green pips, and one on each of so many own turns by blue ones', () => {
  const skill = 'prayers/rejuvenation';
  const match = arena({ a: priest(skill), b: friend(12, 1), e: foe(20) });
  match.act(use(skill), [[6, 1, 1, 1, 1]], { figure: 'b' });
  const dice = [match.the('b').dice];
  for (let turn = 0; turn < 3; turn += 1) dice.push(match.until('e').until('a').the('b').dice);
  expect(dice).toEqual([2, 3, 4, 4]);
});

describe('Resurrection', () => {
  const skill = 'prayers/resurrection';
  const dead = (x: number): Fighter => friend(x, 0, { with: { dice: 0, life: 'dead' } });

  test('raises the dead in base contact with so much Life as the blue pips say, and one fewer for good', () => {
    const match = arena({ a: priest(skill), b: dead(11), e: foe(20) });
    match.act(use(skill), [[6, 1, 1, 1, 1]]);
    expect(match.the('b')).toMatchObject({ life: 'up', dice: 2, most: 4 });
    expect(match.offers({ pick: 'move', figure: 'b' })).toBe(false);
    match.until('e').until('a');
    expect(match.offers({ pick: 'move', figure: 'b' })).toBe(true);
  });

  test('from a # further away for each green pip', () => {
    const near = arena({ a: priest(skill), b: dead(12), e: foe(20) }).act(use(skill), [[6, 1, 1, 1, 1]]);
    expect(near.the('b').life).toBe('up');
    const far = arena({ a: priest(skill), b: dead(12.5), e: foe(20) }).act(use(skill), [[6, 1, 1, 1, 1]]);
    expect(far.the('b').life).toBe('dead');
  });

  test('without a blue pip he stays where he is, whole', () => {
    const match = arena({ a: priest(skill), b: dead(11), e: foe(20) }).act(use(skill), [[4, 1, 1, 1, 1]]);
    expect(match.the('b')).toMatchObject({ life: 'dead', most: 5 });
  });
});

describe('Soul Link', () => {
  const skill = 'prayers/soul-link';
  const linked = (rolled: readonly number[]) =>
    arena({ a: priest(skill), b: friend(14, 5), e: foe(15) })
      .act(use(skill), [rolled])
      .until('e');

  test('shares the next 2 damage for each blue pip, less what the green pips spare', () => {
    // Blue 3, green 1: of three damage two stay with the target, one is spared.
    const match = linked([5, 4, 1, 1, 1]).act({ pick: 'strike', target: 'b' }, [[6, 1, 1, 1, 1]]);
    expect([match.the('b').dice, match.the('a').dice]).toEqual([3, 5]);
  });

  test('no more than that, and every other point is the caster’s', () => {
    // Blue 2, green 2: the next 4 damage; of the first 3 one is handed on and spared, so is the last of the 4.
    const match = linked([6, 6, 1, 1, 1]).act({ pick: 'strike', target: 'b' }, [[6, 1, 1, 1, 1]]);
    expect([match.the('b').dice, match.the('a').dice]).toEqual([3, 5]);
    expect(match.the('b').modifiers).toMatchObject([{ says: 'link', left: 1, taken: 3, spare: 1 }]);
  });

  test('what is not spared he loses himself', () => {
    const match = arena({
      a: priest(skill),
      b: friend(14, 5),
      e: { ...foe(15), paint: { 6: { melee: 5 } } },
    });
    match.act(use(skill), [[5, 4, 1, 1, 1]]).until('e');
    match.act({ pick: 'strike', target: 'b' }, [[6, 1, 1, 1, 1]]);
    // Five damage: three stay, two are handed on, one of them is spared.
    expect([match.the('b').dice, match.the('a').dice]).toEqual([2, 4]);
  });

  test('cannot be cast on oneself', () => {
    expect(arena({ a: priest(skill), e: foe(15) }).offers(use(skill))).toBe(false);
  });
});

test('a spell is cast at whom the caster can see', () => {
  const match = arena({ a: priest('prayers/life-boon'), b: friend(12, 1), e: foe(20) });
  match.act(use('prayers/life-boon'), [none]);
  expect(match.offers(use('prayers/life-boon'))).toBe(false);
});
