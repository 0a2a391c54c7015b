import * as z from 'zod/mini';
import { forgetText, keepText, keysKept, textKept } from '@/components/site/device-text';
import { zEntry, zId, zSeatKeys, zWhat } from '@/lib/room/entry';
import { parsedLine } from '@/lib/match/plain-data';
import { isWhole } from '@/lib/room/entry-list';
import { newKey } from '@/lib/room/room-address';
import { hashesOfSeatKeys } from '@/lib/room/rights';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { Making, Membership } from '@/lib/room/membership';
import { keepLine, lineKept } from './kept-line';
import { namesIn, type NamesIn } from './names-in';
import { roomPrefixes, type RoomKind } from './use-has-rooms';

/** ms after which a room is forgotten: longer than any lives. */
const kept = 3 * 24 * 60 * 60 * 1000;

const shape = z.object({
  invite: zId,
  key: zId,
  changed: z.number(),
  making: z.optional(
    z.object({
      id: zId,
      seats: z.int(),
      seatKeys: z.optional(zSeatKeys),
      look: z.optional(zId),
      offer: zWhat,
    }),
  ),
  entries: z.array(zEntry),
});

type KeptRoom = z.infer<typeof shape>;

const read = (kind: RoomKind, room: string): KeptRoom | undefined => {
  const { data } = shape.safeParse(parsedLine(textKept(roomPrefixes[kind] + room) ?? ''));
  return data && isWhole(data.entries) ? data : undefined;
};

/** Keeps what this device knows of a room; the server and the others have it, too. */
export const keepRoom = (
  kind: RoomKind,
  { room, invite, key, entries, making }: Omit<Membership, 'line' | 'repeats'>,
): void =>
  keepText(roomPrefixes[kind] + room, JSON.stringify({ invite, key, entries, making, changed: Date.now() }));

/** Forgets a room: its link then leads back only as a newcomer. */
export const forgetRoom = (kind: RoomKind, room: string): void => {
  forgetText(roomPrefixes[kind] + room);
  keepLine(room, lineKept(room), [], 0);
};

const roomsHere = (kind: RoomKind): readonly string[] =>
  keysKept(roomPrefixes[kind]).map((key) => key.slice(roomPrefixes[kind].length));

/** Forgets rooms that are over. */
const forgetOld = (kind: RoomKind): void => {
  for (const room of roomsHere(kind)) {
    const found = read(kind, room);
    if (!found || Date.now() - found.changed > kept) forgetRoom(kind, room);
  }
};

/** This device's part in a room: with the key and the list that it has kept, or a new key. */
export const memberOf = (kind: RoomKind, address: RoomAddress): Membership => {
  const known = read(kind, address.room);
  if (known) {
    const { key, entries, making } = known;
    // Whoever made the room keeps the key to any seat, no matter which link they come back by.
    const invite = making ? known.invite : address.invite;
    const { room } = address;
    return { room, invite, key, entries, making, line: lineKept(room), repeats: kind === 'night' };
  }
  const member = { ...address, key: newKey(), entries: [], repeats: kind === 'night' };
  keepRoom(kind, member);
  return member;
};

/** A room that this device will make once it is opened; its address. */
export const beginRoom = (kind: RoomKind, making: Pick<Making, 'seats' | 'offer'>): RoomAddress => {
  forgetOld(kind);
  const address = { room: newKey(), invite: newKey() };
  // Seats of a night are all alike, and whoever opens it sits down.
  const keys =
    kind === 'match' ? { look: newKey(), seatKeys: hashesOfSeatKeys(address.invite, making.seats) } : {};
  keepRoom(kind, { ...address, key: newKey(), entries: [], making: { ...making, ...keys, id: newKey() } });
  return address;
};

/** A room that this device has kept, for a list of them. */
export interface RoomRow extends NamesIn {
  readonly address: RoomAddress;
  /** This device has made it. */
  readonly isOwn: boolean;
  /** ISO 8601 in UTC. */
  readonly changed: string;
}

/** Rooms that this device has kept, the latest first. */
export const keptRooms = (kind: RoomKind): readonly RoomRow[] => {
  forgetOld(kind);
  return roomsHere(kind)
    .flatMap((room) => {
      const found = read(kind, room);
      return found && (found.making !== undefined || found.entries.length > 0) ? [{ room, ...found }] : [];
    })
    .sort((one, other) => other.changed - one.changed)
    .map(({ room, invite, key, entries, making, changed }) => ({
      address: { room, invite },
      isOwn: making !== undefined,
      ...namesIn(entries, key),
      changed: new Date(changed).toISOString(),
    }));
};
