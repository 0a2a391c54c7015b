import * as z from 'zod/mini';
import { zCount, zSeatNumber } from './entry';

const zNumber = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));

/** What somebody points at, after so many entries: a figure, a place of the table, or nothing any more. */
export const pointing = {
  at: zCount,
  figure: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  place: z.optional(z.object({ x: zNumber, y: zNumber })),
};

export const zPointed = z.object({ seat: zSeatNumber, ...pointing });

/** What a seat points at. */
export type Pointed = z.infer<typeof zPointed>;

/** Messages of one seat about this: so many at once, and so many a second in the long run. */
export const pointPace = { most: 6, perSecond: 4 } as const;
