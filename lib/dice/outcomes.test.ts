import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDie, anyHand, anySides, bestOf, everyRoll, sumOf } from './fixtures/rolls';
import type { Sides } from './odds';
import { outcomes } from './outcomes';

const three = anySides.chain((sides) =>
  fc.tuple(anyDie(sides, 3), anyDie(sides, 3), anyDie(sides, 3), anyHand(sides)),
);

describe('outcomes', () => {
  it('equal a count of every roll, and add up to 1', () => {
    fc.assert(
      fc.property(three, ([one, other, sum, dice]) => {
        const counted = new Map<string, number>();
        const top = Math.max(...one);
        for (const roll of everyRoll([...one.keys()], dice)) {
          const key = [
            bestOf(one, roll),
            bestOf(other, roll),
            sumOf(sum, roll),
            top > 0 && roll.filter((place) => one[place] === top).length >= 2,
          ].join(' ');
          counted.set(key, (counted.get(key) ?? 0) + 1);
        }
        const found = outcomes(one, other, sum, dice);
        expect(found).toHaveLength(counted.size);
        for (const outcome of found) {
          const key = [outcome.one, outcome.other, outcome.sum, outcome.pair].join(' ');
          expect(outcome.chance).toBeCloseTo((counted.get(key) ?? 0) / one.length ** dice, 13);
        }
        expect(found.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 13);
      }),
      { numRuns: 60 },
    );
  });

  it('know an empty Hand and refuse a broken one', () => {
    const flat: Sides = [1, 1, 1, 1, 1, 1];
    expect(outcomes(flat, flat, flat, 0)).toEqual([{ one: 0, other: 0, sum: 0, pair: false, chance: 1 }]);
    expect(() => outcomes(flat, flat, flat, -1)).toThrow(RangeError);
  });
});
