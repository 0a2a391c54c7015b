import { expose } from 'comlink';
import type { LogLine } from '@/lib/systems/living/messages/en/match-log';
import { matchLogWords } from '@/lib/systems/living/messages/match-log';
import { simulateWords } from '@/lib/messages/simulate';
import { err, ok, type Result } from '@/lib/result';
import type { Contest } from '@/lib/simulation/contest';
import { endOf, hashOfEnds } from '@/lib/simulation/ends';
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

let contest: Contest | undefined;

const player = {
  /** The series that the next calls are about. */
  begin(series: Contest): void {
    contest = series;
  },

  /** Plays one match; an error is a fault of the rules, in the words of whoever stumbled. */
  play(nth: number): Result<Played, string> {
    if (!contest) return err('');
    try {
      const recorded = playNth(contest, nth, clock);
      return recorded.ok ? ok(recorded.value.played) : err(recorded.error.map(({ rule }) => rule).join(', '));
    } catch (error) {
      return err(String(error));
    }
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

  /** The replay of a match of the series, as a file. */
  record(nth: number): string | undefined {
    const recorded = contest && playNth(contest, nth, clock);
    return recorded?.ok === true ? replayOf(recorded.value) : undefined;
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

export type MatchPlayer = typeof player;

expose(player);
