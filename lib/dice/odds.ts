/** Value of each side of a die: whole numbers from 0, one for each side, at least one. */
export type Sides = readonly number[];

/**
 * The probability of every value from 0 up: `distribution[2]` is that of a 2. They add up to 1.
 *
 * Rolls are counted in whole numbers, of which there are at most 2^53: doubles hold them without rounding, so that only
 * the last division rounds and every probability is right to 15 digits.
 */
export type Distribution = readonly number[];

/**
 * How many rolls there are with this many dice and sides. @throws RangeError if they cannot be counted
 * without rounding: more than 20 dice with six sides, 17 with eight, and for anything but whole numbers
 */
export const allRolls = (sides: number, dice: number): number => {
  const all = sides ** dice;
  if (!Number.isInteger(dice) || dice < 0 || sides < 1 || all > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`A Hand of ${dice} dice with ${sides} sides cannot be counted.`);
  return all;
};

/** How many of the sides show at most a value. */
const sidesUpTo = (sides: readonly number[], value: number): number => {
  let count = 0;
  for (const side of sides) if (side <= value) count += 1;
  return count;
};

/**
 * The best single die of a Hand, 0 for a Hand without dice.
 * @throws RangeError as `allRolls` does
 */
export const bestDie = (sides: Sides, dice: number): Distribution => {
  const all = allRolls(sides.length, dice);
  if (dice === 0) return [1];
  const most = Math.max(...sides);
  const chances: number[] = [];
  let below = 0;
  for (let value = 0; value <= most; value += 1) {
    const upTo = sidesUpTo(sides, value) ** dice;
    chances.push((upTo - below) / all);
    below = upTo;
  }
  return chances;
};

/** Ways to roll each sum with this many dice that show one of these sides. */
export const waysToSum = (sides: readonly number[], dice: number): readonly number[] => {
  const most = Math.max(0, ...sides);
  const kinds = Array.from({ length: most + 1 }, (_, value) => sides.filter((side) => side === value).length);
  let ways = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = new Array<number>(ways.length + most).fill(0);
    for (let sum = 0; sum < ways.length; sum += 1) {
      const count = ways[sum] ?? 0;
      if (count === 0) continue;
      for (let value = 0; value <= most; value += 1) {
        const kind = kinds[value] ?? 0;
        if (kind > 0) next[sum + value] = (next[sum + value] ?? 0) + count * kind;
      }
    }
    ways = next;
  }
  return ways;
};

/**
 * The sum over all dice of a Hand.
 * @throws RangeError as `allRolls` does
 */
export const sumOfDice = (sides: Sides, dice: number): Distribution => {
  const all = allRolls(sides.length, dice);
  return waysToSum(sides, dice).map((count) => count / all);
};

/**
 * The chance that two or more dice show the highest value that the die can show; 0 where that value is 0.
 * @throws RangeError as `allRolls` does
 */
export const atLeastTwoBest = (sides: Sides, dice: number): number => {
  const all = allRolls(sides.length, dice);
  const best = Math.max(...sides);
  if (best === 0 || dice < 2) return 0;
  const misses = sidesUpTo(sides, best - 1);
  const none = misses ** dice;
  const one = dice * (sides.length - misses) * misses ** (dice - 1);
  return (all - none - one) / all;
};

/**
 * Two readings of one roll together: `[best][sum]` is the chance that the best die by `best` shows this many and all
 * dice together sum to that many by `sum`. For values that a player reads off one die while others count over all.
 * @throws RangeError as `allRolls` does
 */
export const bestAndSum = (best: Sides, sum: Sides, dice: number): readonly Distribution[] => {
  const all = allRolls(best.length, dice);
  let below: readonly number[] = [];
  return Array.from({ length: dice === 0 ? 1 : Math.max(...best) + 1 }, (_, value) => {
    if (dice > 0 && !best.includes(value)) return [];
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
export const mean = (distribution: Distribution): number => {
  let sum = 0;
  for (let value = 1; value < distribution.length; value += 1) sum += (distribution[value] ?? 0) * value;
  return sum;
};

/** The chance of this value or a higher one, 0 to 1; counted from the rarer end. */
export const atLeast = (distribution: Distribution, value: number): number => {
  if (value <= 0) return 1;
  let sum = 0;
  for (let high = distribution.length - 1; high >= value; high -= 1) sum += distribution[high] ?? 0;
  return sum;
};
