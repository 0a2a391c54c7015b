import { expose } from 'comlink';
import type { LogLine } from '@/lib/systems/living/messages/en/match-log';
import { matchLogWords } from '@/lib/systems/living/messages/match-log';
import { simulateWords } from '@/lib/messages/simulate';
import { err, ok, type Result } from '@/lib/result';
import { endOf, hashOfEnds } from '@/lib/simulation/ends';
import { playOrder, type MatchOrder } from '@/lib/simulation/play-series';
import { logOf } from '@/lib/systems/living/match/report/match-log';
import { readMatch, replayOf } from '@/lib/simulation/replay-file';
import { mostTypical, reportOf, type SeriesReport } from '@/lib/simulation/report';
import { playNth, type Played } from '@/lib/simulation/series';

/** What a series came to, and which of its matches shows it best. */
export interface Summary {
  readonly report: SeriesReport;
  /** What each hero fell by, in words; empty for whoever never did. */
  readonly falls: readonly string[];
  /** Names of the skills that were used, by their ids. */
  readonly skills: Readonly<Record<string, string>>;
  readonly typical: Played | undefined;
}

/** A match that was watched to its end. */
export interface Watched {
  readonly ending: string;
  readonly lines: readonly LogLine[];
  /** Of its end, as `pipsmith replay` prints it. */
  readonly hash: string;
}

const clock = (): number => performance.now();

const worker = {
  play(order: MatchOrder): Result<Played, string> {
    return playOrder(order, clock);
  },

  sum(played: readonly Played[]): Summary {
    const report = reportOf(played, 2, 2);
    const used = report.heroes.flatMap((hero) => Object.keys(hero.skills));
    return {
      report,
      falls: report.heroes.map(simulateWords.falls),
      skills: Object.fromEntries(used.map((id) => [id, simulateWords.skillName(id)])),
      typical: mostTypical(played),
    };
  },

  /** The replay of a match, as a file. */
  record({ contest, nth }: MatchOrder): string | undefined {
    const recorded = playNth(contest, nth, clock);
    return recorded.ok ? replayOf(recorded.value) : undefined;
  },

  /** Plays the match of a file again; an error is a sentence. */
  watch(text: string): Result<Watched, string> {
    const read = readMatch(text);
    if (!read.ok) return err(simulateWords.replayProblem(read.error));
    const log = logOf(read.value);
    if (!log.ok) return err(simulateWords.replayProblem(log.error));
    const { end: base } = log.value;
    const { outcome, phase } = base;
    const ending = simulateWords.ending(read.value.encounter, {
      winner: outcome?.winner ?? null,
      because: outcome?.because ?? '',
      isOver: outcome !== undefined,
      phases: phase,
    });
    return ok({ ending, lines: matchLogWords.lines(log.value), hash: hashOfEnds([endOf(base)]) });
  },
};

export type SeriesWorker = typeof worker;

expose(worker);
