import * as z from 'zod/mini';
import { forgetText, keepText, keysKept, textKept } from '@/components/site/device-text';
import { zEntry, zId, zOpen, zSit, zWhat, type Entry } from '@/lib/room/entry';
import { parsedLine } from '@/lib/match/plain-data';
import { isWhole } from '@/lib/room/entry-list';
import { newKey } from '@/lib/room/room-address';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { Making, Membership } from '@/lib/room/membership';
import { roomPrefix } from './use-has-rooms';

/** ms after which a room is forgotten: longer than any lives. */
const kept = 3 * 24 * 60 * 60 * 1000;

const shape = z.object({
  invite: zId,
  key: zId,
  changed: z.number(),
  making: z.optional(z.object({ id: zId, seats: z.int(), look: z.optional(zId), offer: zWhat })),
  entries: z.array(zEntry),
});

type KeptRoom = z.infer<typeof shape>;

const read = (room: string): KeptRoom | undefined => {
  const { data } = shape.safeParse(parsedLine(textKept(roomPrefix + room) ?? ''));
  return data && isWhole(data.entries) ? data : undefined;
};

/** Keeps what this device knows of a room; the server and the other player have it, too. */
export const keepRoom = ({ room, ...member }: Membership): void =>
  keepText(roomPrefix + room, JSON.stringify({ ...member, changed: Date.now() }));

/** Forgets a room: its link leads back as a newcomer alone. */
export const forgetRoom = (room: string): void => forgetText(roomPrefix + room);

const roomsHere = (): readonly string[] => keysKept(roomPrefix).map((key) => key.slice(roomPrefix.length));

/** Forgets rooms that are over. */
const forgetOld = (): void => {
  for (const room of roomsHere()) {
    const found = read(room);
    if (!found || Date.now() - found.changed > kept) forgetRoom(room);
  }
};

/** This device's part in a room: with the key and the list that it has kept, or a new key. */
export const memberOf = (address: RoomAddress): Membership => {
  const known = read(address.room);
  if (known?.invite === address.invite)
    return { ...address, key: known.key, entries: known.entries, making: known.making };
  const member = { ...address, key: newKey(), entries: [] };
  keepRoom(member);
  return member;
};

/** A room that this device will make once it is opened; its address. */
export const beginRoom = (making: Pick<Making, 'seats' | 'offer'>): RoomAddress => {
  forgetOld();
  const address = { room: newKey(), invite: newKey() };
  keepRoom({ ...address, key: newKey(), entries: [], making: { ...making, id: newKey(), look: newKey() } });
  return address;
};

/** A room that this device has kept, for a list of them. */
export interface RoomRow {
  readonly address: RoomAddress;
  /** Name of the other player, as far as it is known; undefined while nobody has come. */
  readonly other: string | undefined;
  /** ISO 8601 in UTC. */
  readonly changed: string;
}

const named = z.object({ name: z.string() });

const nameIn = (text: string | undefined): string | undefined => {
  const found = named.safeParse(parsedLine(text ?? ''));
  return found.success ? found.data.name : undefined;
};

/** Name of whoever the other player is: the host for a guest, whoever sat down last for the host. */
const otherIn = (entries: readonly Entry[], isHost: boolean): string | undefined => {
  if (!isHost) return nameIn(zOpen.safeParse(parsedLine(entries[0]?.what ?? '')).data?.offer) ?? '';
  const seated = entries.findLast(({ kind }) => kind === 'sit');
  return seated && (nameIn(zSit.safeParse(parsedLine(seated.what)).data?.brings) ?? '');
};

/** Rooms that this device has kept, the latest first. */
export const keptRooms = (): readonly RoomRow[] => {
  forgetOld();
  return roomsHere()
    .flatMap((room) => {
      const found = read(room);
      return found && (found.making !== undefined || found.entries.length > 0) ? [{ room, ...found }] : [];
    })
    .sort((one, other) => other.changed - one.changed)
    .map(({ room, invite, entries, making, changed }) => ({
      address: { room, invite },
      other: otherIn(entries, making !== undefined),
      changed: new Date(changed).toISOString(),
    }));
};
