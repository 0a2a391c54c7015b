import { expect, test } from 'vitest';
import { roomOfFragment } from '@/lib/room/room-address';
import { placeOffered, roomPath } from './seat-link';

const address = { room: '1'.repeat(32), invite: '2'.repeat(32) };

test.each([
  ['of now', '', undefined],
  ['of an older version for the seat of one hero', '&hero=3', 3],
])('a link %s leads into its room', (_, more, place) => {
  const [, fragment = ''] = `${roomPath(address)}${more}`.split('#');
  expect(roomOfFragment(fragment)).toEqual(address);
  expect(placeOffered(fragment)).toBe(place);
});

test.each(['hero=', 'hero=-1', 'hero=x', 'hero=1.5', 'hero=123'])('%s offers no seat', (part) => {
  expect(placeOffered(`room=${address.room}.${address.invite}&${part}`)).toBeUndefined();
});
