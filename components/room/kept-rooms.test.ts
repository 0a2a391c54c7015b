import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashesOfSeatKeys, keyToSeat } from '@/lib/room/rights';
import { memoryStorage } from '@/lib/testing/storage';
import { beginRoom, memberOf } from './kept-rooms';

const { kept, storage } = memoryStorage();

beforeEach(() => void vi.stubGlobal('localStorage', storage));

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const look = 'f'.repeat(32);

describe('this device’s part in a room', () => {
  test('has a key for each seat where it makes a match, and none where it makes a night', () => {
    const match = beginRoom('match', { seats: 3, offer: 'x' });
    expect(memberOf('match', match).making).toMatchObject({ seatKeys: hashesOfSeatKeys(match.invite, 3) });
    const night = beginRoom('night', { seats: 8, offer: 'x' });
    expect(memberOf('night', night).making?.seatKeys).toBeUndefined();
  });

  test.each(['a link to look on', 'a link to one seat'])(
    'stays the maker’s, with the key to any seat, where he opens %s',
    (link) => {
      const address = beginRoom('match', { seats: 2, offer: 'x' });
      const made = memberOf('match', address);
      const invite = link.endsWith('on') ? look : keyToSeat(address.invite, 1);
      expect(memberOf('match', { ...address, invite })).toEqual(made);
    },
  );

  test('keeps the key of a friend’s seat, and goes by the link that he has opened last', () => {
    const address = { room: '1'.repeat(32), invite: '2'.repeat(32) };
    const { key } = memberOf('match', address);
    expect(memberOf('match', { ...address, invite: look })).toMatchObject({ key, invite: look });
  });
});
