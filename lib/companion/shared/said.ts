import * as z from 'zod/mini';
import { roomLimits, zId, zSeatNumber } from '../../room/entry';
import { mostMinutes, type NightTimer } from '../kept-night';
import { zTap, type Tap } from '../tap';
import { zAllowed, type Allowed } from './rights';
import { zName } from './night-offer';

const zSheets = z.array(z.int().check(z.minimum(0), z.maximum(20))).check(z.maxLength(20));

/** A timer as somebody sets it: the time that it ran before, in ms, and whether it runs on from this entry. */
const zTimer = z.strictObject({
  minutes: z.int().check(z.minimum(0), z.maximum(mostMinutes)),
  ran: z.int().check(z.minimum(0), z.maximum(roomLimits.life)),
  runs: z.boolean(),
});

/** Contents of the entries of a shared night. */
export const zSaid = z.union([
  z.strictObject({ tap: zTap }),
  /** @property undo id of the entry whose tap is undone */
  z.strictObject({ undo: zId }),
  /** The sheets whose heroes are his. */
  z.strictObject({ sheets: zSheets }),
  /** By whoever shares the night: what a seat may do, or everybody, now and later. */
  z.strictObject({ allow: zAllowed, seat: z.optional(zSeatNumber) }),
  z.strictObject({ timer: zTimer }),
]);
export type NightSaid = z.infer<typeof zSaid>;

/** Contents that a `sit` entry brings. */
export const zJoined = z.object({ name: zName, sheets: zSheets });

export const writeTap = (tap: Tap): string => JSON.stringify({ tap } satisfies NightSaid);
export const writeUndo = (id: string): string => JSON.stringify({ undo: id } satisfies NightSaid);
export const writeSheets = (sheets: readonly number[]): string =>
  JSON.stringify({ sheets: [...sheets] } satisfies NightSaid);
export const writeAllow = (allow: Allowed, seat?: number): string =>
  JSON.stringify({ allow, ...(seat !== undefined && { seat }) } satisfies NightSaid);
/** @param now ms since 1970, by the clock of `since` */
export const writeTimer = ({ minutes, ran, since }: NightTimer, now: number): string => {
  const passed = since === undefined ? 0 : Math.max(0, now - since);
  const timer = {
    minutes,
    ran: Math.min(roomLimits.life, Math.round(ran + passed)),
    runs: since !== undefined,
  };
  return JSON.stringify({ timer } satisfies NightSaid);
};
export const writeJoined = (joined: z.infer<typeof zJoined>): string => JSON.stringify(joined);

/** Phones at a shared night, at most. */
export const mostPhones = roomLimits.seats;
