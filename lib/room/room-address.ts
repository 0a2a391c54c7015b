import { bytesToHex } from '@noble/hashes/utils.js';
import { zId } from './entry';
import type { RoomAddress } from './room-fragment';

/** The room of a fragment, without its #; undefined where its address is broken. */
export const roomOfFragment = (fragment: string): RoomAddress | undefined => {
  const [room, invite, ...more] = (new URLSearchParams(fragment).get('room') ?? '').split('.');
  const [id, key] = [zId.safeParse(room), zId.safeParse(invite)];
  return id.success && key.success && more.length === 0 ? { room: id.data, invite: key.data } : undefined;
};

/** An id or a key that nobody can guess: 128 bits. */
export const newKey = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
