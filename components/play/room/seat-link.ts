import { roomFragment, type RoomAddress } from '@/lib/room/room-fragment';

/** Path of the invitation to a match. @param place of the hero whose seat it offers; undefined for any free seat */
export const roomPath = (address: RoomAddress, place?: number): string =>
  `/play#${roomFragment(address)}${place === undefined ? '' : `&hero=${place}`}`;

/** Place of the hero that an invitation offers; undefined where it leaves the choice. @param fragment without its # */
export const placeOffered = (fragment: string): number | undefined => {
  const text = new URLSearchParams(fragment).get('hero') ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
};
