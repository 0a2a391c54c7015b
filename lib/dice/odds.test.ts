import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDie, anyHand, anySides, bestOf, everyRoll, sumOf, type Roll } from './fixtures/rolls';
import {
  atLeast,
  atLeastTwoBest,
  bestAndSum,
  bestDie,
  mean,
  sumOfDice,
  type Distribution,
  type Sides,
} from './odds';

const anyHandOfOne = anySides.chain((sides) => fc.tuple(anyDie(sides, 6), anyHand(sides)));
const runs = { numRuns: 60 };

/** The share of all rolls of which something holds. */
const share = (die: Sides, dice: number, holds: (roll: Roll) => boolean): number => {
  const rolls = everyRoll([...die.keys()], dice);
  return rolls.filter(holds).length / rolls.length;
};

const expectShares = (distribution: Distribution, shareOf: (value: number) => number): void => {
  for (let value = 0; value < distribution.length + 2; value += 1) {
    expect(distribution[value] ?? 0).toBeCloseTo(shareOf(value), 12);
  }
};

describe('odds against a count of every roll, whatever the number of sides', () => {
  it('best die', () => {
    fc.assert(
      fc.property(anyHandOfOne, ([die, dice]) => {
        expectShares(bestDie(die, dice), (value) => share(die, dice, (roll) => bestOf(die, roll) === value));
      }),
      runs,
    );
  });

  it('sum of dice', () => {
    fc.assert(
      fc.property(anyHandOfOne, ([die, dice]) => {
        expectShares(sumOfDice(die, dice), (value) => share(die, dice, (roll) => sumOf(die, roll) === value));
      }),
      runs,
    );
  });

  it('two dice at the best side', () => {
    fc.assert(
      fc.property(anyHandOfOne, ([die, dice]) => {
        const most = Math.max(...die);
        const brute = share(
          die,
          dice,
          (roll) => most > 0 && roll.filter((place) => die[place] === most).length >= 2,
        );
        expect(atLeastTwoBest(die, dice)).toBeCloseTo(brute, 12);
      }),
      runs,
    );
  });

  it('best die by one colour and the sum of another', () => {
    const two = anySides.chain((sides) =>
      fc.tuple(anyDie(sides, 6), anyDie(sides, 6), fc.integer({ min: 1, max: 3 })),
    );
    fc.assert(
      fc.property(two, ([one, other, dice]) => {
        bestAndSum(one, other, dice).forEach((row, value) => {
          expectShares(row, (total) =>
            share(one, dice, (roll) => bestOf(one, roll) === value && sumOf(other, roll) === total),
          );
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe('odds by hand', () => {
  it("reads Bito's chance of five dice showing at least one Skill pip", () => {
    expect(atLeast(sumOfDice([0, 0, 0, 0, 0, 1], 5), 1)).toBeCloseTo(1 - (5 / 6) ** 5, 14);
  });

  it('keeps twenty dice exact', () => {
    const twenty = bestDie([0, 0, 0, 0, 0, 4], 20);
    expect(twenty[0]).toBe(5 ** 20 / 6 ** 20);
    expect(twenty.reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 14);
  });

  it('knows a mean and an empty Hand', () => {
    expect(mean(sumOfDice([0, 0, 0, 1, 1, 1], 4))).toBeCloseTo(2, 14);
    expect(bestDie([1, 1, 1, 1, 1, 1], 0)).toEqual([1]);
    expect(bestAndSum([1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1], 0)).toEqual([[1]]);
  });

  it.each([-1, 0.5, 21])('refuses %s dice', (dice) => {
    expect(() => bestDie([0, 0, 0, 0, 0, 1], dice)).toThrow(RangeError);
  });

  it('tosses coins', () => {
    expect(sumOfDice([0, 1], 3)).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8]);
  });

  it.each([
    { sides: 2, most: 52 },
    { sides: 6, most: 20 },
    { sides: 8, most: 17 },
    { sides: 10, most: 15 },
  ])('counts $most dice with $sides sides, and none more', ({ sides, most }) => {
    const blank = Array.from({ length: sides }, () => 0);
    expect(bestDie(blank, most)).toEqual([1]);
    expect(() => bestDie(blank, most + 1)).toThrow(RangeError);
  });

  it('refuses a die without sides', () => {
    expect(() => bestDie([], 1)).toThrow(RangeError);
  });
});
