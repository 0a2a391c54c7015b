import { matchPartOf } from '../simulation/contest';
import type { LogLine } from '../systems/match-part';
import type { Session } from './session';

/** Log from one moment to another, in sentences. */
const logBetween = ({ encounter, history }: Session, from: number, to: number): readonly LogLine[] => {
  const { engine, logger } = matchPartOf(encounter.system);
  const log = logger(encounter);
  for (const { events } of history.steps.slice(from, to + 1)) log.hear(events);
  const last = history.steps[to];
  return last ? log.lines(engine.look(last.match), undefined) : [];
};

/** Log up to a moment, in sentences. */
export const logAt = (session: Session, at: number): readonly LogLine[] => logBetween(session, 0, at);

/** The newest part of a log. */
export interface RecentLog {
  readonly lines: readonly LogLine[];
  /** There is nothing older. */
  readonly isWhole: boolean;
}

/**
 * The log of the last phases up to a moment. A match of many heroes has thousands of lines: writing all of
 * them again with every choice would hold up the player.
 * @param phases from 1
 */
export const recentLogAt = (session: Session, at: number, phases: number): RecentLog => {
  const { encounter, history } = session;
  const { standing } = matchPartOf(encounter.system);
  const phaseAt = (moment: number): number => {
    const step = history.steps[moment];
    return step ? standing(step.match.base).phase : 0;
  };
  // A phase may be reported before the match rests in it, or after: more is written, and cut off.
  const first = phaseAt(at) - phases - 1;
  let from = at;
  while (from > 0 && phaseAt(from - 1) >= first) from -= 1;
  const lines = logBetween(session, from, at);
  const begun = lines.flatMap(({ level }, nth) => (level === 'phase' ? [nth] : []));
  const isWhole = from === 0 && begun.length <= phases;
  // Events before the first phase, such as who goes first, belong to the whole.
  const cut = isWhole ? 0 : (begun.at(-phases) ?? 0);
  return { lines: lines.slice(cut), isWhole };
};
