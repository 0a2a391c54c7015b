import * as z from 'zod/mini';
import { err, ok, type Result } from '../result';
import { decode, encodeSheet, systemOfCode, type CodeProblem, type ShareProblem } from '../share/index';
import { hasPart, systemIds } from '../systems/open';
import type { Sheet } from '../systems/sheet';
import { parsedLine } from '../match/plain-data';
import { counterOf, figureOf } from './figures';
import {
  companionOf,
  mostFigures,
  mostPoints,
  nightStages,
  teamsIn,
  type FigureState,
  type Night,
  type NightSetUp,
  type NightState,
} from './night';
import { mostRolled } from './rolls';

/** Why a game night cannot be read. */
export type NightProblem =
  /** It isn't a night, has an unknown version, or contains something impossible. */
  | { readonly fault: 'no-night' }
  /** Its game is not known here, or has no companion. */
  | { readonly fault: 'no-companion'; readonly system: string }
  /** One of its sheets cannot be read. @property nth from 1 */
  | { readonly fault: 'bad-sheet'; readonly nth: number; readonly why: CodeProblem }
  /** A figure, counter, scenario or duty that the game does not know by this name. */
  | { readonly fault: 'unknown'; readonly name: string };

const zPlace = z.int().check(z.minimum(-1), z.maximum(mostFigures));
const zPlaces = z.array(zPlace).check(z.maxLength(mostFigures));
const zCount = z.int().check(z.minimum(0), z.maximum(mostPoints));
const zId = z.string().check(z.maxLength(120));
const zKey = zId.check(z.minLength(1));

const zFigure = z.object({
  key: z.optional(zKey),
  sheet: zCount,
  id: zId,
  counts: z.array(zCount).check(z.maxLength(10)),
  counters: z
    .array(z.object({ id: zId, count: zCount.check(z.minimum(1)), fresh: zCount }))
    .check(z.maxLength(400)),
  turnsDown: zCount,
  hasLeft: z.boolean(),
});

export const zNightState = z.object({
  figures: z.array(zFigure).check(z.maxLength(mostFigures)),
  round: zCount,
  stage: z.enum(nightStages),
  order: zPlaces,
  acted: zPlaces,
  acting: zPlaces,
  used: zCount,
  side: zCount,
  rolls: z.array(zCount).check(z.maxLength(10)),
  scores: z.array(zCount).check(z.maxLength(10)),
  pieces: z.array(zCount).check(z.maxLength(10)),
  duties: z
    .array(z.object({ key: z.optional(zKey), figure: zPlace, what: zId, count: zCount.check(z.minimum(1)) }))
    .check(z.maxLength(200)),
  rolled: z.optional(
    z.object({
      key: z.optional(zKey),
      figure: zPlace,
      roll: zId,
      faces: z.array(z.int().check(z.minimum(1), z.maximum(6))).check(z.maxLength(mostRolled)),
    }),
  ),
});

/** A state as it was written: older ones have no keys, and get them by their places. */
export const stateWritten = ({
  figures,
  duties,
  rolled,
  ...state
}: z.infer<typeof zNightState>): NightState => ({
  ...state,
  figures: figures.map((figure, at) => ({ ...figure, key: figure.key ?? String(at) })),
  duties: duties.map((duty, at) => ({ ...duty, key: duty.key ?? `kept.${at}` })),
  ...(rolled && { rolled: { ...rolled, key: rolled.key ?? 'kept' } }),
});

const zNight = z.object({
  night: z.literal(1),
  system: zId,
  sheets: z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(10)),
  teams: z.array(z.int().check(z.minimum(0), z.maximum(9))).check(z.maxLength(10)),
  scenario: zId,
  goal: zCount,
  state: zNightState,
});

/** A game night as a text; an error where a hero has no code. @property nth of the hero, from 1 */
export const writeNight = ({
  setUp: { system, sheets, teams, scenario, goal },
  state,
}: Night): Result<string, { readonly nth: number; readonly why: ShareProblem }> => {
  const codes: string[] = [];
  for (const [at, sheet] of sheets.entries()) {
    const code = encodeSheet({ system, sheet });
    if (!code.ok) return err({ nth: at + 1, why: code.error });
    codes.push(code.value);
  }
  return ok(JSON.stringify({ night: 1, system, sheets: codes, teams, scenario, goal, state }));
};

