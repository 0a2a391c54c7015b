import * as z from 'zod/mini';

/**
 * Version of what rooms and their visitors say to each other, and of what entries mean: a page that doesn't know all of
 * that is asked to load again. It rises with every new kind of choice in a room, or of tap.
 */
export const roomVersion = 6;

/**
 * Limits of a room: letters of an entry and of a choice, of the whole list, entries, seats, ms after the last entry;
 * lines with one key, and people without a seat.
 */
export const roomLimits = {
  what: 60_000,
  play: 20_000,
  list: 2_000_000,
  entries: 20_000,
  seats: 8,
  life: 24 * 60 * 60 * 1000,
  lines: 4,
  standing: 50,
} as const;

/**
 * Choices or taps of one seat: the most at once, and a second in the long run. Computers' answers count, too.
 */
export const playPace = { most: 120, perSecond: 15 } as const;

/** ms between two taps out of the line that waited on a device: slower than a room allows a seat, however many they are. */
export const linePause = 80;

/**
 * `open` begins a room, `sit` takes a seat, `stand` frees one, and `play` is a choice in the match, which the
 * server can't read.
 */
export const entryKinds = ['open', 'sit', 'stand', 'play'] as const;
export type EntryKind = (typeof entryKinds)[number];

const zHex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

/** 128 bits: the id of a room or of an entry, or a key. */
export const zId = zHex(32);
/** SHA-256. */
export const zHash = zHex(64);
export const zCount = z.int().check(z.minimum(0), z.maximum(roomLimits.entries));
export const zSeatNumber = z.int().check(z.minimum(0), z.maximum(roomLimits.seats - 1));
export const zSeatKeys = z.array(zHash).check(z.maxLength(roomLimits.seats - 1));
export const zWhat = z.string().check(z.maxLength(roomLimits.what));

export const zEntry = z.object({
  id: zId,
  /** Place in the list, from 0. */
  at: zCount,
  kind: z.enum(entryKinds),
  seat: zSeatNumber,
  what: z.string().check(z.maxLength(roomLimits.what + 1000)),
  /** ms since 1970, by the server's clock. */
  time: z.int().check(z.minimum(0)),
  /** Drawn by the server once the entry was there; 0 to 2^32 - 1. */
  seed: z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)),
  seal: zHash,
});

/** One entry of a room: what a seat did, with order, time, seed and seal of the server. */
export type Entry = z.infer<typeof zEntry>;
export type Unsealed = Omit<Entry, 'seal'>;

/**
 * Contents of an `open` entry: hashes of the keys, and the offer, which the server doesn't read. The key to look on is
 * there itself: whoever has the list may look on anyway, and may hand it on.
 */
export const zOpen = z.object({
  seats: z.int().check(z.minimum(2), z.maximum(roomLimits.seats)),
  invite: zHash,
  owner: zHash,
  /** Of the keys to one seat each, from seat 1; absent where there are none. */
  seatKeys: z.optional(zSeatKeys),
  look: z.optional(zId),
  offer: zWhat,
});

/** Contents of a `sit` entry: the hash of the seat's key, and what its player brings. */
export const zSit = z.object({ key: zHash, brings: zWhat });

/** Contents of a `stand` entry: the seat that is free now. */
export const zStand = z.object({ seat: zSeatNumber });
