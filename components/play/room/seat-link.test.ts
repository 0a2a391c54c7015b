import { expect, test } from 'vitest';
import { roomOfFragment } from '@/lib/room/room-address';
import { placeOffered, roomPath } from './seat-link';

const address = { room: '1'.repeat(32), invite: '2'.repeat(32) };

test.each([
  ['any free seat', undefined],
  ['the seat of one hero', 3],
])('a link for %s leads into the same room', (_, place) => {
  const [, fragment = ''] = roomPath(address, place).split('#');
  expect(roomOfFragment(fragment)).toEqual(address);
  expect(placeOffered(fragment)).toBe(place);
});

test.each(['hero=', 'hero=-1', 'hero=x', 'hero=1.5', 'hero=123'])('%s offers no seat', (part) => {
  expect(placeOffered(`room=${address.room}.${address.invite}&${part}`)).toBeUndefined();
});
