import { unit, type Units } from '@/lib/table/table';

/** Pixels of a coin’s radius from which on its art is recognised and a finger hits it: on a small board, and on a large one. */
const readable = { least: 18, most: 26 } as const;
/** On a large board coins grow with it: # of their radius. */
const grown = 1.05;
/** Of more figures than this, as two warbands have, each is drawn smaller: so many start within one corner. */
const many = 10;
const amongMany = { most: 24, grown: 0.62 } as const;
/** Largest coin, as a multiple of its base. */
const mostScale = 2.5;
/** Steps in which coins grow, so that those alike stay alike. */
const step = 0.05;

export const inSteps = (scale: number): number => Math.floor(scale / step + 1e-9) * step;

/**
 * Size of a coin as a multiple of its base: readable where a # is small on the screen, and the same wherever it stands.
 * @param perHash pixels of the screen; 0 until it is measured
 * @param figures on the table
 */
export const coinScale = (radius: Units, perHash: number, figures = 1): number => {
  if (perHash === 0) return 1;
  const large = figures > many ? amongMany : { most: readable.most, grown };
  const wanted = Math.min(large.most, Math.max(readable.least, large.grown * perHash));
  return Math.max(1, inSteps(Math.min(mostScale, wanted / ((radius / unit) * perHash))));
};
