import * as z from 'zod/mini';
import { phrases } from './phrases';
import { pointing, zPointed } from './pointing';
import { roomLimits, zCount, zEntry, zId, zSeatKeys, zSeatNumber, zWhat } from './entry';

/** Letters of one message from a visitor. A list that is lent comes in several. */
export const mostLetters = 130_000;

/** Everybody's first message: the only one with keys. */
const greeting = {
  /** `roomVersion` of the visitor. */
  version: z.int(),
  room: zId,
  /** The key of the link: to any free seat, to one seat, or to look on. */
  invite: zId,
  /** The key that holds a seat, or will. */
  key: zId,
};

/** Messages of visitors. */
export const zFromVisitor = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('hello'),
    ...greeting,
    /** Length and link of the list that the visitor has. */
    from: zCount,
    link: z.string().check(z.maxLength(64)),
  }),
  z.object({
    say: z.literal('make'),
    ...greeting,
    id: zId,
    seats: z.int().check(z.minimum(2), z.maximum(roomLimits.seats)),
    /** Hashes of the keys to one seat each. */
    seatKeys: z.optional(zSeatKeys),
    /** Key to look on with. */
    look: z.optional(zId),
    offer: zWhat,
  }),
  z.object({
    say: z.literal('put'),
    id: zId,
    /** Its place in the list, where it only makes sense there; absent for what may follow anything. */
    at: z.optional(zCount),
    /** A seat to be freed: its number. */
    kind: z.enum(['sit', 'stand', 'play']),
    /** To sit down on; absent for any that is free. */
    seat: z.optional(zSeatNumber),
    what: zWhat,
  }),
  /** A part of the visitor's list, in order; `isLast` ends it. */
  z.object({
    say: z.literal('lend'),
    entries: z.array(zEntry).check(z.maxLength(1000)),
    isLast: z.boolean(),
  }),
  /** To everybody at the room; no entry. */
  z.object({ say: z.literal('phrase'), phrase: z.enum(phrases) }),
  z.object({ say: z.literal('point'), ...pointing }),
  z.object({ say: z.literal('here') }),
]);
export type FromVisitor = z.infer<typeof zFromVisitor>;

/** Why a room can't be entered. */
export const refusals = [
  'unknown',
  'unsealed',
  'over',
  'full',
  'taken',
  'crowded',
  'key',
  'version',
  'busy',
  'often',
] as const;
export type Refusal = (typeof refusals)[number];

/** Messages of the server. */
export const zFromRoom = z.discriminatedUnion('say', [
  /** The list from a place on; entries of the visitor's own from there on don't hold. */
  z.object({ say: z.literal('entries'), from: zCount, entries: z.array(zEntry) }),
  /** Seats whose holders are here, and how many look on. */
  z.object({ say: z.literal('seats'), here: z.array(zSeatNumber), looking: zCount }),
  /** An entry was not taken: others were first, the visitor may not, or the room is full. */
  z.object({ say: z.literal('not'), id: zId, why: z.enum(['late', 'may-not', 'full']) }),
  z.object({ say: z.literal('phrase'), seat: zSeatNumber, phrase: z.enum(phrases) }),
  z.object({ say: z.literal('point'), pointed: zPointed }),
  /** The server needs the visitor's list. */
  z.object({ say: z.literal('lend') }),
  /** The server waits for others' lists. */
  z.object({ say: z.literal('wait') }),
  /** A sign of life, with the length of the list: whoever has less has missed something. */
  z.object({ say: z.literal('here'), length: z.optional(zCount) }),
  z.object({ say: z.literal('no'), why: z.enum(refusals) }),
]);
export type FromRoom = z.infer<typeof zFromRoom>;

export type Hello = Extract<FromVisitor, { say: 'hello' }>;
export type Make = Extract<FromVisitor, { say: 'make' }>;

/** A connection, whatever carries it. */
export interface Wire {
  /** Its client address, which has one share. */
  readonly client: string;
  readonly send: (text: string) => void;
  readonly close: () => void;
  /** Ends it at once, with all that waits. */
  readonly cut: () => void;
  /** Bytes that were sent and not read yet, and those of a message that isn't whole yet. */
  readonly unread: () => number;
}
