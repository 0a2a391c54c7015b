import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mean, middleOf, quantileOf, wilson } from './statistics';

describe('Wilson’s interval', () => {
  // Newcombe 1998, Statistics in Medicine 17, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (part, all, low, high) => {
    const found = wilson(part, all);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('holds the share, is the same from the other side, and knows nothing of nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (all, some) => {
        const part = some % (all + 1);
        const [own, other] = [wilson(part, all), wilson(all - part, all)];
        expect(own.low).toBeLessThanOrEqual(part / all);
        expect(own.high).toBeGreaterThanOrEqual(part / all);
        expect(own.low).toBeCloseTo(1 - other.high, 12);
      }),
    );
  });
});

test('means and middles', () => {
  expect([mean([]), mean([1, 2, 6])]).toEqual([0, 3]);
  expect([middleOf([]), middleOf([5]), middleOf([9, 1, 4]), middleOf([4, 1, 9, 2])]).toEqual([0, 5, 4, 2]);
  const nine = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect([0, 0.25, 0.5, 0.75, 1].map((part) => quantileOf(nine, part))).toEqual([1, 3, 5, 7, 9]);
});
