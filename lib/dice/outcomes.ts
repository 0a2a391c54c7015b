import { allRolls, waysToSum, type Sides } from './odds';

/** Result of one roll in several readings at once. */
interface Outcome {
  /** The best die by the first reading, and by the second. */
  readonly one: number;
  readonly other: number;
  /** All dice together by the third reading. */
  readonly sum: number;
  /** Two or more dice show the highest value of the first reading that the die has; never where that is 0. */
  readonly pair: boolean;
  /** 0 to 1. */
  readonly chance: number;
}

type Ways = readonly number[];

const levelsOf = (sides: Sides): readonly number[] => [...new Set(sides)].sort((a, b) => a - b);

const plus = (a: Ways, b: Ways, by: number): Ways =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + by * (b[at] ?? 0));

/**
 * Every outcome of a roll that can happen, read three ways at once: for what takes the best die of two kinds of pips
 * and all pips of a third off the same dice. Counted in whole numbers; only the last division rounds.
 * @throws RangeError as `allRolls` does
 */
export const outcomes = (one: Sides, other: Sides, sum: Sides, dice: number): readonly Outcome[] => {
  const all = allRolls(one.length, dice);
  if (dice === 0) return [{ one: 0, other: 0, sum: 0, pair: false, chance: 1 }];
  const top = Math.max(...one);
  const others = levelsOf(other);
  const sumsWhere = (holds: (side: number) => boolean): readonly number[] =>
    sum.filter((_pips, side) => holds(side));
  const upTo = (value: number, second: number): Ways =>
    waysToSum(
      sumsWhere((side) => (one[side] ?? 0) <= value && (other[side] ?? 0) <= second),
      dice,
    );
  /** Exactly one die at the top, and no die above `second` in the second reading. */
  const lone = (second: number): Ways => {
    const rest = waysToSum(
      sumsWhere((side) => (one[side] ?? 0) < top && (other[side] ?? 0) <= second),
      dice - 1,
    );
    return sumsWhere((side) => one[side] === top && (other[side] ?? 0) <= second).reduce<Ways>(
      (found, pips) => plus(found, [...new Array<number>(pips).fill(0), ...rest], dice),
      [],
    );
  };
  const found: Outcome[] = [];
  const add = (ways: Ways, value: number, second: number, pair: boolean): void => {
    ways.forEach((count, total) => {
      if (count > 0) found.push({ one: value, other: second, sum: total, pair, chance: count / all });
    });
  };
  let lower: readonly Ways[] = [];
  for (const value of levelsOf(one)) {
    const row = others.map((second) => upTo(value, second));
    let loneBefore: Ways = [];
    others.forEach((second, at) => {
      const here = plus(
        plus(row[at] ?? [], row[at - 1] ?? [], -1),
        plus(lower[at] ?? [], lower[at - 1] ?? [], -1),
        -1,
      );
      if (value < top || top === 0) {
        add(here, value, second, false);
        return;
      }
      const loneHere = lone(second);
      const single = plus(loneHere, loneBefore, -1);
      loneBefore = loneHere;
      add(single, value, second, false);
      add(plus(here, single, -1), value, second, true);
    });
    lower = row;
  }
  return found;
};