const sheetsOf = (system: string, codes: readonly string[]): Result<readonly Sheet[], NightProblem> => {
  const sheets: Sheet[] = [];
  for (const [at, code] of codes.entries()) {
    if ((systemOfCode(code) ?? system) !== system) return err({ fault: 'no-night' });
    const found = decode(code);
    if (!found.ok) return err({ fault: 'bad-sheet', nth: at + 1, why: found.error });
    if (found.value.kind !== 'sheet' || found.value.document.system !== system)
      return err({ fault: 'no-night' });
    sheets.push(found.value.document.sheet);
  }
  return ok(sheets);
};

const isPlaceIn = (list: readonly unknown[]) => (at: number) => at >= 0 && at < list.length;
const isEachOnce = (list: readonly (number | string)[]): boolean => new Set(list).size === list.length;

const figureProblem = (setUp: NightSetUp, state: FigureState): NightProblem | undefined => {
  const figure = figureOf(setUp, state);
  if (!figure) return { fault: 'unknown', name: state.id };
  if (state.counts.length !== figure.counts.length) return { fault: 'no-night' };
  if (figure.counts.some(({ most }, at) => (state.counts[at] ?? 0) > most)) return { fault: 'no-night' };
  for (const { id, count, fresh } of state.counters) {
    const counter = counterOf(setUp, id);
    if (!counter) return { fault: 'unknown', name: id };
    if (count > counter.most || fresh > count) return { fault: 'no-night' };
  }
  return new Set(state.counters.map(({ id }) => id)).size === state.counters.length
    ? undefined
    : { fault: 'no-night' };
};

/** Fault of a state that has the right shape: names that the game does not know, places that are not there. */
export const stateProblem = (setUp: NightSetUp, state: NightState): NightProblem | undefined => {
  const part = companionOf(setUp.system);
  for (const figure of state.figures) {
    const problem = figureProblem(setUp, figure);
    if (problem) return problem;
  }
  for (const duty of state.duties) if (!part.duty(duty)) return { fault: 'unknown', name: duty.what };
  const isThere = isPlaceIn(state.figures);
  const lists = [state.order, state.acted, state.acting];
  const isWhole =
    lists.every((list) => list.every(isThere) && isEachOnce(list)) &&
    state.duties.every(({ figure }) => figure === -1 || isThere(figure)) &&
    (state.rolled === undefined || isThere(state.rolled.figure)) &&
    state.scores.length === teamsIn(setUp) &&
    state.side < teamsIn(setUp) &&
    isEachOnce(state.figures.map(({ key }) => key)) &&
    isEachOnce(state.duties.map(({ key }) => key)) &&
    state.pieces.length === (part.scenarios.find(({ id }) => id === setUp.scenario)?.pieces.length ?? 0);
  return isWhole ? undefined : { fault: 'no-night' };
};

/** Reads a game night; whatever is wrong is refused by what it is. @throws NotOpened for its game and its companion */
export const readNight = (text: string): Result<Night, NightProblem> => {
  const read = zNight.safeParse(parsedLine(text));
  if (!read.success) return err({ fault: 'no-night' });
  const { system, sheets: codes, teams, scenario, goal } = read.data;
  const state = stateWritten(read.data.state);
  if (!systemIds.includes(system) || !hasPart(system, 'companion'))
    return err({ fault: 'no-companion', system });
  const part = companionOf(system);
  if (codes.length < part.sheets.least || codes.length > part.sheets.most || teams.length !== codes.length)
    return err({ fault: 'no-night' });
  if (scenario !== '' && !part.scenarios.some(({ id }) => id === scenario))
    return err({ fault: 'unknown', name: scenario });
  const sheets = sheetsOf(system, codes);
  if (!sheets.ok) return sheets;
  const setUp: NightSetUp = { system, sheets: sheets.value, teams, scenario, goal };
  const problem = stateProblem(setUp, state);
  return problem ? err(problem) : ok({ setUp, state });
};
