import { addTallies, emptyTally, type Tally } from '../../match/tally';
import type { BalancePart, Carried } from '../../systems/balance-part';
import type { Sheet } from '../../systems/sheet';
import { mean, wilson, type Interval } from '../statistics';
import { differenceOf, type Difference } from './difference';
import { versionIds, type PlayedPair, type VersionId } from './pairs';

/** How one version did. */
export interface VersionFigures {
  /** Points for each match, 0 to 1. */
  readonly score: number;
  readonly interval: Interval;
  /** Figures of the version itself, over all its matches. */
  readonly tally: Tally;
  /** Share of its matches in which it fell. */
  readonly fell: number;
  readonly phases: number;
}

/** Report on the matches of two versions. */
export interface VersionsReport {
  readonly difference: Difference;
  /** Every pair ended the same with both. */
  readonly isAlike: boolean;
  readonly versions: Readonly<Record<VersionId, VersionFigures>>;
  /**
   * By opponent, starting with those the second version does best against; opponents that were not met are left out.
   */
  readonly opponents: readonly { readonly opponent: number; readonly difference: Difference }[];
}

const tallyOf = (pair: PlayedPair, version: VersionId): Tally =>
  pair[version].heroes[pair.place] ?? emptyTally;

const figuresOf = (pairs: readonly PlayedPair[], version: VersionId): VersionFigures => {
  const points = pairs.reduce((sum, { score }) => sum + score[version], 0);
  const fallen = pairs.filter((pair) => Object.keys(tallyOf(pair, version).fell).length > 0).length;
  return {
    score: points / Math.max(1, pairs.length),
    interval: wilson(points, pairs.length),
    tally: pairs.reduce((sum, pair) => addTallies(sum, tallyOf(pair, version)), emptyTally),
    fell: fallen / Math.max(1, pairs.length),
    phases: mean(pairs.map((pair) => pair[version].phases)),
  };
};

/** @param pairs in the order of the comparison */
export const versionsReport = (pairs: readonly PlayedPair[]): VersionsReport => {
  const met = [...new Set(pairs.map(({ opponent }) => opponent))];
  const [a, b] = versionIds.map((version) => figuresOf(pairs, version));
  const none = figuresOf([], 'a');
  return {
    difference: differenceOf(pairs.map(({ score }) => score)),
    isAlike: pairs.every(({ score }) => score.a === score.b),
    versions: { a: a ?? none, b: b ?? none },
    opponents: met
      .map((opponent) => ({
        opponent,
        difference: differenceOf(
          pairs.filter((pair) => pair.opponent === opponent).map(({ score }) => score),
        ),
      }))
      .sort((one, other) => other.difference.mean - one.difference.mean || one.opponent - other.opponent),
  };
};

/** Things one version has more of than the other: "Cleave", "Melee". */
export const onlyIn = (
  { carried }: Pick<BalancePart, 'carried'>,
  version: Sheet,
  other: Sheet,
): readonly Carried[] => {
  const there = carried(other);
  return carried(version).flatMap((each) => {
    const less = there.find(({ kind, name }) => kind === each.kind && name === each.name)?.amount ?? 0;
    return each.amount > less ? [{ ...each, amount: each.amount - less }] : [];
  });
};
