import * as z from 'zod/mini';
import { zCount, zSeatNumber } from './entry';

const zNumber = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));

/**
 * A figure or a place that somebody points at, after a number of entries; neither once they stop pointing.
 */
export const pointing = {
  at: zCount,
  figure: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  place: z.optional(z.object({ x: zNumber, y: zNumber })),
};

export const zPointed = z.object({ seat: zSeatNumber, ...pointing });

/** A seat, and where it points. */
export type Pointed = z.infer<typeof zPointed>;

/** Pointing messages of one seat: the most at once, and a second in the long run. */
export const pointPace = { most: 6, perSecond: 4 } as const;
