import { oncePer } from '../once-per';
import type { CompanionCounter, CompanionFigure, FigureNow, FigureStanding } from '../systems/companion-part';
import { companionOf, type FigureState, type Night, type NightSetUp } from './night';

/** The figures of every sheet, and the counters that can lie on them; read once for each game night. */
const readOnce = oncePer((setUp: NightSetUp) => {
  const part = companionOf(setUp.system);
  const { all, usual } = part.counters(setUp.sheets);
  return {
    figures: setUp.sheets.map((sheet) => part.figures(sheet)),
    counters: new Map(all.map((counter) => [counter.id, counter])),
    usual,
  };
});

export const sheetFigures = (setUp: NightSetUp, sheet: number): readonly CompanionFigure[] =>
  readOnce(setUp).figures[sheet] ?? [];

/** Figure by its state; undefined if its sheet does not have it. */
export const figureOf = (
  setUp: NightSetUp,
  { sheet, id }: Pick<FigureState, 'sheet' | 'id'>,
): CompanionFigure | undefined => sheetFigures(setUp, sheet).find((figure) => figure.id === id);

export const counterOf = (setUp: NightSetUp, id: string): CompanionCounter | undefined =>
  readOnce(setUp).counters.get(id);

/** The counters that a figure can have, in the order of the game; `isUsual` where this party can bring them about. */
export const countersFor = (
  setUp: NightSetUp,
  figure: CompanionFigure,
): readonly { readonly counter: CompanionCounter; readonly isUsual: boolean }[] => {
  const { counters, usual } = readOnce(setUp);
  return [...counters.values()]
    .filter((counter) => counter.of?.(figure) !== false)
    .map((counter) => ({ counter, isUsual: usual.has(counter.id) }));
};

/** Amount that counters take off a count now. */
export const loweredBy = (setUp: NightSetUp, { counters }: FigureState, count: string): number =>
  counters.reduce((sum, { id, count: many }) => sum + (counterOf(setUp, id)?.lowers === count ? many : 0), 0);

/** Counts of a figure, wherever it is in the order. */
export const countedOf = (
  setUp: NightSetUp,
  state: FigureState,
): Omit<FigureNow, 'isInOrder'> | undefined => {
  const figure = figureOf(setUp, state);
  return (
    figure && {
      figure,
      counts: Object.fromEntries(
        figure.counts.map(({ id }, at) => [
          id,
          Math.max(0, (state.counts[at] ?? 0) - loweredBy(setUp, state, id)),
        ]),
      ),
      counters: state.counters,
      turnsDown: state.turnsDown,
      team: setUp.teams[state.sheet] ?? 0,
    }
  );
};

/** The figure at a place of the list, as the game looks at it; undefined for one that is not there. */
export const figureAt = ({ setUp, state }: Night, at: number): FigureNow | undefined => {
  const found = state.figures[at];
  const counted = found && !found.hasLeft ? countedOf(setUp, found) : undefined;
  return counted && { ...counted, isInOrder: state.order.includes(at) };
};

const gone: FigureStanding = { state: 'out', text: '' };

export const standingAt = (night: Night, at: number): FigureStanding => {
  const now = figureAt(night, at);
  return now ? companionOf(night.setUp.system).standing(now) : gone;
};

/** Master of a figure; -1 for nobody. */
export const leaderOf = ({ setUp, state }: Night, at: number): number => {
  const own = state.figures[at];
  const leader = own && figureOf(setUp, own)?.follows;
  return leader === undefined
    ? -1
    : state.figures.findIndex(({ sheet, id, hasLeft }) => !hasLeft && sheet === own?.sheet && id === leader);
};

const bringsTurns = ({ setUp, state }: Night, at: number): boolean => {
  const own = state.figures[at];
  return own !== undefined && figureOf(setUp, own)?.bringsTurns === true;
};

/** The figures that act in a figure's turn: it and whoever follows it; in that of a card, the card and whose it is. */
export const companyOf = (night: Night, at: number): readonly number[] => {
  const { setUp, state } = night;
  const leader = state.figures[at];
  if (!leader) return [];
  if (bringsTurns(night, at)) return [leaderOf(night, at), at].filter((each) => each >= 0);
  return state.figures.flatMap((figure, place) =>
    !figure.hasLeft &&
    (place === at || (figure.sheet === leader.sheet && figureOf(setUp, figure)?.follows === leader.id))
      ? [place]
      : [],
  );
};

/** Whether a figure's turns come only from cards that follow it. */
export const hasCards = (night: Night, at: number): boolean =>
  companyOf(night, at).some((each) => each !== at && bringsTurns(night, each));
