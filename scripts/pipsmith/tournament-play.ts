import { simulateMessages } from '#words/messages/simulate';
import { tournamentMessages as say } from '#words/messages/tournament';
import { err, type Result } from '@/lib/result';
import { entrantsOf, type Contest } from '@/lib/simulation/contest';
import type { MatchOrder, SeriesProblem } from '@/lib/simulation/play-series';
import type { PlayerSetting } from '@/lib/simulation/player-setting';
import type { MatchEnd } from '@/lib/simulation/queue/chunk';
import { seedOfPair, type Fixture, type Terms } from '@/lib/simulation/tournament/tournament';
import type { Tally } from '@/lib/simulation/tournament/table';
import { nameOf } from '@/lib/systems/document';
import type { SystemId } from '@/lib/systems/sheet';
import { playAll } from './play-all';
import { notify } from './terminal';
import type { ResultsFile } from './tournament-file';
import type { Contestant } from './tournament-folder';

/** A tournament that is ready to be played. */
export interface Meet {
  readonly system: SystemId;
  readonly terms: Terms;
  readonly player: PlayerSetting;
  readonly contestants: readonly Contestant[];
  readonly fixtures: readonly Fixture[];
  /** Matches played before; each match is added as it ends. */
  readonly tally: Tally;
}

/** Why orders were not all played. */
export type OrdersProblem =
  | Exclude<SeriesProblem, { readonly problem: 'broke-off' }>
  /** The queue cannot go on; a sentence. */
  | { readonly problem: 'queue'; readonly detail: string };

/** Why not all of it was played. */
export type MeetProblem = OrdersProblem | { readonly problem: 'not-written'; readonly error: unknown };

export interface MeetEnd {
  /** Sentences about matches that broke off. */
  readonly brokeOff: readonly string[];
  readonly problem: MeetProblem | undefined;
}

/** The series that the matches of a pair belong to. */
export const contestOf = (meet: Meet, pair: Fixture['pair']): Contest => {
  const { contestants, terms, player } = meet;
  return {
    system: meet.system,
    sheets: pair.flatMap((key) => contestants.find((one) => one.key === key)?.document.sheet ?? []),
    scenario: terms.scenario,
    map: terms.map,
    seed: seedOfPair(terms.seed, pair),
    players: [player, player],
    // Heroes that may not play have been left out already.
    isLenient: true,
  };
};

interface Due {
  readonly order: MatchOrder;
  readonly fixture: Fixture;
}

/** Matches still to be played; those of a pair share their contest. */
const dueIn = (meet: Meet): readonly Due[] => {
  const contests = new Map<string, Contest>();
  return meet.fixtures
    .filter((fixture) => !meet.tally.has(fixture))
    .map((fixture) => {
      const key = fixture.pair.join(' ');
      const contest = contests.get(key) ?? contestOf(meet, fixture.pair);
      contests.set(key, contest);
      return { order: { contest, nth: fixture.nth }, fixture };
    });
};

const lineOf = ({ id, pair }: Fixture, { winner, phases, decisions, end }: MatchEnd) => ({
  id,
  winner: winner === null ? undefined : pair[winner],
  phases,
  decisions,
  end,
});

/** How orders are played, here or elsewhere. */
export interface OrdersPlan {
  /** Settles once the match is written, or never will be. */
  readonly played: (order: MatchOrder, match: MatchEnd) => Promise<void>;
  readonly brokeOff: (order: MatchOrder, detail: string) => void;
  readonly signal: AbortSignal;
}

export type PlayOrders = (
  orders: readonly MatchOrder[],
  plan: OrdersPlan,
) => Promise<Result<undefined, OrdersProblem>>;

/** Plays orders on this machine. @param threads 0: none but this one; undefined: as many as pay off */
export const playOnThisMachine =
  (threads: number | undefined): PlayOrders =>
  async (orders, { played, brokeOff, signal }) => {
    let left = new Set(orders);
    let writing: Promise<unknown> = Promise.resolve();
    for (;;) {
      const ended = await playAll([...left], {
        threads,
        signal,
        lost: (detail) => notify(simulateMessages.threadLost(detail)),
        played: (order, match) => {
          left.delete(order);
          writing = writing.then(() => played(order, match));
        },
      });
      await writing;
      if (ended.ok) return ended;
      if (ended.error.problem !== 'broke-off') return err(ended.error);
      const { order, detail } = ended.error;
      brokeOff(order, detail);
      left = new Set([...left].filter((each) => each !== order));
    }
  };

/**
 * Plays the matches that are missing, each a line in the file before it counts. A match that breaks off is reported,
 * and the others go on.
 * @param step called with each match that counts
 * @param stop is also aborted when something cannot be written
 */
export const playMeet = async (
  meet: Meet,
  file: Pick<ResultsFile, 'add'>,
  step: () => void,
  stop: AbortController,
  play: PlayOrders,
): Promise<MeetEnd> => {
  const brokeOff: string[] = [];
  const due = dueIn(meet);
  const fixtures = new Map(due.map(({ order, fixture }) => [order, fixture]));
  let failed: { readonly error: unknown } | undefined;
  const played = async (order: MatchOrder, match: MatchEnd): Promise<void> => {
    const fixture = fixtures.get(order);
    if (failed || !fixture || meet.tally.has(fixture)) return;
    try {
      const line = lineOf(fixture, match);
      await file.add(line);
      meet.tally.add(line);
      step();
    } catch (error) {
      failed = { error };
      stop.abort();
    }
  };
  const ended = await play(
    due.map(({ order }) => order),
    {
      played,
      brokeOff: ({ contest, nth }, detail) => {
        const [one = '', other = ''] = entrantsOf(contest).map(nameOf);
        brokeOff.push(say.brokeOff(one, other, nth + 1, detail));
      },
      signal: stop.signal,
    },
  );
  if (failed) return { brokeOff, problem: { problem: 'not-written', ...failed } };
  return { brokeOff, problem: ended.ok ? undefined : ended.error };
};
