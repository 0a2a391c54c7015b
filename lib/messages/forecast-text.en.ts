import { capital, list, percent, plural } from '#words/language/words';
import type { Forecast } from '@/lib/match/forecast';
import { lossesOf, type Loss } from '@/lib/match/losses';

/** Without the last zeros: "0.8", "2". */
const average = (amount: number): string => String(Number(amount.toFixed(2)));

const lossText = ({ dice, falls, isMore, chance }: Loss, nth: number): string => {
  const more = isMore ? ' or more' : '';
  const lost = dice === 0 ? 'no dice' : `${dice}${more} ${plural(dice, 'die', 'dice')}`;
  const verb = falls ? 'falls' : nth === 0 ? `loses ${lost}` : lost;
  return `${verb} ${percent(chance)}`;
};

/** Unless a skill always works, the other chances include its failures: "overall" says so. */
const chancesOf = ({ hits, works }: Pick<Forecast, 'hits' | 'works'>, isTold: boolean): readonly string[] => {
  // Leave the chance to hit out if the losses are shown: two chances would look like two answers.
  const hitting = hits === undefined || isTold ? [] : [`hits ${percent(hits)}`];
  if (works === undefined) return hitting;
  const isSure = works === 1;
  const working = `${hits === undefined || isSure ? 'works' : 'the skill works'} ${percent(works)}`;
  return [working, ...hitting.map((text) => (isSure ? text : `${text} overall`))];
};

/** Forecast of an option in words, if nobody reacts. */
export const forecastText = (forecast: Forecast, nameOf: (figure: number) => string): string => {
  const { works = 1, figures } = forecast;
  const isTold = figures.some(({ hurts, fells }) => hurts > 0 || fells > 0);
  const isUnsure = works < 1;
  const losses = figures.flatMap((each) =>
    each.hurts > 0 || each.fells > 0
      ? [`${isUnsure ? 'overall, ' : ''}${nameOf(each.figure)} ${lossesOf(each).map(lossText).join(', ')}`]
      : [],
  );
  const healed = figures.flatMap((each) =>
    each.healed > 0 ? [`${nameOf(each.figure)} by ${average(each.healed)}`] : [],
  );
  const heals =
    healed.length > 0 ? [`heals ${list(healed)} on average${isUnsure ? ', failures included' : ''}`] : [];
  const told = [...chancesOf(forecast, isTold), ...losses, ...heals].map((text) => `${capital(text)}.`);
  return told.length === 0 ? 'Right now this would neither hurt nor heal anyone.' : told.join(' ');
};
