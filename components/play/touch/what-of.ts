import { touchMessages as say } from '@/lib/messages/touch';
import type { ImpossibleText, OptionText } from '@/lib/systems/play-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import type { Forecasts } from '../table/use-forecasts';
import type { Shown } from '../table/use-table';

/** Menu for a tap on a figure. */
export interface WhatOf {
  readonly options: readonly (OptionText & { readonly nth: number })[];
  /** Something may be aimed at others. */
  readonly aims: boolean;
  /** Why there is nothing to choose; undefined where there is something. */
  readonly why: string | undefined;
  /** Options that it does not have now, or that could be aimed at it at other times. */
  readonly impossible: readonly ImpossibleText[];
}

type Asked = Pick<Shown, 'isNow' | 'isOurs' | 'request' | 'words' | 'scene'>;

/** Why nothing can be chosen by anybody at this device; undefined where something can. */
export const whyNot = (
  { isNow, isOurs, request }: Pick<Asked, 'isNow' | 'isOurs' | 'request'>,
  decides: string,
): string | undefined => {
  if (!isNow) return say.past;
  if (!request) return say.over;
  return isOurs ? undefined : say.waits(decides);
};

const whyOf = (shown: Asked, figure: TableFigure, decides: string): string => {
  const asked = shown.scene.figures.find(({ id }) => id === shown.words?.figure);
  const always = whyNot(shown, decides);
  if (always !== undefined) return always;
  if (!asked) return say.notAsked(figure.name);
  return asked.team === figure.team
    ? say.notActing(figure.name, asked.name)
    : say.none(asked.name, figure.name);
};

/** Whether a forecast says that something happens to a figure. */
const affects = (forecast: Forecasts[number], figure: number): boolean =>
  forecast?.figures.some(
    (each) => each.figure === figure && (each.hurts > 0 || each.fells > 0 || each.healed > 0),
  ) === true;

/**
 * An option that would do little or nothing now.
 * @param forecast undefined while it is worked out, null where there is none
 */
export const isInVain = (
  { warning, isRolled, effect }: Pick<OptionText, 'warning' | 'isRolled' | 'effect'>,
  forecast?: Forecasts[number],
): boolean => {
  if (warning !== undefined) return true;
  if (!forecast) return false;
  const { works, hits, figures } = forecast;
  const isMoved = figures.some(({ pushed = 0, ignores = 0 }) => pushed + ignores > 0);
  if (isMoved || figures.some(({ figure }) => affects(forecast, figure))) return false;
  // A plain attack is only for what it does to others.
  const isPlain = isRolled === true && effect === undefined;
  return works === 0 || (works === undefined && (hits === 0 || (isPlain && hits === undefined)));
};

/** Options that would do little now come last. */
export const usefulFirst = <Told extends Pick<OptionText, 'warning'>>(
  options: readonly Told[],
): readonly Told[] =>
  options.toSorted((one, other) => Number(one.warning !== undefined) - Number(other.warning !== undefined));

/**
 * Options of a request at a figure: at the asked figure its own, at others those aimed at them or known to hurt or
 * heal them.
 */
export const whatOf = (
  shown: Asked,
  figure: TableFigure,
  decides: string,
  forecasts: Forecasts = [],
): WhatOf => {
  const { isOurs, words } = shown;
  const isAsked = figure.id === words?.figure;
  const all = isOurs ? (words?.options ?? []).map((option, nth) => ({ ...option, nth })) : [];
  const own = all.filter(({ target, nth }) =>
    target === undefined ? isAsked || affects(forecasts[nth], figure.id) : target === figure.id,
  );
  const options = usefulFirst(own);
  return {
    options,
    aims: isAsked && all.some(({ target }) => target !== undefined && target !== figure.id),
    why: options.length > 0 ? undefined : whyOf(shown, figure, decides),
    impossible: isOurs && (isAsked || options.length === 0) ? (words?.impossible ?? []) : [],
  };
};

/**
 * Whether a tap chooses what is asked for: at once where nothing is rolled for it, else when its chances are in sight.
 * @param forecast null where there are none to show
 */
export const isChosenNow = (
  option: Pick<OptionText, 'isRolled'> | undefined,
  forecast: Forecasts[number],
  isOpen: boolean,
): boolean => option?.isRolled !== true || forecast === null || isOpen;

/** Figures to choose from, with their options, if the question is only which figure; empty for any other question. */
export const choicesOfFigure = ({
  isOurs,
  words,
  scene,
}: Pick<Asked, 'isOurs' | 'words' | 'scene'>): ReadonlyMap<number, number> => {
  if (!isOurs || !words) return new Map();
  const nameOf = (id: number): string | undefined => scene.figures.find((each) => each.id === id)?.name;
  const all = words.options.map(({ text, target, isEnd }, nth) => ({ text, target, isEnd, nth }));
  const does = all.filter(({ isEnd }) => !isEnd);
  const figures = does.flatMap(({ text, target, nth }) =>
    target !== undefined && nameOf(target) === text ? [[target, nth] as const] : [],
  );
  return new Map(figures.length === does.length ? figures : []);
};
