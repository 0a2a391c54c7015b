import type { Engine, Match } from './engine';
import {
  branchesOf,
  carriedOut,
  type Branch,
  type Following,
  type Reading,
  type Roll,
  type FigureForecast,
  type Forecast,
} from './forecast';
import type { Choice } from './request';

/** What happens in a match as far as a forecast reads it. */
export type Happening =
  | {
      readonly type: 'rolled';
      readonly figure: number;
      readonly faces: readonly number[];
      readonly why: string;
    }
  | { readonly type: 'attack'; readonly figure: number; readonly hits: boolean }
  | { readonly type: 'skill'; readonly figure: number; readonly works: boolean }
  | { readonly type: 'damage' | 'loss' | 'healed'; readonly figure: number; readonly amount: number }
  | { readonly type: 'down'; readonly figure: number };

/** The rolls among events, in their order. */
const rollsAmong = (events: readonly Happening[]): readonly Roll[] =>
  events.flatMap((event) =>
    event.type === 'rolled' ? [{ owner: event.figure, why: event.why, dice: event.faces.length }] : [],
  );

type Branches = readonly Branch<readonly Happening[]>[];

/** The chance of something, where it is asked at all. */
const chanceOf = (
  branches: Branches,
  of: (events: readonly Happening[]) => boolean | undefined,
): number | undefined => {
  let sum: number | undefined;
  for (const { chance, result } of branches) {
    const is = of(result);
    if (is !== undefined) sum = (sum ?? 0) + (is ? chance : 0);
  }
  return sum;
};

/** What comes of it for a figure with so many dice. */
const figureForecast = (branches: Branches, figure: number, dice: number): FigureForecast => {
  let [hurts, lost, fells, healed] = [0, 0, 0, 0];
  for (const { chance, result } of branches) {
    let [taken, given] = [0, 0];
    let isDown = false;
    for (const event of result) {
      if (event.figure !== figure) continue;
      if (event.type === 'damage' || event.type === 'loss') taken += event.amount;
      if (event.type === 'healed') given += event.amount;
      if (event.type === 'down') isDown = true;
    }
    if (taken > 0) hurts += chance;
    lost += chance * Math.min(dice, taken);
    healed += chance * given;
    if (isDown) fells += chance;
  }
  return { figure, hurts, lost, fells, healed };
};

const concerned = (branches: Branches): readonly number[] =>
  [
    ...new Set(
      branches.flatMap(({ result }) =>
        result.flatMap((event) =>
          event.type === 'damage' || event.type === 'loss' || event.type === 'healed' ? [event.figure] : [],
        ),
      ),
    ),
  ].sort((a, b) => a - b);

/** Who makes a choice, and the dice or whatever its life is counted in that a figure has before it. */
export interface Before {
  readonly by: number;
  readonly diceOf: (figure: number) => number;
  /** How often the choice may be carried out for it. */
  readonly most?: number;
}

/** What branches come to, as it is shown. */
const forecastIn = (branches: Branches, { by, diceOf }: Before): Forecast => {
  const hits = chanceOf(branches, (events) => {
    const attacks = events.flatMap((event) =>
      event.type === 'attack' && event.figure === by ? [event.hits] : [],
    );
    return attacks.length === 0 ? undefined : attacks.some((did) => did);
  });
  const works = chanceOf(branches, (events) => {
    const uses = events.flatMap((event) =>
      event.type === 'skill' && event.figure === by ? [event.works] : [],
    );
    return uses.length === 0 ? undefined : uses.some((did) => did);
  });
  return {
    ...(hits !== undefined && { hits }),
    ...(works !== undefined && { works }),
    figures: concerned(branches).map((figure) => figureForecast(branches, figure, diceOf(figure))),
  };
};

/** How a game's events are read. */
export interface Told<E> {
  readonly happenings: (events: readonly E[]) => readonly Happening[];
  readonly reads: Reading<Happening>['reads'];
}

/** How often a choice is carried out for one forecast at most. */
const usualMost = 20_000;

/** What a choice may come to; undefined where it would take too long to say. */
export const forecastOf = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  following: Following<S, A, O, E>,
  { happenings, reads }: Told<E>,
  match: Match<S>,
  choice: Choice,
  before: Before,
): Forecast | undefined => {
  const take = carriedOut(engine, following, match, choice);
  const branches = branchesOf(
    take,
    { rolls: (events) => rollsAmong(happenings(events)), reads },
    before.most ?? usualMost,
  );
  if (!branches.ok) return undefined;
  return forecastIn(
    branches.value.map(({ chance, result }) => ({ chance, result: happenings(result) })),
    before,
  );
};
