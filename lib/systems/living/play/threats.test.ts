import { expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { arena } from '../match/testing/arena';
import { armed, foe } from '../match/testing/armed';
import type { Fighter } from '../match/testing/fighters';
import { threatsIn } from './threats';

const threat = (gerda: Fighter, at: readonly [number, number] = [4, 4]) => {
  const match = arena({ you: { at: [2, 2] }, gerda });
  return threatsIn(match.situation(), match.id('you'), { x: at[0] * unit, y: at[1] * unit }).flatMap(
    ({ ways }) => ways,
  );
};

test.each([
  // Edge to edge it is 1 # less, and a charge goes twice as far as there are dice.
  { away: 20, hand: 5, is: [] },
  { away: 11.1, hand: 5, is: [] },
  { away: 10.9, hand: 5, is: ['charge'] },
  { away: 6, hand: 2, is: [] },
  { away: 1, hand: 5, is: ['attack'] },
])('an opponent with $hand dice, $away # from the place', ({ away, hand, is }) => {
  expect(threat(foe(4 + away, 4, { with: { hand } }))).toEqual(is);
});

test.each([
  { condition: 'slowed', count: 3, away: 6, is: [] },
  { condition: 'knockdown', count: 1, away: 6, is: [] },
  { condition: 'knockdown', count: 1, away: 1, is: ['attack'] },
  { condition: 'dazed', count: 1, away: 1, is: [] },
] as const)('an opponent with $count $condition, $away # away', ({ condition, count, away, is }) => {
  const conditions = [{ condition, count }];
  expect(threat(foe(4 + away, 4, { with: { conditions } }))).toEqual(is);
});

test('a bow shoots where it is in range, and after a movement where it is not yet', () => {
  const archer = (away: number): Fighter => ({ ...armed('pistol'), at: [4 + away, 4], team: 1 });
  expect(threat(archer(5))).toContain('shoot');
  const ways = Array.from({ length: 20 }, (_, away) => threat(archer(away + 2)));
  expect(ways.some((each) => each.includes('shoot-after-move'))).toBe(true);
  expect(ways.every((each) => !(each.includes('shoot') && each.includes('shoot-after-move')))).toBe(true);
});

test('friends, the fallen and figures without dice threaten nobody', () => {
  expect(threat({ at: [6, 4], team: 0 })).toEqual([]);
  expect(threat(foe(6, 4, { with: { life: 'down' } }))).toEqual([]);
});
