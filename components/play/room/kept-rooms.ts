import * as z from 'zod/mini';
import { zEntry, zId, zWhat } from '@/lib/room/entry';
import { isWhole } from '@/lib/room/entry-list';
import { newKey } from '@/lib/room/room-address';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { Making, Membership } from '@/lib/room/room-client';

const prefix = 'pipsmith-room-';

/** ms after which a room is forgotten: longer than any lives. */
const kept = 3 * 24 * 60 * 60 * 1000;

const shape = z.object({
  invite: zId,
  key: zId,
  changed: z.number(),
  making: z.optional(z.object({ id: zId, seats: z.int(), offer: zWhat })),
  entries: z.array(zEntry),
});

type KeptRoom = z.infer<typeof shape>;

const read = (room: string): KeptRoom | undefined => {
  try {
    const found = shape.safeParse(JSON.parse(window.localStorage.getItem(prefix + room) ?? ''));
    return found.success && isWhole(found.data.entries) ? found.data : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what this device knows of a room, where the browser keeps anything. */
export const keepRoom = ({ room, ...member }: Membership): void => {
  try {
    window.localStorage.setItem(prefix + room, JSON.stringify({ ...member, changed: Date.now() }));
  } catch {
    // The server and the other player have it, too.
  }
};

/** Forgets rooms that are over. */
const forgetOld = (): void => {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const found = read(key.slice(prefix.length));
      if (!found || Date.now() - found.changed > kept) window.localStorage.removeItem(key);
    }
  } catch {
    // Then nothing is kept here.
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
export const beginRoom = (making: Omit<Making, 'id'>): RoomAddress => {
  forgetOld();
  const address = { room: newKey(), invite: newKey() };
  keepRoom({ ...address, key: newKey(), entries: [], making: { ...making, id: newKey() } });
  return address;
};
