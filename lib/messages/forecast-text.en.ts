import { capital, percent, plural } from '#words/language/words';
import type { FigureForecast, Forecast } from '@/lib/match/forecast';
import { lossesOf, type Loss } from '@/lib/match/losses';

/** Without the last zeros: "0.8", "2". */
const average = (amount: number): string => String(Number(amount.toFixed(2)));

const lossText = ({ dice, falls, isMore, chance }: Loss, nth: number): string => {
  const more = isMore ? ' or more' : '';
  const lost = dice === 0 ? 'no die' : `${dice}${more} ${plural(dice, 'die', 'dice')}`;
  const verb = falls ? 'falls' : nth === 0 ? `loses ${lost}` : lost;
  return `${verb} ${percent(chance)}`;
};

/** Forecast of an option in words, if nobody reacts. */
export const forecastText = (
  { hits, works, figures }: Forecast,
  nameOf: (figure: number) => string,
): string => {
  // Leave the chance to hit out if the losses are shown: two chances would look like two answers.
  const isTold = figures.some(({ hurts, fells }) => hurts > 0 || fells > 0);
  const chances = [
    ...(works === undefined ? [] : [`works ${percent(works)}`]),
    ...(hits === undefined || isTold ? [] : [`hits ${percent(hits)}`]),
  ];
  const of = (each: FigureForecast): readonly string[] => [
    ...(each.hurts > 0 || each.fells > 0
      ? [`${nameOf(each.figure)} ${lossesOf(each).map(lossText).join(', ')}`]
      : []),
    ...(each.healed > 0 ? [`heals ${nameOf(each.figure)} by ${average(each.healed)} on average`] : []),
  ];
  const told = [chances.join(', '), ...figures.flatMap(of)].filter((text) => text !== '');
  return told.length === 0 ? 'You’ll see the odds once it starts.' : told.map(capital).join('. ');
};
