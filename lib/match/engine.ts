import { err, ok, type Result } from '../result';
import { aheadOf, type Ahead, type Thinking } from './ahead';
import { streams, type Draw, type Script } from './chance';
import { accepted, type Choice, type Refusal, type Request } from './request';
import type { Match, Rules } from './rules';
import { restOf, runAgain, toRequest, type Run } from './stretch';

export type { Host, Match, Play, Rules } from './rules';

/** Changes when the same choices and seed would draw differently. */
export const engineVersion = 2;

/** Result of the start of a match or of a choice. */
export interface Step<Situation, Event> {
  readonly match: Match<Situation>;
  readonly events: readonly Event[];
  /** Dice were rolled or a card was shown, so the choice can't be undone. */
  readonly drew: boolean;
}

/** Result of a choice, and the choice as stored. */
export interface ChosenStep<Situation, Event> extends Step<Situation, Event> {
  readonly choice: Choice;
}

export interface Engine<Situation, About, Option, Event> {
  /** Begins a match, up to its first request. */
  readonly begin: (situation: Situation, seed: number, script?: Script) => Step<Situation, Event>;
  /** Open request of the match; undefined once it is over. */
  readonly pending: (match: Match<Situation>) => Request<About, Option> | undefined;
  readonly apply: (match: Match<Situation>, choice: Choice) => Result<ChosenStep<Situation, Event>, Refusal>;
  /** Read-only view of the table mid-action, until the next choice is applied. */
  readonly look: (match: Match<Situation>) => Situation;
  /** Like `begin` and `apply`, but every draw comes from `draw`; the resulting match remembers the draws. */
  readonly beginWith: (draw: Draw, situation: Situation, seed: number) => Step<Situation, Event>;
  readonly applyWith: (
    draw: Draw,
    match: Match<Situation>,
    choice: Choice,
  ) => Result<ChosenStep<Situation, Event>, Refusal>;
  /** Thinks the match on, as if it were another. */
  ahead(
    match: Match<Situation>,
    thinking: Thinking<Situation, About, Option>,
  ): Ahead<Situation, About, Option>;
  /** The same match with another future: all draws from now on come from `seed`. */
  readonly fork: (match: Match<Situation>, seed: number) => Match<Situation>;
  /** Draws of the script that have not been drawn, without streams that are used up; undefined if there are none. */
  readonly leftOver: (match: Match<Situation>) => Script | undefined;
}

/**
 * Carries out the rules of a game. A stretch that has been begun is kept beside its match and goes on with the next
 * choice; where it is gone (an older match, one that was read from a file), the choices are made again from the last
 * point of rest, with the same draws.
 */
export const createEngine = <Situation extends object, About, Option, Event>(
  rules: Rules<Situation, About, Option, Event>,
): Engine<Situation, About, Option, Event> => {
  type OneMatch = Match<Situation>;
  type OneRun = Run<Situation, About, Option, Event>;
  type OneStep = Step<Situation, Event>;
  // The newest run is kept apart: in a match that is played straight on no other is ever looked for.
  let newest: { readonly match: OneMatch; readonly run: OneRun } | undefined;
  const others = new WeakMap<OneMatch, OneRun>();

  const keep = (match: OneMatch, run: OneRun): void => {
    if (newest) others.set(newest.match, newest.run);
    newest = { match, run };
  };

  const take = (match: OneMatch): void => {
    if (newest?.match === match) newest = undefined;
    else others.delete(match);
  };

  const runOf = (match: OneMatch): OneRun | undefined => {
    if (newest?.match === match) return newest.run;
    const kept = others.get(match);
    if (kept) return kept;
    const run = runAgain(rules, match);
    if (run) keep(match, run);
    return run;
  };

  /** A match that remembers what was drawn of a hand, and whose run goes on from the seed. */
  const remembering = (match: OneMatch, run: OneRun | undefined): OneMatch => {
    run?.host.by(undefined);
    return { ...match, script: run?.host.recorded() };
  };

  /** Carries out a choice that fits; the run is used up by it. */
  const goOn = (match: OneMatch, run: OneRun, choice: Choice, draw?: Draw): ChosenStep<Situation, Event> => {
    const { host } = run;
    const before = host.learnt;
    const made = match.made + 1;
    const events: Event[] = [];
    host.events = events;
    host.at(made);
    if (draw) host.by(draw);
    const asked = run.play.next(choice);
    const drew = host.learnt > before;
    if (!asked.done) {
      run.request = asked.value;
      const { seed, script, base, choices, rests } = match;
      const next: OneMatch = { seed, script, base, choices: [...choices, choice], made, rests };
      const after = draw ? remembering(next, run) : next;
      keep(after, run);
      return { match: after, events, drew, choice };
    }
    const on = toRequest(rules, restOf(match, run.situation, host, made), events, { draw });
    const after = draw ? remembering(on.match, on.run) : on.match;
    if (on.run) keep(after, on.run);
    return { match: after, events, drew: drew || on.drew, choice };
  };

  const begin = (situation: Situation, seed: number, script?: Script, draw?: Draw): OneStep => {
    const events: Event[] = [];
    const first: OneMatch = { seed, script, base: situation, choices: [], made: 0, rests: 0 };
    const { match, run, drew } = toRequest(rules, first, events, { draw });
    const begun = draw ? remembering(match, run) : match;
    if (run) keep(begun, run);
    return { match: begun, events, drew };
  };

  return {
    begin: (situation, seed, script) => begin(situation, seed, script),
    beginWith: (draw, situation, seed) => begin(situation, seed, undefined, draw),
    pending: (match) => runOf(match)?.request,
    look: (match) => runOf(match)?.situation ?? match.base,
    apply: (match, given) => {
      const run = runOf(match);
      const choice = accepted(run?.request, given);
      if (!choice.ok) return choice;
      if (!run) return err({ refused: 'match-is-over' });
      take(match);
      return ok(goOn(match, run, choice.value));
    },
    applyWith: (draw, match, given) => {
      const choice = accepted(runOf(match)?.request, given);
      if (!choice.ok) return choice;
      // A separate run, so that the next player does not find this one used up.
      const run = runAgain(rules, match);
      return run ? ok(goOn(match, run, choice.value, draw)) : err({ refused: 'match-is-over' });
    },
    ahead: (match, thinking) => aheadOf(rules, match, thinking),
    fork: (match, seed) => ({ ...match, seed, script: runOf(match)?.host.recorded() }),
    leftOver: (match) => {
      const run = runOf(match);
      const left = run ? run.host.left() : match.script;
      const rest = streams.filter((stream) => (left?.[stream] ?? []).length > 0);
      return rest.length === 0 ? undefined : Object.fromEntries(rest.map((s) => [s, left?.[s] ?? []]));
    },
  };
};
