import type { Match, Rules } from './rules';
import { accepted, type Choice, type Refusal, type Request } from './request';
import { err, ok, type Result } from '../result';
import { restOf, runAgain, toRequest } from './stretch';

/** Known state of a match before a player thinks ahead, and the point to play up to. */
export interface Thinking<Situation, About, Option> {
  /** Open request, as the player who thinks was asked. */
  readonly request?: Request<About, Option>;
  /** Points of rest where `pending` is sure to ask something. */
  readonly isEnough?: ((situation: Situation) => boolean) | undefined;
}

/**
 * A match that is only thought of: it is changed by what is chosen, and nothing of it is kept. Whoever weighs answers
 * plays on hundreds of them for each.
 */
export interface Ahead<Situation, About, Option> {
  /** Open request; undefined once the match is over. */
  readonly pending: () => Request<About, Option> | undefined;
  /** Whether it rests early or is over, without looking for the next request. */
  readonly rests: () => boolean;
  /** Read-only view of the table until the next choice. */
  readonly look: () => Situation;
  /** Carries out a choice; whether dice were rolled or a card was shown. */
  readonly apply: (choice: Choice) => Result<boolean, Refusal>;
}

/** Thinks a match on that is not changed by it. */
export const aheadOf = <Situation, About, Option, Event>(
  rules: Rules<Situation, About, Option, Event>,
  from: Match<Situation>,
  { request: known, isEnough }: Thinking<Situation, About, Option>,
): Ahead<Situation, About, Option> => {
  let match = from;
  let run = runAgain(rules, match, known);

  const pending = (): Request<About, Option> | undefined => {
    run ??= toRequest(rules, match, [], {}).run;
    return run?.request;
  };

  const apply = (given: Choice): Result<boolean, Refusal> => {
    const choice = accepted(pending(), given);
    if (!choice.ok) return choice;
    if (!run) return err({ refused: 'match-is-over' });
    const { host, play, situation } = run;
    const before = host.learnt;
    const made = match.made + 1;
    host.events = [];
    host.at(made);
    const asked = play.next(choice.value);
    const drew = host.learnt > before;
    if (!asked.done) {
      run.request = asked.value;
      match = { ...match, made };
      return ok(drew);
    }
    const on = toRequest(rules, restOf(match, situation, host, made), host.events, { isEnough });
    ({ match, run } = on);
    return ok(drew || on.drew);
  };

  return { pending, rests: () => run === undefined, look: () => run?.situation ?? match.base, apply };
};
