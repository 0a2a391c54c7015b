import { roomFragment, type RoomAddress } from '@/lib/room/room-fragment';

/** Path of a link to a match; its key says what it lets people do there. */
export const roomPath = (address: RoomAddress): string => `/play#${roomFragment(address)}`;

/**
 * Place of the hero that a link of an older version offers: its key is to any free seat, and that one is chosen at first.
 * @param fragment without its #
 */
export const placeOffered = (fragment: string): number | undefined => {
  const text = new URLSearchParams(fragment).get('hero') ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
};
