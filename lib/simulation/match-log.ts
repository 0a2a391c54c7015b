import type { LogLine, Situation } from '../systems/match-part';
import { ok, type Result } from '../result';
import { matchPartOf } from './contest';
import { playMatch, type ReadReplay, type ReplayProblem } from './replay-file';

/** A match written down. */
export interface MatchLog {
  readonly lines: readonly LogLine[];
  readonly end: Situation;
}

/** Plays a replay again and writes down what happens. */
export const logOf = (read: ReadReplay): Result<MatchLog, ReplayProblem> => {
  const { engine, logger } = matchPartOf(read.encounter.system);
  const log = logger(read.encounter);
  const end = playMatch(read, ({ events }) => log.hear(events));
  if (!end.ok) return end;
  const { match } = end.value;
  return ok({ lines: log.lines(match.base, engine.pending(match)?.about), end: match.base });
};
