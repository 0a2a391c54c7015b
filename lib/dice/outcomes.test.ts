import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sides } from './odds';
import { outcomes } from './outcomes';

const side = fc.nat({ max: 3 });
const sides: fc.Arbitrary<Sides> = fc.tuple(side, side, side, side, side, side);
const places = [0, 1, 2, 3, 4, 5] as const;
type Roll = readonly (typeof places)[number][];

const everyRoll = (dice: number): readonly Roll[] =>
  dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((roll) => places.map((place): Roll => [...roll, place]));

describe('outcomes', () => {
  it('equal a count of every roll, and add up to 1', () => {
    fc.assert(
      fc.property(sides, sides, sides, fc.integer({ min: 1, max: 4 }), (one, other, sum, dice) => {
        const counted = new Map<string, number>();
        const top = Math.max(...one);
        for (const roll of everyRoll(dice)) {
          const key = [
            Math.max(...roll.map((place) => one[place])),
            Math.max(...roll.map((place) => other[place])),
            roll.reduce<number>((total, place) => total + sum[place], 0),
            top > 0 && roll.filter((place) => one[place] === top).length >= 2,
          ].join(' ');
          counted.set(key, (counted.get(key) ?? 0) + 1);
        }
        const found = outcomes(one, other, sum, dice);
        expect(found).toHaveLength(counted.size);
        for (const outcome of found) {
          const key = [outcome.one, outcome.other, outcome.sum, outcome.pair].join(' ');
          expect(outcome.chance).toBeCloseTo((counted.get(key) ?? 0) / 6 ** dice, 13);
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
