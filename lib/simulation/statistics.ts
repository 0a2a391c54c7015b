/** Means and quantiles of counted things, and confidence intervals of shares. */

/** Bounds of a share, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for an interval of 95 %. */
export const normal95 = 1.959963984540054;

/**
 * Wilson's interval of 95 % for a share: how far chance may have moved it.
 * @param part how many of them, 0 to `all`
 * @param all none: anything from 0 to 1 is possible
 */
export const wilson = (part: number, all: number): Interval => {
  if (all === 0) return { low: 0, high: 1 };
  const square = normal95 * normal95;
  const share = part / all;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const reach =
    (normal95 / (1 + square / all)) * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  return {
    low: part === 0 ? 0 : Math.max(0, middle - reach),
    high: part === all ? 1 : Math.min(1, middle + reach),
  };
};

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The middle of sorted numbers; of an even count the lower of the two, so that it is one of them. 0 for none. */
export const middleOf = (numbers: readonly number[]): number => quantileOf(numbers, 0.5);

/** The number at a part of the way, 0 to 1, from the least to the most; one of them. 0 for none. */
export const quantileOf = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;
