import fc from 'fast-check';
import { expect, it } from 'vitest';
import { intervalOf, skillFigures } from './skill-figures';

const kept = (counts: Readonly<Record<string, readonly [matches: number, points: number]>>) => ({
  rules: 'game 1',
  player: 'greedy',
  seed: 7,
  matches: 100,
  skills: Object.fromEntries(
    Object.entries(counts).map(([id, [matches, points]]) => [id, { matches, points, squares: points * 2 }]),
  ),
});

it('ranks skills by what they win, and leaves out what never played', () => {
  const { most, least, each, command } = skillFigures(
    'game',
    kept({ poor: [4, 1], good: [4, 3.5], fair: [4, 2], never: [0, 0] }),
  );
  expect(most.map(({ id }) => id)).toEqual(['good', 'fair', 'poor']);
  expect(most[0]?.share).toBe(0.875);
  expect(least).toEqual([]);
  expect(each).toBe(4);
  expect(command).toContain(
    'balance game -n 200 --close 1000 --seed 7 -o lib/systems/game/reference/balance.json',
  );
});

it('names the least useful first, and nobody twice', () => {
  const many = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`s${at}`, [20, at] as const]));
  const { most, least } = skillFigures('game', kept(many));
  expect(most.map(({ id }) => id)).toEqual(['s14', 's13', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's5']);
  expect(least.map(({ id }) => id)).toEqual(['s0', 's1', 's2', 's3', 's4']);
});

/** Points of exchanges as they are counted. */
const countOf = (exchanges: readonly number[]) => ({
  matches: exchanges.length * 2,
  points: exchanges.reduce((sum, points) => sum + points, 0),
  squares: exchanges.reduce((sum, points) => sum + points * points, 0),
});

it('knows nothing of a skill without matches', () => {
  expect(intervalOf(countOf([]))).toEqual({ low: 0, high: 1 });
});

it('puts the share within bounds, which are those of the other skill mirrored', () => {
  const points = fc.constantFrom(0, 0.5, 1, 1.5, 2);
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 60 }), (exchanges) => {
      const { low, high } = intervalOf(countOf(exchanges));
      const own = countOf(exchanges);
      const other = intervalOf(countOf(exchanges.map((one) => 2 - one)));
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThan(own.points / own.matches + 1e-9);
      expect(high).toBeGreaterThan(own.points / own.matches - 1e-9);
      expect(high).toBeLessThanOrEqual(1);
      expect(other.low).toBeCloseTo(1 - high, 9);
      expect(other.high).toBeCloseTo(1 - low, 9);
    }),
  );
});

it('is surer where exchanges are alike than where they differ, and never certain', () => {
  const widthOf = (exchanges: readonly number[]): number => {
    const { low, high } = intervalOf(countOf(exchanges));
    return high - low;
  };
  const repeated = (times: number, ...those: readonly number[]) =>
    Array.from({ length: times }, () => those).flat();
  expect(widthOf(repeated(20, 1))).toBeGreaterThan(0);
  expect(widthOf(repeated(20, 1))).toBeLessThan(widthOf(repeated(10, 0, 2)) / 2);
  // As for one share of 400 matches that are independent: 0.5 ± 1.96 √(¼ / 400).
  expect(widthOf(repeated(50, 0, 1, 1, 2))).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 400), 2);
});

it('takes matches of before exchanges were counted for such that have their own dice', () => {
  const { low, high } = intervalOf({ matches: 400, points: 200 });
  expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 400), 2);
});
