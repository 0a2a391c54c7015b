import * as z from 'zod/mini';
import { forgetText, keepText, keysKept, textKept } from '@/components/site/device-text';
import { parsedLine } from '@/lib/match/plain-data';
import { roomLimits, zId } from '@/lib/room/entry';
import type { InLine } from '@/lib/room/membership';

const shape = z.object({
  id: zId,
  kind: z.enum(['sit', 'stand', 'play']),
  what: z.string().check(z.maxLength(roomLimits.what)),
  /** ms since 1970: taps come back in the order in which they were made. */
  made: z.number(),
  nth: z.number(),
});

/** Each tap is kept by itself, so that two tabs of one device don't overwrite each other's. */
const prefixOf = (room: string): string => `pipsmith-waiting-${room}-`;

/** Entries on this device that wait for a room, in order. */
export const lineKept = (room: string): readonly InLine[] =>
  keysKept(prefixOf(room))
    .flatMap((key) => shape.safeParse(parsedLine(textKept(key) ?? '')).data ?? [])
    .sort((one, other) => one.made - other.made || one.nth - other.nth)
    .map(({ id, kind, what }) => ({ id, kind, what }));

/** Keeps what waits for a room, as it changes. @param made ms since 1970 */
export const keepLine = (
  room: string,
  before: readonly InLine[],
  now: readonly InLine[],
  made: number,
): void => {
  for (const { id } of before) if (!now.some((each) => each.id === id)) forgetText(prefixOf(room) + id);
  for (const [nth, each] of now.entries())
    if (!before.some(({ id }) => id === each.id))
      keepText(prefixOf(room) + each.id, JSON.stringify({ ...each, made, nth }));
};
