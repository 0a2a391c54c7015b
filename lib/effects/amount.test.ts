import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, figureOf, isGrowing, times, fixed, type Amount } from './amount';

type Coin = 'coin';
const said = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }).map(fixed));
const anyAmount: fc.Arbitrary<Amount<Coin>> = fc.oneof(
  said,
  said.map((by) => ({ each: 'coin' as const, by })),
);
const pips = fc.nat(5);
const count = fc.nat(5);

describe('an amount that scales', () => {
  it.each<readonly [Amount<Coin>, pips: number, coins: number, is: number]>([
    [2, 3, 4, 6],
    [fixed(2), 3, 4, 2],
    [{ each: 'coin', by: 2 }, 3, 4, 24],
    [{ each: 'coin', by: fixed(2) }, 3, 4, 8],
    [0.5, 3, 4, 1.5],
    [2, 0, 4, 0],
  ])('%j with %i pips and %i coins is %f', (amount, green, coins, is) => {
    expect(amountOf(amount, green, () => coins)).toBe(is);
  });

  it('grows by as much with each pip, or not at all', () => {
    fc.assert(
      fc.property(anyAmount, pips, count, (amount, green, coins) => {
        const at = (more: number): number => amountOf(amount, green + more, () => coins);
        expect(at(2) - at(1)).toBe(at(1) - at(0));
        if (!isGrowing(amount)) expect(at(1)).toBe(at(0));
      }),
    );
  });

  it('comes to its figure for one of what it counts, and to the reverse the other way round', () => {
    fc.assert(
      fc.property(anyAmount, pips, count, (amount, green, coins) => {
        expect(amountOf(amount, green, () => 1)).toBe(figureOf(amount, green));
        expect(amountOf(times(amount, -1), green, () => coins) + amountOf(amount, green, () => coins)).toBe(
          0,
        );
      }),
    );
  });
});
