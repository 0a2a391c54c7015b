import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

const side = fc.nat({ max: 6 });
const sides: fc.Arbitrary<Sides> = fc.tuple(side, side, side, side, side, side);
const hand = fc.integer({ min: 1, max: 4 });
const runs = { numRuns: 40 };

const places = [0, 1, 2, 3, 4, 5] as const;
type Roll = readonly (typeof places)[number][];

/** Every roll of so many dice, as the places of the sides that lie on top. */
const everyRoll = (dice: number): readonly Roll[] =>
  dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((roll) => places.map((place): Roll => [...roll, place]));

/** The share of all rolls of which something holds. */
const share = (dice: number, holds: (roll: Roll) => boolean): number => {
  const rolls = everyRoll(dice);
  return rolls.filter(holds).length / rolls.length;
};

const best = (die: Sides, roll: Roll): number => Math.max(...roll.map((place) => die[place]));
const sum = (die: Sides, roll: Roll): number => roll.reduce<number>((total, place) => total + die[place], 0);

const expectShares = (distribution: Distribution, shareOf: (value: number) => number): void => {
  for (let value = 0; value < distribution.length + 2; value += 1) {
    expect(distribution[value] ?? 0).toBeCloseTo(shareOf(value), 12);
  }
};

describe('odds against a count of every roll', () => {
  it('best die', () => {
    fc.assert(
      fc.property(sides, hand, (die, dice) => {
        expectShares(bestDie(die, dice), (value) => share(dice, (roll) => best(die, roll) === value));
      }),
      runs,
    );
  });

  it('sum of dice', () => {
    fc.assert(
      fc.property(sides, hand, (die, dice) => {
        expectShares(sumOfDice(die, dice), (value) => share(dice, (roll) => sum(die, roll) === value));
      }),
      runs,
    );
  });

  it('two dice at the best side', () => {
    fc.assert(
      fc.property(sides, hand, (die, dice) => {
        const most = Math.max(...die);
        const brute = share(
          dice,
          (roll) => most > 0 && roll.filter((place) => die[place] === most).length >= 2,
        );
        expect(atLeastTwoBest(die, dice)).toBeCloseTo(brute, 12);
      }),
      runs,
    );
  });

  it('best die by one colour and the sum of another', () => {
    fc.assert(
      fc.property(sides, sides, fc.integer({ min: 1, max: 3 }), (one, other, dice) => {
        bestAndSum(one, other, dice).forEach((row, value) => {
          expectShares(row, (total) =>
            share(dice, (roll) => best(one, roll) === value && sum(other, roll) === total),
          );
        });
      }),
      { numRuns: 15 },
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
});
