import type { TableFigure } from '@/lib/systems/table-scene';
import { distanceBetween, unit } from '@/lib/table/table';

/** Pixels of a coin’s radius from which on its art is recognised and a finger hits it. */
const readable = 18;
/** Largest coin, as a multiple of its base. */
export const mostScale = 2.5;
/** Steps in which coins grow, so that those alike stay alike. */
const step = 0.05;

export const inSteps = (scale: number): number => Math.floor(scale / step + 1e-9) * step;

/**
 * Size of each coin, as a multiple of its base: readable where a # is small on the screen, but never over another coin.
 * Bases that touch keep their size.
 * @param perHash pixels of the screen; 0 until it is measured
 */
export const coinScales = (figures: readonly TableFigure[], perHash: number): ReadonlyMap<number, number> => {
  const standing = figures.filter(({ isOff }) => !isOff);
  return new Map(
    standing.map((figure) => {
      const { id, at, radius } = figure;
      const wanted = perHash > 0 ? readable / ((radius / unit) * perHash) : 1;
      const room = standing.reduce(
        (least, other) =>
          other === figure ? least : Math.min(least, distanceBetween(at, other.at) / (radius + other.radius)),
        mostScale,
      );
      return [id, Math.max(1, inSteps(Math.min(wanted, room)))];
    }),
  );
};
