import { simulateMessages } from '@/lib/messages/en/simulate';
import { tournamentMessages as say } from '@/lib/messages/en/tournament';
import { entrantsOf, type Contest } from '@/lib/simulation/contest';
import type { MatchOrder, SeriesProblem } from '@/lib/simulation/play-series';
import type { PlayerSetting } from '@/lib/simulation/player-setting';
import type { Played } from '@/lib/simulation/series';
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
  /** What was played before; each match is added as it ends. */
  readonly tally: Tally;
  readonly threads: number | undefined;
}

/** Why not all of it was played. */
export type MeetProblem =
  | { readonly problem: 'not-written'; readonly error: unknown }
  | Exclude<SeriesProblem, { readonly problem: 'broke-off' }>;

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
    // Who may not play has been left out already.
    isLenient: true,
  };
};

interface Due {
  readonly order: MatchOrder;
  readonly fixture: Fixture;
}

/** What is still to be played; the matches of a pair share their contest. */
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

const lineOf = ({ id, pair }: Fixture, { winner, phases, decisions, end }: Played) => ({
  id,
  winner: winner === null ? undefined : pair[winner],
  phases,
  decisions,
  end,
});

/**
 * Plays what has not been played yet, each match a line in the file before it counts. A match that breaks off is told,
 * and the others go on.
 * @param stop is also aborted by what cannot be written
 */
export const playMeet = async (
  meet: Meet,
  file: Pick<ResultsFile, 'add'>,
  step: () => void,
  stop: AbortController,
): Promise<MeetEnd> => {
  const brokeOff: string[] = [];
  let due = dueIn(meet);
  let writing: Promise<unknown> = Promise.resolve();
  let failed: { readonly error: unknown } | undefined;
  const keep = async (fixture: Fixture, match: Played): Promise<void> => {
    if (failed) return;
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
  for (;;) {
    const fixtures = new Map(due.map(({ order, fixture }) => [order, fixture]));
    const ended = await playAll(
      due.map(({ order }) => order),
      {
        threads: meet.threads,
        signal: stop.signal,
        lost: (detail) => notify(simulateMessages.threadLost(detail)),
        played: (order, match) => {
          const fixture = fixtures.get(order);
          if (fixture) writing = writing.then(() => keep(fixture, match));
        },
      },
    );
    await writing;
    if (failed) return { brokeOff, problem: { problem: 'not-written', ...failed } };
    if (ended.ok) return { brokeOff, problem: undefined };
    if (ended.error.problem !== 'broke-off') return { brokeOff, problem: ended.error };
    const { order, detail } = ended.error;
    const [one = '', other = ''] = entrantsOf(order.contest).map(nameOf);
    brokeOff.push(say.brokeOff(one, other, order.nth + 1, detail));
    due = due.filter((each) => each.order !== order && !meet.tally.has(each.fixture));
  }
};
