import { diceOf, stir, type Dice } from './chance';
import type { Engine, Match, Step } from './engine';
import { hashOf } from './hash';
import { randomChoice } from './players';
import { choicesOf, type Building, type Choice, type Request } from './request';

/** Rules to play at random, and the invariants at every decision. */
export interface FuzzPlan<Situation, About, Option, Event> {
  readonly engine: Engine<Situation, About, Option, Event>;
  /** The match of a seed. */
  readonly start: (seed: number) => Step<Situation, Event>;
  /** The first seed, and how many from there on. */
  readonly seed: number;
  readonly matches: number;
  /** Decisions within which a match must end. */
  readonly limit: number;
  /** Decisions between full checks; in between only the invariants are checked. 1 for always. */
  readonly every: number;
  /** Options that are tried at a decision, besides the one that is chosen. */
  readonly tried: number;
  /** Fault of a situation; undefined if there is none. */
  readonly invariant: (situation: Situation, match: Match<Situation>) => string | undefined;
  /** Called with every step, to count what was met. */
  readonly each?: (step: Step<Situation, Event>) => void;
}

/** A promise that was broken: the match of `seed` shows it again at the last of the `choices`, or after it. */
export interface Complaint {
  readonly seed: number;
  readonly choices: readonly Choice[];
  readonly broke: string;
}

export interface FuzzReport {
  readonly decisions: number;
  /** Matches in which a promise was broken end there. */
  readonly complaints: readonly Complaint[];
  /** Over all ends in order: the same on every machine. */
  readonly hash: string;
}

/** A request with its places in place of its functions. */
const asked = (request: Request<unknown, unknown> | undefined): unknown =>
  request && {
    by: request.by,
    about: request.about,
    answers: 'options' in request ? request.options : choicesOf(request),
  };

/** Fault of the sheets that are offered. */
const faultOfBuilding = ({ candidates, judge }: Building): string | undefined => {
  const sheets = candidates();
  if (sheets.length === 0) return 'no sheet to be built';
  if (new Set(sheets.map(hashOf)).size < sheets.length) return 'the same sheet twice';
  for (const sheet of sheets) {
    const judged = judge(sheet);
    if (!judged.ok) return `a sheet that is not allowed:  ${JSON.stringify(sheet)}`;
    if (hashOf(judged.value) !== hashOf(sheet))
      return `a sheet that changes when saved:  ${JSON.stringify(sheet)}`;
  }
  return undefined;
};

/** Answers that fit no request of this kind. */
const impossible = (request: Request<unknown, unknown>): readonly Choice[] => {
  if ('options' in request) return [-1, request.options.length, { sheet: null }];
  return 'region' in request ? [0, { sheet: null }] : [0, { x: 0, y: 0 }, { sheet: null }];
};

/** Fault of a request by itself. */
const faultOfRequest = (request: Request<unknown, unknown>, dice: Dice): string | undefined => {
  if ('options' in request) {
    const { options } = request;
    if (options.length < 2) return `a request with ${options.length} options`;
    return new Set(options.map(hashOf)).size < options.length ? 'the same option twice' : undefined;
  }
  if ('building' in request) return faultOfBuilding(request.building);
  const { region } = request;
  const candidates = region.candidates();
  if (candidates.length === 0) return 'a region without candidates';
  const places = [...candidates, region.sample(dice), region.sample(dice)];
  const outside = places.find((place) => !region.contains(place));
  return outside && `a place outside its region:  ${JSON.stringify(outside)}`;
};

/** Checks one decision fully; returns the fault, if any, and the result of the choice. */
const faultOfDecision = <S extends object, A, O, E>(
  { engine, tried }: FuzzPlan<S, A, O, E>,
  match: Match<S>,
  request: Request<A, O>,
  choice: Choice,
  dice: Dice,
): string | undefined => {
  const seen = (of: Match<S>): string => hashOf([of, engine.look(of), asked(engine.pending(of)) ?? 'over']);
  const fault = faultOfRequest(request, dice);
  if (fault !== undefined) return fault;
  const before = seen(match);
  const copy = JSON.parse(JSON.stringify(match)) as Match<S>;
  if (seen(copy) !== before) return 'a match differs after JSON';

  const step = engine.apply(match, choice);
  const again = engine.apply(copy, choice);
  if (!step.ok || !again.ok) return 'an answer that was offered is refused';
  if (seen(step.value.match) !== seen(again.value.match)) return 'a copy goes on otherwise than its original';
  if (hashOf([step.value.events, step.value.drew]) !== hashOf([again.value.events, again.value.drew]))
    return 'a copy tells another story than its original';

  if (impossible(request).some((answer) => engine.apply(match, answer).ok))
    return 'an impossible answer is taken';
  for (let n = 0; n < tried; n += 1) {
    const other = randomChoice(request, dice);
    if (!engine.apply(match, other).ok) return `an offered answer is refused:  ${JSON.stringify(other)}`;
  }
  return seen(match) === before ? undefined : 'a match is changed by what is applied to it';
};

const playOne = <S extends object, A, O, E>(
  plan: FuzzPlan<S, A, O, E>,
  seed: number,
): { readonly choices: readonly Choice[]; readonly broke: string | undefined; readonly end: string } => {
  const { engine, limit, every, invariant, each } = plan;
  const dice = diceOf(stir(seed, 1));
  const checks = diceOf(stir(seed, 2));
  const choices: Choice[] = [];
  const broken = (broke: string) => ({ choices, broke, end: '' });
  try {
    let step = plan.start(seed);
    for (;;) {
      const { match } = step;
      each?.(step);
      const wrong = invariant(engine.look(match), match);
      if (wrong !== undefined) return broken(wrong);
      const request = engine.pending(match);
      if (!request) return { choices, broke: undefined, end: hashOf(match) };
      if (choices.length >= limit) return broken(`no end within ${limit} decisions`);
      const choice = randomChoice(request, dice);
      const isDue = (choices.length + seed) % every === 0;
      choices.push(choice);
      if (isDue) {
        const fault = faultOfDecision(plan, match, request, choice, checks);
        if (fault !== undefined) return broken(fault);
      }
      const next = engine.apply(match, choice);
      if (!next.ok) return broken(`an offered answer is refused:  ${next.error.refused}`);
      step = next.value;
    }
  } catch (error) {
    return broken(`an error: ${String(error)}`);
  }
};

/**
 * Plays matches at random and checks at every decision: the request is sound; copy and original go on alike, serialised
 * and back; nothing that is applied changes the original; what is offered applies and what is not is refused; all is
 * plain data without NaN; the invariants hold; every match ends.
 */
export const fuzz = <S extends object, A, O, E>(plan: FuzzPlan<S, A, O, E>): FuzzReport => {
  const complaints: Complaint[] = [];
  const ends: string[] = [];
  let decisions = 0;
  for (let seed = plan.seed; seed < plan.seed + plan.matches; seed += 1) {
    const { choices, broke, end } = playOne(plan, seed);
    decisions += choices.length;
    ends.push(end);
    if (broke !== undefined) complaints.push({ seed, choices, broke });
  }
  return { decisions, complaints, hash: hashOf(ends) };
};
