/** What each of the six sides of a die counts for, as pips of one colour: whole numbers from 0. */
export type Sides = readonly [number, number, number, number, number, number];

/**
 * The probability of every value from 0 up: `distribution[2]` is that of a 2. They add up to 1.
 *
 * Rolls are counted in whole numbers, of which there are at most 6^20 < 2^53: doubles hold them without rounding, so
 * that only the last division rounds and every probability is right to 15 digits.
 */
export type Distribution = readonly number[];

/** The largest Hand that can be counted without rounding. */
export const mostDice = 20;

/** @throws RangeError for a Hand that is no whole number from 0 to 20 */
const allRolls = (dice: number): number => {
  if (!Number.isInteger(dice) || dice < 0 || dice > mostDice) {
    throw new RangeError(`A Hand of ${dice} dice cannot be counted.`);
  }
  return 6 ** dice;
};

/**
 * The best single die of a Hand, 0 for a Hand without dice.
 * @param dice 0 to 20
 */
export const bestDie = (sides: Sides, dice: number): Distribution => {
  const all = allRolls(dice);
  if (dice === 0) return [1];
  const chances: number[] = [];
  let below = 0;
  for (let value = 0; value <= Math.max(...sides); value += 1) {
    const upTo = sides.filter((side) => side <= value).length ** dice;
    chances.push((upTo - below) / all);
    below = upTo;
  }
  return chances;
};

/** Ways to roll each sum with so many dice that show one of these sides. */
const waysToSum = (sides: readonly number[], dice: number): number[] => {
  let ways = [1];
  for (let die = 0; die < dice; die += 1) {
    const next: number[] = [];
    ways.forEach((count, sum) => {
      for (const side of sides) next[sum + side] = (next[sum + side] ?? 0) + count;
    });
    ways = Array.from(next, (count: number | undefined) => count ?? 0);
  }
  return ways;
};

/**
 * The sum over all dice of a Hand.
 * @param dice 0 to 20
 */
export const sumOfDice = (sides: Sides, dice: number): Distribution => {
  const all = allRolls(dice);
  return waysToSum(sides, dice).map((count) => count / all);
};

/**
 * The chance that two or more dice show the highest value that the die can show; 0 where that value is 0.
 * @param dice 0 to 20
 */
export const atLeastTwoBest = (sides: Sides, dice: number): number => {
  const all = allRolls(dice);
  const best = Math.max(...sides);
  if (best === 0 || dice < 2) return 0;
  const hits = sides.filter((side) => side === best).length;
  const none = (6 - hits) ** dice;
  const one = dice * hits * (6 - hits) ** (dice - 1);
  return (all - none - one) / all;
};

/**
 * Two readings of one roll together: `[best][sum]` is the chance that the best die by `best` shows this many and all
 * dice together sum to that many by `sum`. For values that a player reads off one die while others count over all.
 * @param dice 0 to 20
 */
export const bestAndSum = (best: Sides, sum: Sides, dice: number): readonly Distribution[] => {
  const all = allRolls(dice);
  let below: readonly number[] = [];
  return Array.from({ length: dice === 0 ? 1 : Math.max(...best) + 1 }, (_, value) => {
    const upTo = waysToSum(
      sum.filter((_side, index) => (best[index] ?? 0) <= value),
      dice,
    );
    const here = upTo.map((count, total) => (count - (below[total] ?? 0)) / all);
    below = upTo;
    return here;
  });
};

/** The mean value. */
export const mean = (distribution: Distribution): number =>
  distribution.reduce((sum, chance, value) => sum + chance * value, 0);

/** The chance of this value or a higher one, 0 to 1; counted from the smaller end, so that tiny chances stay exact. */
export const atLeast = (distribution: Distribution, value: number): number =>
  value <= 0 ? 1 : distribution.slice(value).reduceRight((sum, chance) => sum + chance, 0);
