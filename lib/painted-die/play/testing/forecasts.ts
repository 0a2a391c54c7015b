import { expect } from 'vitest';
import { diceOf } from '../../../match/chance';
import type { Engine, Match } from '../../../match/engine';
import type { RollReads } from '../../../match/expected';
import { carriedOut, type Following, type FigureForecast, type Forecast } from '../../../match/forecast';
import { randomChoice } from '../../../match/players';
import { forecastOf, readingBy, type Before } from '../../../match/forecast-of';
import { happenings } from '../happenings';

/** Parts of a game that the tests of forecasts need. */
export interface Forecaster<S extends object, A, O, E extends { readonly type: string }> {
  readonly engine: Engine<S, A, O, E>;
  readonly following: Following<S, A, O, E>;
  readonly readsIn: (situation: S) => RollReads;
  readonly forecastAt: (match: Match<S>, nth: number) => Forecast | undefined;
  readonly isRolled: (option: O) => boolean;
  readonly before: (match: Match<S>, nth: number) => Before;
  /** A match by chance in which nobody has more dice than that. */
  readonly begin: (seed: number, dice: number) => Match<S>;
}

/** Looks at options that roll, at moments of matches by chance. */
const eachMoment = <S extends object, A, O, E extends { readonly type: string }>(
  { engine, isRolled, begin }: Forecaster<S, A, O, E>,
  { seeds, dice, most }: { readonly seeds: number; readonly dice: number; readonly most: number },
  look: (match: Match<S>, nth: number) => void,
): void => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const chance = diceOf(seed);
    let match = begin(seed, dice);
    let looked = 0;
    for (let made = 0; made < 160 && looked < most; made += 1) {
      const request = engine.pending(match);
      if (!request) break;
      const rolled =
        'options' in request ? request.options.flatMap((option, nth) => (isRolled(option) ? [nth] : [])) : [];
      const nth = rolled[made % Math.max(1, rolled.length)];
      if (nth !== undefined) {
        looked += 1;
        look(match, nth);
      }
      const step = engine.apply(match, randomChoice(request, chance));
      if (!step.ok) throw new Error(step.error.refused);
      ({ match } = step.value);
    }
  }
};

/** As if every roll, and every order of its dice, played another way. */
const everyRoll: RollReads = (_, shown) => shown.join(' ');

const numbersOf = ({ hits = -1, works = -1, figures }: Forecast): readonly number[] => [
  hits,
  works,
  ...figures.flatMap(({ figure, hurts, lost, fells, healed, takes = [] }: FigureForecast) => [
    figure,
    hurts,
    lost,
    fells,
    healed,
    ...takes,
  ]),
];

/** Compares with every single roll, of few dice. @returns how many forecasts there were */
export const compareWithEveryRoll = <S extends object, A, O, E extends { readonly type: string }>(
  game: Forecaster<S, A, O, E>,
  seeds: number,
): number => {
  const { engine, following, readsIn, forecastAt, before } = game;
  let compared = 0;
  eachMoment(game, { seeds, dice: 2, most: 6 }, (match, nth) => {
    const every = { happenings, reading: readingBy<E>(happenings, everyRoll) };
    const exact = forecastOf(engine, following, every, match, nth, { ...before(match, nth), most: 1400 });
    const found = forecastAt(match, nth);
    const reading = readingBy<E>(happenings, readsIn(engine.look(match)));
    const read = forecastOf(engine, following, { happenings, reading }, match, nth, before(match, nth));
    expect(found).toEqual(read);
    // Of some there are too many rolls to try them all.
    if (!exact) return;
    if (!found) throw new Error(`No forecast of option ${nth}.`);
    compared += 1;
    const numbers = numbersOf(exact);
    const said = JSON.stringify(engine.pending(match)).slice(0, 300);
    expect(numbersOf(found)).toHaveLength(numbers.length);
    for (const [at, number] of numbersOf(found).entries())
      expect(number, `${said} option ${nth}`).toBeCloseTo(numbers[at] ?? NaN, 10);
  });
  return compared;
};

/** Compares with many real rolls, of whole pools. @returns how many chances were compared */
export const compareWithRealRolls = <S extends object, A, O, E extends { readonly type: string }>(
  game: Forecaster<S, A, O, E>,
  seeds: number,
  rolls: number,
): number => {
  const { engine, following, forecastAt } = game;
  let compared = 0;
  eachMoment(game, { seeds, dice: 9, most: 12 }, (match, nth) => {
    const take = carriedOut(engine, following, match, nth);
    for (const { figure, hurts, takes = [], fells } of forecastAt(match, nth)?.figures ?? []) {
      // Whoever is hurt stands afterwards or falls; somebody may fall unhurt.
      const stands = takes.reduce((sum, chance) => sum + chance, 0);
      expect(stands).toBeLessThan(hurts + 1e-9);
      expect(stands + fells).toBeGreaterThan(hurts - 1e-9);
      let hurt = 0;
      for (let seed = 0; seed < rolls; seed += 1) {
        const chance = diceOf(seed);
        const events = take((_, sides) => chance(sides));
        if (!events.ok) throw new Error(events.error.refused);
        const isHurt = (events.value as readonly (E & { figure?: number; amount?: number })[]).some(
          ({ type, figure: whose, amount = 0 }) =>
            (type === 'damage' || type === 'loss') && whose === figure && amount > 0,
        );
        if (isHurt) hurt += 1;
      }
      compared += 1;
      const doubt = Math.sqrt((hurts * (1 - hurts)) / rolls);
      expect(Math.abs(hurt / rolls - hurts)).toBeLessThan(4.5 * doubt + 1e-9);
    }
  });
  return compared;
};
