import { Source, type Draw } from './chance';
import type { Host, Match, Play, Rules } from './rules';
import { accepted, type Request } from './request';

/** Points of rest in a row that ask nothing: more are rules that go round in circles. */
const mostSilentRests = 100_000;

/** The host of one run. */
export class RunHost<Event> extends Source implements Host<Event> {
  /** Where the events of the step go that is being carried out. */
  events: Event[] = [];

  /** Draws and shown cards so far. */
  private shown = 0;

  get learnt(): number {
    return this.drawn + this.shown;
  }

  emit(event: Event): void {
    this.events.push(event);
  }

  show(): void {
    this.shown += 1;
  }
}

/** A stretch of the game that has been begun, up to what it asks. */
export interface Run<Situation, About, Option, Event> {
  readonly situation: Situation;
  readonly play: Play<About, Option>;
  readonly host: RunHost<Event>;
  request: Request<About, Option>;
}

/** How a stretch is begun. */
export interface Beginning<Situation, About, Option> {
  readonly draw?: Draw | undefined;
  /** Request at the end of it, where that is known. */
  readonly known?: Request<About, Option> | undefined;
  /** Points of rest where playing may stop. */
  readonly isEnough?: ((situation: Situation) => boolean) | undefined;
}

/** Where a match has come to. */
export interface Reached<Situation, About, Option, Event> {
  readonly match: Match<Situation>;
  /** Undefined for a match that is over, or that has come far enough. */
  readonly run: Run<Situation, About, Option, Event> | undefined;
  readonly drew: boolean;
}

/** The match at rest after a finished run. */
export const restOf = <Situation>(
  match: Match<Situation>,
  base: Situation,
  host: Source,
  made: number,
): Match<Situation> => ({
  seed: match.seed,
  script: host.left(),
  base,
  choices: [],
  made,
  rests: match.rests + 1,
});

/**
 * Plays on from a point of rest to the first request, over as many points of rest as ask nothing.
 * @throws RangeError for rules that never ask
 */
export const toRequest = <Situation, About, Option, Event>(
  rules: Rules<Situation, About, Option, Event>,
  from: Match<Situation>,
  events: Event[],
  { draw, known, isEnough }: Beginning<Situation, About, Option>,
): Reached<Situation, About, Option, Event> => {
  let match = from;
  let drew = false;
  for (let silent = 0; silent < mostSilentRests; silent += 1) {
    if (rules.isOver(match.base) || isEnough?.(match.base) === true) return { match, run: undefined, drew };
    const situation = rules.copy(match.base);
    const host = new RunHost<Event>(match.seed, match.script, match.made, match.rests);
    host.events = events;
    if (draw) host.by(draw);
    const play = rules.play(situation, host, known);
    const asked = play.next();
    drew ||= host.learnt > 0;
    if (!asked.done) return { match, run: { situation, play, host, request: asked.value }, drew };
    match = restOf(match, situation, host, match.made);
  }
  throw new RangeError(`The rules stopped ${mostSilentRests} times without asking anything.`);
};

/**
 * Makes the choices since the last point of rest again; undefined for a match that is over.
 * @param known what the match waits for, where that is known
 */
export const runAgain = <Situation, About, Option, Event>(
  rules: Rules<Situation, About, Option, Event>,
  match: Match<Situation>,
  known?: Request<About, Option>,
): Run<Situation, About, Option, Event> | undefined => {
  const first = match.made - match.choices.length;
  const { run } = toRequest(rules, { ...match, choices: [], made: first }, [], { known });
  let made = first;
  for (const choice of match.choices) {
    const fitting = accepted(run?.request, choice);
    if (!run || !fitting.ok) break;
    made += 1;
    run.host.at(made);
    const asked = run.play.next(fitting.value);
    if (asked.done) break;
    run.request = asked.value;
  }
  if (made < match.made) throw new RangeError(`Choice ${made + 1} of the match does not fit its rules.`);
  return run;
};
