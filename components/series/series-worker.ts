import { expose } from 'comlink';
import { commandLine } from '#words/messages/command-line';
import { simulateMessages } from '#words/messages/simulate';
import { matchFragment } from '@/lib/session/match-link';
import { readReplaySession } from '@/lib/session/saved-match';
import { err, ok, type Result } from '@/lib/result';
import { encounterOf, matchPartOf, teamCount, type Contest } from '@/lib/simulation/contest';
import { endOf, hashOfEnds, playNth, type Played } from '@/lib/simulation/series';
import { logOf, readMatch, replayOf } from '@/lib/simulation/replay-file';
import { joinOrders, playOrder, type MatchOrder } from '@/lib/simulation/play-series';

import { mostTypical, reportOf, type SeriesReport } from '@/lib/simulation/report';
import {
  pairAt,
  planOf,
  type VersionId,
  type VersionsOrder,
  type VersionsPlan,
} from '@/lib/simulation/versions/pairs';
import { skillWords, type SkillWords } from '@/lib/simulation/skill-words';
import { onlyIn } from '@/lib/simulation/versions/report';

import type { PlayerSetting } from '@/lib/simulation/player-setting';
import type { HarmWords, LogLine, RoundWords } from '@/lib/systems/match-part';
import type { Carried } from '@/lib/systems/balance-part';
import { opening, partOf } from '@/lib/systems/open';
import type { Sheet, SystemId } from '@/lib/systems/sheet';

/** Results of a simulation, and the match that shows them best. */
export interface Summary extends SkillWords {
  readonly report: SeriesReport;
  /** Causes of each hero's fall, in words; empty for heroes that never fell. */
  readonly falls: readonly string[];
  readonly rounds: RoundWords;
  /** The game's words for harm, where it is not damage and Life. */
  readonly harms: HarmWords | undefined;
  readonly typical: Played | undefined;
}

/** A match that was watched to its end. */
export interface Watched {
  readonly system: SystemId;
  readonly ending: string;
  readonly lines: readonly LogLine[];
  /** Hash of the end, as `pipsmith replay` prints it. */
  readonly hash: string;
}

/** Request for a simulation; its game decides on anything else. */
export interface SeriesOrder {
  readonly system: SystemId;
  readonly sheets: readonly Sheet[];
  /** Team by sheet, from 0 without a gap. */
  readonly teams: readonly number[];
  /** Undefined for what is usual. */
  readonly scenario: string | undefined;
  readonly map: string | undefined;
  readonly seed: number;
  /** The computer player of every side. */
  readonly player: PlayerSetting;
}

const clock = (): number => performance.now();

/** The series of an order; the error has a sentence for everything that is in its way. */
const contestOf = (order: SeriesOrder): Result<Contest, readonly string[]> => {
  const { system, sheets, seed, player } = order;
  const { begin, issue, maps, ownMap, scenarios, sides, usualScenario } = matchPartOf(system);
  const { least, most } = sides;
  if (sheets.length < least || sheets.length > most)
    return err([simulateMessages.heroCount(sheets.length, least, most)]);
  // Only two heroes are a team each, as on the command line.
  const teams = sheets.length > 2 ? order.teams : undefined;
  const scenario = order.scenario ?? usualScenario(sheets.length, teams);
  const map = order.map ?? maps[0] ?? '';
  const known = scenarios.map(({ id }) => id);
  if (!known.includes(scenario)) return err([commandLine.badScenario(scenario, known)]);
  if (!maps.includes(map) && !ownMap?.(map)) return err([simulateMessages.badMap(map, maps)]);
  const players = sheets.map(() => player);
  const contest = { system, sheets, ...(teams && { teams }), scenario, map, seed, players, isLenient: true };
  const encounter = encounterOf(contest, 0);
  const begun = begin(encounter);
  return begun.ok ? ok(contest) : err(begun.error.map((each) => issue(each, encounter)));
};

