import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashOfKey } from './chain';
import type { Seating } from './entry-list';

/** Hex digits of a key. */
const digits = 32;

/** The key to one seat: the key to any free seat tells it, and not the other way round. @param seat from 1 */
export const keyToSeat = (invite: string, seat: number): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(invite), utf8ToBytes(`pipsmith seat ${seat}`))).slice(0, digits);

/** Hashes of the keys to single seats, as a room keeps them; the host’s own has none. */
export const hashesOfSeatKeys = (invite: string, seats: number): string[] =>
  Array.from({ length: seats - 1 }, (_, nth) => hashOfKey(keyToSeat(invite, nth + 1)));

/**
 * Free seats that a link lets its holder take: all of them for an open link, one for a link to a single seat, none for
 * a spectator's link.
 * @param invite hash of the link’s key
 */
export const seatsToTake = (seating: Seating | undefined, invite: string): readonly number[] => {
  if (!seating) return [];
  const { seats, seatKeys } = seating;
  const isFor = (seat: number): boolean => invite === seating.invite || invite === seatKeys[seat - 1];
  return seats.flatMap((holder, seat) => (holder === undefined && isFor(seat) ? [seat] : []));
};

/** Why a link leads to no seat; undefined where it leads to one. @param invite hash of its key */
export const seatRefusal = (
  seating: Seating | undefined,
  invite: string,
): 'key' | 'full' | 'taken' | undefined => {
  if (seatsToTake(seating, invite).length > 0) return undefined;
  if (invite === seating?.invite) return 'full';
  return seating?.seatKeys.includes(invite) === true ? 'taken' : 'key';
};
