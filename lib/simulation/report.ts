import { hashOfEnds, type Played } from './series';

import { mean, middleOf, quantileOf, wilson, type Interval } from './statistics';
import { addTallies, emptyTally, type Tally } from '../match/tally';

/** How one side of a series did. */
export interface TeamReport {
  readonly wins: number;
  /** Share of all matches, draws included, and how far chance may have moved it. */
  readonly share: number;
  readonly interval: Interval;
}

/** A series in figures: `simulate --json` of docs/command-line.md, and more. */
export interface SeriesReport {
  readonly matches: number;
  readonly teams: readonly TeamReport[];
  readonly draws: number;
  readonly decisions: number;
  /** Phases of a match. */
  readonly phases: {
    readonly mean: number;
    readonly middle: number;
    readonly most: number;
    /** Half of all matches lie between these two. */
    readonly quartiles: readonly [number, number];
  };
  /** Why matches ended, the most frequent first. */
  readonly endings: readonly { readonly because: string; readonly matches: number }[];
  /** Sums over all matches, by hero. */
  readonly heroes: readonly Tally[];
  readonly hash: string;
}

const endingsOf = (played: readonly Played[]): SeriesReport['endings'] => {
  const counts = new Map<string, number>();
  for (const { because } of played) counts.set(because, (counts.get(because) ?? 0) + 1);
  return [...counts]
    .map(([because, matches]) => ({ because, matches }))
    .sort((a, b) => b.matches - a.matches || (a.because < b.because ? -1 : 1));
};

/** Report of a series. @param played in the order of the series */
export const reportOf = (played: readonly Played[], teams: number, heroes: number): SeriesReport => {
  const wins = Array.from(
    { length: teams },
    (_, team) => played.filter(({ winner }) => winner === team).length,
  );
  const phases = played.map((match) => match.phases);
  return {
    matches: played.length,
    teams: wins.map((won) => ({
      wins: won,
      share: played.length === 0 ? 0 : won / played.length,
      interval: wilson(won, played.length),
    })),
    draws: played.filter(({ winner }) => winner === null).length,
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    phases: {
      mean: mean(phases),
      middle: middleOf(phases),
      most: phases.reduce((most, each) => Math.max(most, each), 0),
      quartiles: [quantileOf(phases, 0.25), quantileOf(phases, 0.75)],
    },
    endings: endingsOf(played),
    heroes: Array.from({ length: heroes }, (_, hero) =>
      played.reduce((sum, match) => addTallies(sum, match.heroes[hero] ?? emptyTally), emptyTally),
    ),
    hash: hashOfEnds(played.map(({ end }) => end)),
  };
};

/** Those that agree with most others in something. */
const usual = (matches: readonly Played[], keyOf: (match: Played) => unknown): readonly Played[] => {
  const groups = new Map<unknown, Played[]>();
  for (const match of matches) groups.set(keyOf(match), [...(groups.get(keyOf(match)) ?? []), match]);
  return [...groups.values()].reduce<readonly Played[]>(
    (most, group) => (group.length > most.length ? group : most),
    [],
  );
};

/**
 * The most typical match of a series: won by the side with most wins, ended as most of those did, and of those the one
 * whose length and damage are nearest to their middle.
 */
export const mostTypical = (played: readonly Played[]): Played | undefined => {
  const alike = usual(
    usual(played, ({ winner }) => winner),
    ({ because }) => because,
  );
  const damage = ({ heroes }: Played): number => heroes.reduce((sum, { dealt }) => sum + dealt, 0);
  const [phases, dealt] = [middleOf(alike.map((match) => match.phases)), middleOf(alike.map(damage))];
  const away = (match: Played): number =>
    Math.abs(match.phases - phases) / Math.max(1, phases) +
    Math.abs(damage(match) - dealt) / Math.max(1, dealt);
  return alike.reduce<Played | undefined>(
    (best, match) => (best === undefined || away(match) < away(best) ? match : best),
    undefined,
  );
};