const summaryOf = (contest: Contest, played: readonly Played[]): Summary => {
  const { system } = contest;
  const report = reportOf(played, teamCount(encounterOf(contest, 0)), contest.sheets.length);
  const used = report.heroes.flatMap((hero) => Object.keys(hero.skills));
  return {
    report,
    falls: report.heroes.map((hero) => simulateMessages.falls(system, hero)),
    ...skillWords(system, used),
    rounds: simulateMessages.roundWords(system),
    harms: matchPartOf(system).harms,
    typical: mostTypical(played),
  };
};

/** Words for a report on two versions. */
export interface VersionWords extends SkillWords {
  /** Things only one of them has, or has more of. */
  readonly only: Readonly<Record<VersionId, readonly Carried[]>>;
  readonly rounds: RoundWords;
  readonly harms: HarmWords | undefined;
}

const versionsPlan = (order: VersionsOrder): Result<VersionsPlan, readonly string[]> => {
  const plan = planOf(order);
  const { begin, issue } = matchPartOf(order.system);
  const problems = pairAt(plan, 0).flatMap(({ contest, nth }) => {
    const encounter = encounterOf(contest, nth);
    const begun = begin(encounter);
    return begun.ok ? [] : begun.error.map((each) => issue(each, encounter));
  });
  return problems.length > 0 ? err([...new Set(problems)]) : ok(plan);
};

const versionWords = ({ system, a, b }: VersionsOrder, used: readonly string[]): VersionWords => {
  const balance = partOf(system, 'balance');
  return {
    only: balance ? { a: onlyIn(balance, a, b), b: onlyIn(balance, b, a) } : { a: [], b: [] },
    ...skillWords(system, used),
    rounds: simulateMessages.roundWords(system),
    harms: matchPartOf(system).harms,
  };
};

const watch = (text: string): Result<Watched, string> => {
  const read = readMatch(text);
  if (!read.ok) return err(simulateMessages.replayProblem(read.error));
  const { encounter } = read.value;
  const log = logOf(read.value);
  if (!log.ok) return err(simulateMessages.replayProblem(log.error));
  const { end, lines } = log.value;
  const { outcome, phase } = matchPartOf(encounter.system).standing(end);
  const ending = simulateMessages.ending(encounter, {
    winner: outcome?.winner ?? null,
    because: outcome?.because ?? '',
    isOver: outcome !== undefined,
    phases: phase,
  });
  return ok({ system: encounter.system, ending, lines, hash: hashOfEnds([endOf(end)]) });
};

const join = joinOrders();

const worker = {
  /** The series that was asked for; the error has a sentence for everything that is in its way. */
  contest(order: SeriesOrder): Promise<Result<Contest, readonly string[]>> {
    return opening(() => contestOf(order));
  },

  play(orders: readonly MatchOrder[]): Promise<readonly Result<Played, string>[]> {
    const joined = orders.map(join);
    return opening(() => joined.map((order) => playOrder(order, clock)));
  },

  sum(contest: Contest, played: readonly Played[]): Promise<Summary> {
    return opening(() => summaryOf(contest, played));
  },

  /** Opponents for two versions of a hero; the error has a sentence for every obstacle. */
  versions(order: VersionsOrder): Promise<Result<VersionsPlan, readonly string[]>> {
    return opening(() => versionsPlan(order));
  },

  /** @param used ids of all skills that somebody used */
  versionWords(order: VersionsOrder, used: readonly string[]): Promise<VersionWords> {
    return opening(() => versionWords(order, used));
  },

  /** The replay of a match, as a file. */
  record({ contest, nth }: MatchOrder): Promise<string | undefined> {
    return opening(() => {
      const recorded = playNth(contest, nth, clock);
      return recorded.ok ? replayOf(recorded.value) : undefined;
    });
  },

  /** The match of a replay as the fragment of the play table's address; undefined for one that cannot be played. */
  fragment(text: string): Promise<string | undefined> {
    return opening(() => {
      const session = readReplaySession(text);
      return session.ok ? matchFragment(session.value, 0) : undefined;
    });
  },

  /** Plays the match of a file again; an error is a sentence. */
  watch(text: string): Promise<Result<Watched, string>> {
    return opening(() => watch(text));
  },
};

export type SeriesWorker = typeof worker;

expose(worker);
