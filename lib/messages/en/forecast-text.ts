import { capital, percent } from '@/lib/language/en';
import type { FigureForecast, Forecast } from '@/lib/match/forecast';

/** Without the last zeros: "0.8", "2". */
const average = (amount: number): string => String(Number(amount.toFixed(2)));

/** What an option may come to, if nobody reacts. */
export const forecastText = (
  { hits, works, figures }: Forecast,
  nameOf: (figure: number) => string,
): string => {
  const chances = [
    ...(works === undefined ? [] : [`works ${percent(works)}`]),
    ...(hits === undefined ? [] : [`hits ${percent(hits)}`]),
  ];
  const of = ({ figure, hurts, lost, fells, healed }: FigureForecast): readonly string[] => [
    ...(hurts > 0
      ? [
          `hurts ${nameOf(figure)} ${percent(hurts)}, by ${average(lost)} on average${fells > 0 ? `; fells ${percent(fells)}` : ''}`,
        ]
      : []),
    ...(healed > 0 ? [`heals ${nameOf(figure)} by ${average(healed)} on average`] : []),
  ];
  const told = [chances.join(', '), ...figures.flatMap(of)].filter((text) => text !== '');
  return told.length === 0 ? 'You’ll see the odds once it starts.' : told.map(capital).join('. ');
};
