import { percent } from '#words/language/words';
import type { FigureForecast, Forecast } from '../../../match/forecast';

const fate = ({ hurts, fells, healed, pushed = 0, ignores = 0 }: FigureForecast): readonly string[] =>
  (
    [
      // If every wound is the last one, "out" says it all.
      ['is wounded', hurts > fells ? hurts : 0],
      ['is out of the game', fells],
      ['is pushed', pushed],
      ['ignores a wound', ignores],
      ['heals a wound', healed],
    ] as const
  ).flatMap(([what, chance]) => (chance > 0 ? [`${what} ${percent(chance)}`] : []));

/** Forecast of an option in words: chances of an attack or skill, and of its effects on fighters. */
export const forecastText = (
  { hits, works, figures }: Forecast,
  nameOf: (figure: number) => string,
): string => {
  // Of two chances the second one counts every case.
  const tried = [
    ...(works === undefined ? [] : [`Works ${percent(works)}`]),
    ...(hits === undefined
      ? []
      : [`Hits ${percent(hits)}${works === undefined || works === 1 ? '' : ' overall'}`]),
  ];
  const fates = figures.flatMap((figure) => {
    const told = fate(figure);
    return told.length === 0 ? [] : [`${nameOf(figure.figure)} ${told.join(', ')}`];
  });
  const told = [...tried, ...fates];
  return told.length === 0 ? 'No dice needed.' : `${told.join('. ')}.`;
};
