import { expect, test } from 'vitest';
import { prepare, unit } from '../../table/table';
import { errandWorth, hopeOf, outcomeWorth, pointWorth } from './worth';

test('a won match is worth a win, a lost one as much less, a draw nothing', () => {
  const of = (winner: number | undefined): number => outcomeWorth({ winner, because: 'points' }, 1, 20);
  expect([of(1), of(0), of(undefined)]).toEqual([20, -20, 0]);
});

test('an undecided match is worth its chances, and always less than a win', () => {
  expect(hopeOf(0.1, 20)).toBeCloseTo(0.1, 4);
  expect(hopeOf(-0.1, 20)).toBeCloseTo(-0.1, 4);
  expect(hopeOf(1000, 20)).toBeLessThan(20);
  expect(hopeOf(10, 20)).toBeLessThan(hopeOf(11, 20));
});

test('a point is worth the more the fewer win, and nothing where points do not win', () => {
  expect(pointWorth(3)).toBeGreaterThan(pointWorth(20));
  expect(pointWorth(0)).toBe(0);
});

test('of several goals the best counts: nearer is better, and arriving scores', () => {
  const ground = prepare({ width: 24 * unit, height: 24 * unit, terrain: [] });
  const errand = { to: { x: 12 * unit, y: 12 * unit }, weight: 3, pays: 2, within: 1 };
  const less = { ...errand, weight: 1, pays: 0 };
  const from = (x: number, arrives = true): number =>
    errandWorth(ground, [less, errand], { x: x * unit, y: 12 * unit }, arrives);
  expect(from(9)).toBeGreaterThan(from(3));
  expect(from(12)).toBe(5);
  expect(from(12, false)).toBe(3);
  expect(errandWorth(ground, [], { x: 0, y: 0 }, true)).toBe(0);
});
