import * as z from 'zod/mini';
import { zCount, zSeatNumber } from './entry';

const zNumber = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));

/** A figure or a place that somebody points at, after so many entries; neither once he points no more. */
export const pointing = {
  at: zCount,
  figure: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  place: z.optional(z.object({ x: zNumber, y: zNumber })),
};

export const zPointed = z.object({ seat: zSeatNumber, ...pointing });

/** A seat, and where it points. */
export type Pointed = z.infer<typeof zPointed>;

/** Messages of one seat about this: so many at once, and so many a second in the long run. */
export const pointPace = { most: 6, perSecond: 4 } as const;
