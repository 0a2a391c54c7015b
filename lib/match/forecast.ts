import { ok, type Result } from '../result';
import type { Draw } from './chance';
import type { Engine, Match } from './engine';
import type { Judge } from './playing/judge';
import type { Choice, Refusal, Request } from './request';

/** Forecast of an option for one figure, before any dice are rolled: exact chances, 0 to 1, and means in dice. */
export interface FigureForecast {
  readonly figure: number;
  /** It loses a die at least. */
  readonly hurts: number;
  readonly lost: number;
  /** It loses the last one. */
  readonly fells: number;
  readonly healed: number;
  /** Chances to lose one die, two, and so on, and not to fall by it; absent where it loses none. */
  readonly takes?: readonly number[];
  /** It ends somewhere else against its will; absent where a game pushes nobody. */
  readonly pushed?: number;
  /** Ignores a wound; absent if that can't happen. */
  readonly ignores?: number;
}

/** Forecast of an option if nobody reacts: its chances, and the dice that figures may lose or get back. */
export interface Forecast {
  /** The chance that its attack has a value; absent where it attacks with none. */
  readonly hits?: number;
  /** The chance that its skill works; absent where it uses none. */
  readonly works?: number;
  /** Figures that may lose dice by it, or get some back. */
  readonly figures: readonly FigureForecast[];
}

/** Number of answers after which a forecast stops. */
const mostAnswers = 40;

/** How a choice is followed until all that it sets off is over. */
export interface Following<S, A, O, E> {
  readonly judge: Judge<S, A, O>;
  /** Answer that declines to react; undefined for any other request. */
  readonly pass: (request: Request<A, O>) => Choice | undefined;
  /** True if this event starts something beyond the option. */
  readonly ends: (event: E, before: readonly E[]) => boolean;
}

/**
 * Carries a choice out with drawn dice, to where the next is free to choose: nobody reacts, and whatever else is asked on
 * the way is answered by reflex.
 */
export const carriedOut =
  <S extends object, A, O, E>(
    engine: Engine<S, A, O, E>,
    { judge, pass, ends }: Following<S, A, O, E>,
    from: Match<S>,
    choice: Choice,
  ) =>
  (draw: Draw): Result<readonly E[], Refusal> => {
    const events: E[] = [];
    let match = from;
    let next = choice;
    for (let left = mostAnswers; left > 0; left -= 1) {
      const step = engine.applyWith(draw, match, next);
      if (!step.ok) return step;
      ({ match } = step.value);
      for (const event of step.value.events) {
        if (ends(event, events)) return ok(events);
        events.push(event);
      }
      const request = engine.pending(match);
      if (!request) break;
      const passed = pass(request);
      if (passed === undefined && judge.isSettled(request)) break;
      next = passed ?? judge.reflex(request, engine.look(match));
    }
    return ok(events);
  };
