import type { Engine, Match } from './engine';
import { expectedOf, type Expected, type Measure, type Reading, type Roll, type RollReads } from './expected';
import { carriedOut, type Following, type FigureForecast, type Forecast } from './forecast';
import type { Choice } from './request';

/** Events of a match that a forecast reads. */
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
  | { readonly type: 'down' | 'pushed' | 'ignored'; readonly figure: number };

/** The rolls among events, in their order. */
const rollsAmong = (events: readonly Happening[]): readonly Roll[] =>
  events.flatMap((event) =>
    event.type === 'rolled' ? [{ owner: event.figure, why: event.why, dice: event.faces.length }] : [],
  );

/** The chooser, and each figure's dice, or whatever its life is counted in, before the choice. */
export interface Before {
  readonly by: number;
  readonly diceOf: (figure: number) => number;
  /** How often the choice may be carried out for it. */
  readonly most?: number;
}

const measuresOf: readonly (keyof Omit<FigureForecast, 'figure' | 'takes'>)[] = [
  'hurts',
  'lost',
  'fells',
  'healed',
  'pushed',
  'ignores',
];

const takesText = (dice: number): string => `takes ${dice}`;

/** Measures of a figure's losses and gains from events. */
const measureFigure = (events: readonly Happening[], figure: number, dice: number): readonly Measure[] => {
  const sumOf = (...types: readonly Happening['type'][]): number =>
    events.reduce(
      (sum, event) => sum + (types.includes(event.type) && 'amount' in event ? event.amount : 0),
      0,
    );
  const is = (type: Happening['type']): number => (events.some((event) => event.type === type) ? 1 : 0);
  const taken = sumOf('damage', 'loss');
  const amounts = {
    hurts: taken > 0 ? 1 : 0,
    lost: Math.min(dice, taken),
    fells: is('down'),
    healed: sumOf('healed'),
    pushed: is('pushed'),
    ignores: is('ignored'),
  };
  return [
    ...measuresOf.flatMap((what) => (amounts[what] > 0 ? [{ figure, what, amount: amounts[what] }] : [])),
    ...(amounts.lost > 0 && amounts.fells === 0
      ? [{ figure, what: takesText(amounts.lost), amount: 1 }]
      : []),
  ];
};

/** Chances of each loss that the figure survives, from one die to the most possible; empty if there are none. */
const takesIn = (expected: Expected, figure: number, dice: number): readonly number[] => {
  const chances = Array.from({ length: dice }, (_, nth) => expected(takesText(nth + 1), figure) ?? 0);
  return chances.slice(0, chances.findLastIndex((chance) => chance > 0) + 1);
};

/** Measures of all events that a forecast tells: an attack that hits, a skill that works, and the fate of figures. */
const measureAll = (events: readonly Happening[], { by, diceOf }: Before): readonly Measure[] => {
  const tried = (type: 'attack' | 'skill', what: string): readonly Measure[] => {
    const own = events.flatMap((event) => {
      if (event.type !== type || event.figure !== by) return [];
      return [event.type === 'attack' ? event.hits : event.works];
    });
    return own.length === 0 ? [] : [{ what, amount: own.some((did) => did) ? 1 : 0 }];
  };
  const figures = new Set(events.map(({ figure }) => figure));
  return [
    ...tried('attack', 'hits'),
    ...tried('skill', 'works'),
    ...[...figures].flatMap((figure) =>
      measureFigure(
        events.filter((event) => event.figure === figure),
        figure,
        diceOf(figure),
      ),
    ),
  ];
};

/** Expected amounts as a forecast for display. */
const forecastIn = (expected: Expected, figures: Iterable<number>, diceOf: Before['diceOf']): Forecast => {
  const hits = expected('hits');
  const works = expected('works');
  return {
    ...(hits !== undefined && { hits }),
    ...(works !== undefined && { works }),
    figures: [...figures]
      .sort((a, b) => a - b)
      .flatMap((figure): readonly FigureForecast[] => {
        if (measuresOf.every((what) => expected(what, figure) === undefined)) return [];
        const [hurts = 0, lost = 0, fells = 0, healed = 0, pushed, ignores] = measuresOf.map((what) =>
          expected(what, figure),
        );
        const takes = takesIn(expected, figure, diceOf(figure));
        return [
          {
            ...{ figure, hurts, lost, fells, healed },
            ...(takes.length > 0 && { takes }),
            ...(pushed !== undefined && { pushed }),
            ...(ignores !== undefined && { ignores }),
          },
        ];
      }),
  };
};

/** How a game's events are read. */
export interface Told<E> {
  readonly happenings: (events: readonly E[]) => readonly Happening[];
  readonly reading: Reading<E>;
}

/** Reading of a game whose rolls depend only on the faces shown. */
export const readingBy = <E>(happenings: Told<E>['happenings'], reads: RollReads): Reading<E> => ({
  rolls: (events) => rollsAmong(happenings(events)),
  reads,
});

/** How often a choice is carried out for one forecast at most. */
const usualMost = 20_000;

/** Forecast of a choice; undefined where it would take too long to say. */
export const forecastOf = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  following: Following<S, A, O, E>,
  { happenings, reading }: Told<E>,
  match: Match<S>,
  choice: Choice,
  before: Before,
): Forecast | undefined => {
  const take = carriedOut(engine, following, match, choice);
  const figures = new Set<number>();
  const measure = (events: readonly E[]): readonly Measure[] => {
    const measures = measureAll(happenings(events), before);
    for (const { figure } of measures) if (figure !== undefined) figures.add(figure);
    return measures;
  };
  const expected = expectedOf(take, reading, measure, before.most ?? usualMost);
  return expected.ok ? forecastIn(expected.value, figures, before.diceOf) : undefined;
};
