import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import type { SkillId } from '../../skills/ids';
import { bonusTo, leftOf } from '../lasting/modifiers';
import { arena, block, type Fighter } from '../testing/arena';

const mage = (skill: SkillId, more: Partial<Fighter> = {}): Fighter => ({
  at: [10, 10],
  paint: { 6: { magic: 2, skill: 1 }, 5: { magic: 3 }, 4: { skill: 1 } },
  skills: [skill],
  ...more,
});
const paint: Fighter['paint'] = { 6: { melee: 3, magic: 1 }, 5: { armour: 4 } };
const foe = (x: number, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  paint,
  ...more,
});
const use = (skill: SkillId) => ({ pick: 'use', skill });
const none = [1, 1, 1, 1, 1];

test('Stoneskin: blue pips harden and slow, green ones make up for it', () => {
  const skill = 'primal-force/stoneskin';
  const match = arena({ a: mage(skill), b: { at: [12, 10], paint }, c: foe(20) });
  match.act(use(skill), [[5, 4, 1, 1, 1]], { figure: 'b' });
  const b = match.the('b');
  expect([bonusTo(b, 'DV'), bonusTo(b, 'AV'), bonusTo(b, 'movement')]).toEqual([3, -2, -2]);
  expect(leftOf(b)).toBe(3 * unit);
  expect(match.offers({ pick: 'move', figure: 'b' })).toBe(true);
});

describe('Whirlwind', () => {
  const skill = 'primal-force/whirlwind';

  test('hits everyone within the blue radius, friend and foe, and pushes them by the green pips', () => {
    const match = arena({ a: mage(skill), b: { at: [8.5, 10], paint }, c: foe(12), d: foe(10, 12.6) });
    match.act(use(skill), [[6, 1, 1, 1, 1], none, [6, 1, 1, 1, 1]]);
    expect(['a', 'b', 'c', 'd'].map((name) => match.the(name).dice)).toEqual([5, 3, 4, 5]);
    expect([match.the('b').at.x, match.the('c').at.x]).toEqual([7.5 * unit, 13 * unit]);
  });

  test('armour is no help, and a push over an edge ends in a fall', () => {
    const cliff = block([8, 8, 4.2, 4], { height: 2 * unit });
    const match = arena(
      { a: mage(skill), c: foe(12, 10, { paint: { 5: { armour: 4 } } }) },
      { terrain: [cliff] },
    );
    match.act(use(skill), [[6, 1, 1, 1, 1]]);
    expect(match.the('c').dice).toBe(1);
  });
});

describe('Fireball', () => {
  const skill = 'primal-force/fireball';

  test('without a blue pip it does nothing, without a green one it fails', () => {
    for (const rolled of [
      [4, 1, 1, 1, 1],
      [5, 5, 1, 1, 1],
    ]) {
      const match = arena({ a: mage(skill), b: foe(15) }).act(use(skill), [rolled]);
      expect(match.the('b').dice).toBe(5);
    }
  });

  test('needs a line of sight and no more: the whole table is in range, and cover is no help', () => {
    const wall = block([14, 0, 0.4, 24], { height: 3 * unit, seeThrough: false });
    const hidden = arena({ a: mage(skill), b: foe(15) }, { terrain: [wall] });
    expect(hidden.offers(use(skill))).toBe(false);
    const fence = block([21, 20, 0.4, 3]);
    const far = arena({ a: mage(skill, { at: [1, 1] }), b: foe(22, 22) }, { terrain: [fence] });
    far.act(use(skill), [[6, 1, 1, 1, 1], none]);
    expect(far.the('b').dice).toBe(3);
  });
});

test('Icy Shackles: blue pips slow until the next turn, green ones are damage', () => {
  const skill = 'primal-force/icy-shackles';
  const match = arena({ a: mage(skill), b: foe(15) }).act(use(skill), [
    [5, 4, 4, 1, 1],
    [6, 1, 1, 1, 1],
  ]);
  expect(match.the('b').dice).toBe(4);
  expect(leftOf(match.until('b').the('b'))).toBe(unit);
  expect(leftOf(match.until('a').the('b'))).toBe(4 * unit);
});

test('Starfire: as many targets as there are blue pips, damage by the green ones', () => {
  const skill = 'primal-force/starfire';
  const match = arena({ a: mage(skill), b: foe(15), c: foe(16, 12), d: foe(17, 14) });
  match.act(use(skill), [[6, 4, 1, 1, 1], none, none], { figure: 'b' }, { figure: 'd' });
  expect(['b', 'c', 'd'].map((name) => match.the(name).dice)).toEqual([3, 5, 3]);
});

describe('Sunburst', () => {
  const skill = 'primal-force/sunburst';

  test('as many as there are green pips, within the blue radius, have an AV of 0 to the next turn', () => {
    const match = arena({ a: mage(skill), b: foe(11), c: foe(9), d: foe(10, 11) });
    match.act(use(skill), [[6, 1, 1, 1, 1]], { figure: 'b' }).until('b');
    match.act({ pick: 'strike', figure: 'b', target: 'a' }, [[6, 6, 6, 1, 1]]);
    expect(match.the('a').dice).toBe(5);
    match.act({ pick: 'strike', figure: 'c', target: 'a' }, [[6, 1, 1, 1, 1]]);
    expect(match.the('a').dice).toBe(2);
  });

  test('nobody further away', () => {
    const match = arena({ a: mage(skill), b: foe(12.6) }).act(use(skill), [[6, 1, 1, 1, 1]]);
    expect(match.the('b').modifiers).toEqual([]);
  });
});
