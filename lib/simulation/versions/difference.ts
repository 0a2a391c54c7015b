import { mean, normal95, type Interval } from '../statistics';

/** Points of both versions in one pair of matches: 1 for a win, a half for a draw, 0 for a defeat. */
export interface PairScore {
  readonly a: number;
  readonly b: number;
}

/** Lead of the second version over the first in points, -1 to 1, with its 95 % confidence interval. */
export interface Difference extends Interval {
  readonly mean: number;
  readonly pairs: number;
}

/**
 * The interval of Agresti and Min for matched pairs: each of the four outcomes counts half a pair more, so that few pairs,
 * or pairs that all end alike, are not believed too soon. They had wins and defeats only; draws lie between these.
 */
export const differenceOf = (scores: readonly PairScore[]): Difference => {
  const pairs = scores.length;
  if (pairs === 0) return { mean: 0, low: -1, high: 1, pairs };
  const differences = scores.map(({ a, b }) => b - a);
  const counted = pairs + 2;
  const middle = differences.reduce((sum, each) => sum + each, 0) / counted;
  const squares = differences.reduce((sum, each) => sum + each * each, 1) / counted;
  const reach = normal95 * Math.sqrt((squares - middle * middle) / counted);
  return {
    mean: mean(differences),
    low: Math.max(-1, middle - reach),
    high: Math.min(1, middle + reach),
    pairs,
  };
};

export const verdicts = ['a', 'b', 'none'] as const;
export type Verdict = (typeof verdicts)[number];

/** Which version is better: none while chance could explain the difference. */
export const verdictOf = ({ low, high }: Interval): Verdict => {
  if (low > 0) return 'b';
  return high < 0 ? 'a' : 'none';
};
