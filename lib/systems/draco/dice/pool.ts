import { faceNumbers, type FaceNumber } from '../../../dice/face';

/** The chance of each number of something from 0 up; they add up to 1. */
export type Spread = readonly number[];

/**
 * The chance that no die of a pool shows any but a certain number of faces, 0 to 1. Multiplied out, since
 * engines differ in the last digit of a power, and a page is drawn on the server and in the browser.
 */
const allAmong = (faces: number, dice: number): number => {
  let share = 1;
  for (let die = 0; die < dice; die += 1) share *= faces / 6;
  return share;
};

/** The chance that some die of a pool shows a certain face, 0 to 1. */
export const shown = (dice: number): number => 1 - allAmong(5, dice);

/**
 * How often each face is picked by who wants the earlier ones of a list: the chance that some die shows it and none an
 * earlier one, in the list's order. With a die at least they add up to 1.
 */
export const pickedInOrder = (order: readonly FaceNumber[], dice: number): readonly number[] =>
  order.map((_, earlier) => allAmong(6 - earlier, dice) - allAmong(5 - earlier, dice));

/** The best of what a die of the pool may count for; 0 for a pool without dice. */
export const bestOfPool = (worth: (face: FaceNumber) => number, dice: number): Spread => {
  if (dice === 0) return [1];
  const order = [...faceNumbers].sort((one, other) => worth(other) - worth(one));
  const spread = new Array<number>(Math.max(...faceNumbers.map(worth)) + 1).fill(0);
  pickedInOrder(order, dice).forEach((chance, at) => {
    const value = worth(order[at] ?? 1);
    spread[value] = (spread[value] ?? 0) + chance;
  });
  return spread;
};

/** Average of something with these chances. */
export const meanOf = (spread: Spread): number =>
  spread.reduce((sum, chance, value) => sum + chance * value, 0);

/** The chance of more than nothing. */
export const anyOf = (spread: Spread): number =>
  spread.reduce((sum, chance, value) => (value === 0 ? sum : sum + chance), 0);

/** A spread that is added to piece by piece. @param most what it can come to */
export const emptySpread = (most: number): number[] => new Array<number>(most + 1).fill(0);

/** Nothing lost for certain. */
export const nothingLost: Spread = [1];

/**
 * Loss from a number of dice after a further event.
 * @param more what that takes where this many dice are left
 */
export const lostAfter = (before: Spread, dice: number, more: (left: number) => Spread): Spread => {
  const after = emptySpread(dice);
  before.forEach((chance, lost) => {
    if (chance === 0) return;
    const next = lost === dice ? nothingLost : more(dice - lost);
    next.forEach((further, by) => {
      after[lost + by] = (after[lost + by] ?? 0) + chance * further;
    });
  });
  return after;
};

/**
 * How many rounds it takes until nothing is left, on average; undefined where that never happens.
 * @param dice what there is at first
 * @param lostIn what one round takes from this many dice
 */
export const roundsUntilNone = (dice: number, lostIn: (dice: number) => Spread): number | undefined => {
  const rounds: number[] = [0];
  for (let left = 1; left <= dice; left += 1) {
    const spread = lostIn(left);
    const none = spread[0] ?? 0;
    if (none > 1 - 1e-12) return undefined;
    const after = spread.reduce(
      (sum, chance, lost) => (lost === 0 ? sum : sum + chance * (rounds[Math.max(0, left - lost)] ?? 0)),
      0,
    );
    rounds.push((1 + after) / (1 - none));
  }
  return rounds[dice];
};
