import { err, ok, type Result } from '../result';
import { noDraws, sourceOf, type Chance, type Drawn, type Script, type Source } from './chance';
import { refusalOf, type Choice, type Refusal, type Request } from './request';

/** What the rules of a game are given while they play: chance, and ears for what happens. */
export interface Host<Event> extends Chance {
  readonly tell: (event: Event) => void;
}

/**
 * A stretch of the game: asks with `yield`, is given a choice that fits, and ends at a point of rest. It is written as
 * a plain course of events, and is never kept: what has been chosen since the last point of rest says where it stands.
 */
export type Play<About, Option> = Generator<Request<About, Option>, void, Choice>;

/** The rules of a game, on situations that are plain data. */
export interface Rules<Situation, About, Option, Event> {
  /** A copy that can be changed without the original noticing. */
  readonly copy: (situation: Situation) => Situation;
  /** Plays on from a point of rest to the next, changing `situation`. */
  readonly play: (situation: Situation, host: Host<Event>) => Play<About, Option>;
  readonly isOver: (situation: Situation) => boolean;
}

/** A match: plain data. The last situation of rest, and what has been chosen since. */
export interface Match<Situation> {
  readonly seed: number;
  readonly script?: Script | undefined;
  readonly base: Situation;
  readonly choices: readonly Choice[];
  /** Choices of the whole match, and points of rest before `base`. */
  readonly made: number;
  readonly rests: number;
  readonly drawn: Drawn;
}

/** What a choice brought. */
export interface Step<Situation, Event> {
  readonly match: Match<Situation>;
  readonly events: readonly Event[];
  /** Dice were rolled or a card was shown: what is known now cannot be taken back. */
  readonly drew: boolean;
}

export interface Engine<Situation, About, Option, Event> {
  /** Begins a match, up to its first request. */
  readonly begin: (situation: Situation, seed: number, script?: Script) => Step<Situation, Event>;
  /** What the match waits for; undefined once it is over. */
  readonly pending: (match: Match<Situation>) => Request<About, Option> | undefined;
  readonly apply: (match: Match<Situation>, choice: Choice) => Result<Step<Situation, Event>, Refusal>;
  /** The table as it stands in the middle of things: to look at, until the next choice is applied. */
  readonly look: (match: Match<Situation>) => Situation;
}

interface Run<Situation, About, Option, Event> {
  readonly situation: Situation;
  readonly play: Play<About, Option>;
  readonly request: Request<About, Option>;
  readonly source: Source;
  readonly events: Event[];
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
  const runs = new WeakMap<OneMatch, OneRun>();

  /** Plays on from a point of rest to the first request, over as many points of rest as ask nothing. */
  const toRequest = (from: OneMatch, events: Event[]): { match: OneMatch; run: OneRun | undefined } => {
    let match = from;
    for (;;) {
      if (rules.isOver(match.base)) return { match, run: undefined };
      const situation = rules.copy(match.base);
      const source = sourceOf(match.seed, match.script, match.drawn, match.rests);
      source.at(match.made);
      const play = rules.play(situation, { draw: source.draw, tell: (event) => events.push(event) });
      const asked = play.next();
      if (!asked.done) return { match, run: { situation, play, request: asked.value, source, events } };
      match = { ...match, base: situation, choices: [], rests: match.rests + 1, drawn: source.drawn() };
    }
  };

  const runOf = (match: OneMatch): OneRun | undefined => {
    const kept = runs.get(match);
    if (kept) return kept;
    const again = { ...match, choices: [], made: match.made - match.choices.length };
    let { run } = toRequest(again, []);
    for (const [index, choice] of match.choices.entries()) {
      if (!run) return undefined;
      run.source.at(again.made + index + 1);
      const asked = run.play.next(choice);
      if (asked.done) return undefined;
      run = { ...run, request: asked.value };
    }
    if (run) runs.set(match, run);
    return run;
  };

  const count = (drawn: Drawn): number => drawn['set-up'] + drawn.deck + drawn.dice;

  return {
    begin: (situation, seed, script) => {
      const events: Event[] = [];
      const { match, run } = toRequest(
        { seed, script, base: situation, choices: [], made: 0, rests: 0, drawn: noDraws },
        events,
      );
      if (run) runs.set(match, run);
      return { match, events: [...events], drew: count(match.drawn) > 0 };
    },
    pending: (match) => runOf(match)?.request,
    look: (match) => runOf(match)?.situation ?? match.base,
    apply: (match, choice) => {
      const run = runOf(match);
      const refusal = refusalOf(run?.request, choice);
      if (!run || refusal) return err(refusal ?? { refused: 'match-is-over' });
      runs.delete(match);
      const before = count(run.source.drawn());
      const made = match.made + 1;
      run.events.length = 0;
      run.source.at(made);
      const asked = run.play.next(choice);
      if (!asked.done) {
        const next = { ...match, choices: [...match.choices, choice], made };
        runs.set(next, { ...run, request: asked.value });
        const drew = count(run.source.drawn()) > before;
        return ok({ match: next, events: [...run.events], drew });
      }
      const events = [...run.events];
      const { situation, source } = run;
      const rest = { ...match, base: situation, choices: [], made, rests: match.rests + 1 };
      const on = toRequest({ ...rest, drawn: source.drawn() }, events);
      if (on.run) runs.set(on.match, on.run);
      const drawn = on.run ? on.run.source.drawn() : on.match.drawn;
      return ok({ match: on.match, events: [...events], drew: count(drawn) > before });
    },
  };
};
