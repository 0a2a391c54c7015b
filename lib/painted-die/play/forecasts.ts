import type { Sides } from '../../dice/odds';
import type { Engine, Match } from '../../match/engine';
import type { Roll, RollReads } from '../../match/expected';
import type { Following, Forecast } from '../../match/forecast';
import { forecastOf, readingBy } from '../../match/forecast-of';
import type { Request } from '../../match/request';
import { oncePer } from '../../once-per';
import { happenings } from './happenings';
import { readingOf, type RollSides } from './roll-reading';

/** Parts of forecasts that each game of painted dice supplies itself. */
export interface PipForecasts<Situation extends object, About, Option, Event, Sheet extends object> {
  readonly engine: Engine<Situation, About, Option, Event>;
  readonly following: Following<Situation, About, Option, Event>;
  /** Rolls for what a defence is worth. */
  readonly defences: ReadonlySet<string>;
  /** The colours of which the best die counts in a defence. */
  readonly inDefence: (sheet: Sheet) => readonly Sides[];
  readonly inOthers: (sheet: Sheet) => RollSides;
  /** Nobody knows which sides count: a die may be turned after the roll. */
  readonly isOpen?: (roll: Roll) => boolean;
  /** The sheet of each figure as it is now, in the order of their ids. */
  readonly sheets: (situation: Situation) => readonly (Sheet | undefined)[];
  /** The dice of each, in the same order. */
  readonly dice: (situation: Situation) => readonly number[];
  /** Chooser; undefined where there is nothing to tell of it. */
  readonly by: (option: Option, about: About) => number | undefined;
}

/** Forecasts of a game of painted dice: the rules look at the best die of a colour, or at all of them added up. */
export const pipForecasts = <
  Situation extends object,
  About,
  Option,
  Event extends { readonly type: string },
  Sheet extends object,
>(
  game: PipForecasts<Situation, About, Option, Event, Sheet>,
) => {
  const inDefence = oncePer((sheet: Sheet): RollSides => ({
    best: game.inDefence(sheet),
    twice: [],
    sums: [],
  }));
  const inOthers = oncePer(game.inOthers);

  /** Reading of rolls by the rules, for the figures as they are now. */
  const readsIn = (situation: Situation): RollReads => {
    const sheets = game.sheets(situation);
    return (roll, shown) => {
      const sheet = sheets[roll.owner];
      if (!sheet || game.isOpen?.(roll)) return shown.toSorted((a, b) => a - b).join(' ');
      return readingOf(game.defences.has(roll.why) ? inDefence(sheet) : inOthers(sheet), shown);
    };
  };

  /** Possible outcomes of an option, if nobody reacts. */
  const forecastAt = (match: Match<Situation>, nth: number): Forecast | undefined => {
    const request: Request<About, Option> | undefined = game.engine.pending(match);
    const option = request && 'options' in request ? request.options[nth] : undefined;
    const by = request && option !== undefined ? game.by(option, request.about) : undefined;
    if (by === undefined) return undefined;
    const situation = game.engine.look(match);
    const dice = game.dice(situation);
    return forecastOf(
      game.engine,
      game.following,
      { happenings, reading: readingBy(happenings, readsIn(situation)) },
      match,
      nth,
      { by, diceOf: (figure) => dice[figure] ?? 0 },
    );
  };
  return { readsIn, forecastAt };
};
