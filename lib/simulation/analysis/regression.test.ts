import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regression, type Observation } from './regression';

const seen = (value: number, ...amounts: readonly number[]): Observation => ({
  amounts: amounts.flatMap((amount, column) => (amount === 0 ? [] : [[column, amount] as const])),
  value,
  weight: 1,
});

describe('regression', () => {
  it('is least squares: one column, by hand', () => {
    // y = 1, 2, 4 at x = 1, 2, 3: worth 17/14; residuals -3/14, -6/14, 5/14, so the variance is (70/196)/2 = 5/28.
    const [only] = regression([seen(1, 1), seen(2, 2), seen(4, 3)], 1, 0) ?? [];
    expect(only?.worth).toBeCloseTo(17 / 14, 12);
    expect(only?.error).toBeCloseTo(Math.sqrt(5 / 28 / 14), 12);
  });

  it('tells two columns apart, by hand', () => {
    // X'X = [[2,1],[1,2]], X'y = [3,4]: worths 2/3 and 5/3; residuals 1/3, 1/3 and -1/3, so the variance is 1/3.
    const both = regression([seen(1, 1, 0), seen(2, 0, 1), seen(2, 1, 1)], 2, 0) ?? [];
    expect(both.map(({ worth }) => worth)).toEqual([expect.closeTo(2 / 3, 12), expect.closeTo(5 / 3, 12)]);
    // The inverse has 2/3 on its diagonal: the error is the root of 1/3 times 2/3.
    for (const { error } of both) expect(error).toBeCloseTo(Math.sqrt(2 / 9), 12);
  });

  it('pulls towards 0 with a ridge, by hand', () => {
    // (14 + 2) worth = 17.
    const [only] = regression([seen(1, 1), seen(2, 2), seen(4, 3)], 1, 2) ?? [];
    expect(only?.worth).toBeCloseTo(17 / 16, 12);
  });

  it('takes a weight for so many equal observations', () => {
    const once = { ...seen(2, 1), weight: 3 };
    const [weighted] = regression([once, seen(1, 1)], 1, 0) ?? [];
    const [written] = regression([seen(2, 1), seen(2, 1), seen(2, 1), seen(1, 1)], 1, 0) ?? [];
    expect(weighted?.worth).toBeCloseTo(written?.worth ?? NaN, 12);
  });

  it('has no answer for columns that cannot be told apart, but with a ridge', () => {
    const twins = [seen(1, 1, 1), seen(2, 1, 1), seen(3, 2, 2)];
    expect(regression(twins, 2, 0)).toBeUndefined();
    const [one, other] = regression(twins, 2, 1) ?? [];
    expect(one?.worth).toBeCloseTo(other?.worth ?? NaN, 12);
  });

  it('has no answer where nothing is left to take an error from', () => {
    expect(regression([seen(1, 1)], 1, 0)).toBeUndefined();
    expect(regression([], 1, 0)).toBeUndefined();
  });

  it('finds what values were made of, whatever they are', () => {
    const worth = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(fc.tuple(worth, worth, worth), (worths) => {
        const rows = [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
          [1, 1, 0],
          [0, 1, -1],
        ].map((amounts) =>
          seen(
            amounts.reduce((sum, amount, i) => sum + amount * (worths[i] ?? 0), 0),
            ...amounts,
          ),
        );
        const found = regression(rows, 3, 0) ?? [];
        for (const [i, { worth: one, error }] of found.entries()) {
          expect(one).toBeCloseTo(worths[i] ?? NaN, 9);
          expect(error).toBeCloseTo(0, 6);
        }
      }),
    );
  });
});
