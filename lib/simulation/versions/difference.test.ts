import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { diceOf } from '../../match/chance';
import { differenceOf, verdictOf, type PairScore } from './difference';

const times = (n: number, a: number, b: number): readonly PairScore[] =>
  Array.from({ length: n }, () => ({ a, b }));

describe('the difference of two versions', () => {
  it('has the interval of Agresti and Min, by hand', () => {
    // 60 pairs, b wins 20 that a loses, a wins 5 that b loses: (20.5 - 5.5) / 62 = 15 / 62.
    const found = differenceOf([...times(20, 0, 1), ...times(5, 1, 0), ...times(35, 1, 1)]);
    const middle = 15 / 62;
    const reach = 1.959963984540054 * Math.sqrt((26 / 62 - middle ** 2) / 62);
    expect(found.mean).toBeCloseTo(15 / 60, 12);
    expect(found.low).toBeCloseTo(middle - reach, 12);
    expect(found.high).toBeCloseTo(middle + reach, 12);
  });

  it('counts a draw as half a point', () => {
    expect(differenceOf(times(10, 0.5, 1)).mean).toBe(0.5);
    expect(differenceOf(times(10, 0.5, 0.5)).mean).toBe(0);
  });

  it('is anything before the first pair, and never beyond all points', () => {
    expect(differenceOf([])).toEqual({ mean: 0, low: -1, high: 1, pairs: 0 });
    expect(differenceOf(times(3, 0, 1)).high).toBeLessThanOrEqual(1);
  });

  it('does not take few pairs that all end alike for a proof', () => {
    const { low, high } = differenceOf(times(8, 1, 1));
    expect(low).toBeLessThan(-0.15);
    expect(high).toBeGreaterThan(0.15);
    expect(verdictOf(differenceOf(times(2, 0, 1)))).toBe('none');
    expect(verdictOf(differenceOf(times(12, 0, 1)))).toBe('b');
    expect(verdictOf(differenceOf(times(12, 1, 0)))).toBe('a');
  });

  it('turns round when the versions change places', () => {
    const point = fc.constantFrom(0, 0.5, 1);
    fc.assert(
      fc.property(fc.array(fc.record({ a: point, b: point }), { minLength: 1 }), (scores) => {
        const [one, other] = [scores, scores.map(({ a, b }) => ({ a: b, b: a }))].map(differenceOf);
        expect(one?.low).toBeCloseTo(-(other?.high ?? NaN), 12);
        expect(one?.mean).toBeCloseTo(-(other?.mean ?? NaN), 12);
      }),
    );
  });
});

/** Pairs whose chances are known: how often both win, only a does, only b does; all others are drawn by both. */
const known: readonly (readonly [both: number, a: number, b: number])[] = [
  [0.5, 0, 0],
  [0.4, 0.2, 0.2],
  [0.4, 0.01, 0.01],
  [0.4, 0.1, 0.25],
  [0.05, 0.02, 0.06],
  [0.1, 0.05, 0.8],
];
const series = 2000;

test.each(known.flatMap((chances) => [40, 200].map((pairs) => ({ chances, pairs }))))(
  'the interval of $pairs pairs with chances $chances holds the truth in 95 of 100 series, or nearly',
  ({ chances: [both, onlyA, onlyB], pairs }) => {
    const dice = diceOf(pairs);
    const draw = (): PairScore => {
      const chance = dice(1_000_000) / 1_000_000;
      if (chance < both) return { a: 1, b: 1 };
      if (chance < both + onlyA) return { a: 1, b: 0 };
      return chance < both + onlyA + onlyB ? { a: 0, b: 1 } : { a: 0.5, b: 0.5 };
    };
    let held = 0;
    for (let nth = 0; nth < series; nth += 1) {
      const { low, high } = differenceOf(Array.from({ length: pairs }, draw));
      if (low <= onlyB - onlyA && onlyB - onlyA <= high) held += 1;
    }
    // Chance alone moves 2,000 series by half a point in 100.
    expect(held / series).toBeGreaterThan(0.935);
  },
);
