import { chanceLine, type Chances } from './chance-line';
import type { ReviewedGame, ReviewedMatch } from './chances';
import { turningPoints, type TurningPoint } from './turning-points';

export interface Review {
  readonly line: readonly Chances[];
  /** The choices that turned the match, in their order; fewer than three where fewer did. */
  readonly points: readonly TurningPoint[];
}

/** The share of the work that the line takes. */
const lineShare = 0.15;

/**
 * Looks back on a match by what its players could know; yields the share that is done, 0 to 1, again and again. The same
 * match and seed give the same review.
 * @param onLine hears the line as soon as it is there, long before the choices
 */
export function* reviewOf<S extends object, A, O, E>(
  game: ReviewedGame<S, A, O, E>,
  match: ReviewedMatch<S>,
  onLine?: (line: Review['line']) => void,
): Generator<number, Review> {
  const line = yield* scaled(chanceLine(game, match), 0, lineShare);
  onLine?.(line);
  const points = yield* scaled(turningPoints(game, match), lineShare, 1);
  return { line, points };
}

function* scaled<T>(work: Generator<number, T>, from: number, to: number): Generator<number, T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}
