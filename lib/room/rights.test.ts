import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { hashOfKey } from './chain';
import { roomVersion } from './entry';
import { EntryList } from './entry-list';
import type { Membership } from './membership';
import { hashesOfSeatKeys, keyToSeat, seatRefusal, seatsToTake } from './rights';
import { idOf, rawLine, World, type Device } from './testing';

const room = idOf(1);
const invite = idOf(2);
const look = idOf(3);
const seats = 4;

const device = (name: string): Device => ({ name, isOffline: false });
const member = (key: number, by: string): Membership => ({ room, invite: by, key: idOf(key), entries: [] });

const host: Membership = {
  ...member(10, invite),
  making: { id: idOf(100), seats, seatKeys: hashesOfSeatKeys(invite, seats), look, offer: 'a match' },
};

/** A room of four with its host, and a way for others to come with a key. */
const opened = () => {
  const world = new World(diceOf(1));
  const one = world.client(device('host'), host);
  world.run(300);
  const comes = (key: number, by: string) => {
    const client = world.client(device(`device ${key}`), member(key, by));
    world.run(300);
    return client;
  };
  const holders = (): readonly boolean[] =>
    (world.rooms.roomOf(room)?.seating?.seats ?? []).map((holder) => holder !== undefined);
  return { world, one, comes, holders };
};

/** Keys that open nothing, by what somebody could try. */
const forged: readonly (readonly [string, string])[] = [
  ['of chance', idOf(99)],
  ['that is the id of the room', room],
  ['of the host’s seat', keyToSeat(invite, 0)],
  ['of a seat that there is not', keyToSeat(invite, seats)],
  ['made out of the key to another seat', keyToSeat(keyToSeat(invite, 1), 2)],
  ['made out of the key to look on', keyToSeat(look, 1)],
  ['that is the hash of the key to any seat, as the list has it', hashOfKey(invite).slice(0, 32)],
  ['that is the hash of the key to a seat', hashOfKey(keyToSeat(invite, 1)).slice(0, 32)],
  ['that holds a seat', idOf(10)],
];

describe('a key', () => {
  test.each<readonly [string, string, readonly number[]]>([
    ['to any free seat', invite, [1, 2, 3]],
    ['to the first friend’s seat', keyToSeat(invite, 1), [1]],
    ['to the last seat', keyToSeat(invite, 3), [3]],
    ['to look on', look, []],
    ...forged.map(([what, key]) => [what, key, []] as const),
  ])('%s leads to these seats', (_, key, led) => {
    const { one } = opened();
    const { seating } = new EntryList(one.view().entries);
    expect(seatsToTake(seating, hashOfKey(key))).toEqual(led);
  });

  test.each([1, 2, 3])('to seat %i takes that seat, whichever is asked for, and no other', (own) => {
    for (const asked of [undefined, 0, 1, 2, 3, 7]) {
      const { world, comes, holders } = opened();
      const friend = comes(11, keyToSeat(invite, own));
      expect(friend.view()).toMatchObject({ line: 'live', mayTake: [own], mayInvite: false });
      friend.put('sit', 'brought', asked);
      world.run(300);
      const isTaken = asked === undefined || asked === own;
      expect(friend.view().seat).toBe(isTaken ? own : -1);
      expect(holders()).toEqual([0, 1, 2, 3].map((seat) => seat === 0 || (isTaken && seat === own)));
    }
  });

  test.each([1, 2, 3])('to any free seat takes seat %i where it is asked for', (asked) => {
    const { world, comes } = opened();
    const friend = comes(11, invite);
    expect(friend.view()).toMatchObject({ mayTake: [1, 2, 3], mayInvite: true });
    friend.put('sit', 'brought', asked);
    world.run(300);
    expect(friend.view()).toMatchObject({ seat: asked, mayTake: [1, 2, 3].filter((seat) => seat !== asked) });
  });

  test('to one seat is refused once another sits there, and leads there again when the host opens it', () => {
    const { world, one, comes } = opened();
    const first = comes(11, keyToSeat(invite, 2));
    const second = comes(12, keyToSeat(invite, 2));
    first.put('sit', 'brought', 2);
    second.put('sit', 'brought', 2);
    world.run(300);
    expect([first.view().seat, second.view().seat].sort()).toEqual([-1, 2]);
    expect(comes(13, keyToSeat(invite, 2)).view()).toMatchObject({ refusal: 'taken', line: 'closed' });
    one.put('stand', '2');
    world.run(300);
    const next = comes(14, keyToSeat(invite, 2));
    next.put('sit', 'brought');
    world.run(300);
    expect(next.view().seat).toBe(2);
  });

  test('to one seat holds after a restart of the server, and so does its limit', () => {
    const { world, comes, holders } = opened();
    const friend = comes(11, keyToSeat(invite, 3));
    world.restart(500);
    world.run(9000);
    friend.put('sit', 'brought', 1);
    world.run(300);
    expect(holders()).toEqual([true, false, false, false]);
    friend.put('sit', 'brought', 3);
    world.run(300);
    expect(holders()).toEqual([true, false, false, true]);
  });

  test.each(forged)('%s is refused', (_, key) => {
    const { comes } = opened();
    expect(comes(11, key).view()).toMatchObject({ refusal: 'key', line: 'closed', entries: [] });
  });

  test.each([undefined, 1, 2, 3])('to look on takes no seat, not seat %s either', (seat) => {
    const { world, one, holders } = opened();
    const line = rawLine(world, 'x');
    line.say({ say: 'hello', version: roomVersion, ...member(11, look), from: 0, link: '' });
    line.say({ say: 'put', id: idOf(9), at: 1, kind: 'sit', seat, what: 'x' });
    expect(line.heard.at(-1)).toContain('may-not');
    expect(holders()).toEqual([true, false, false, false]);
    expect(one.view().entries).toHaveLength(1);
  });

  test('is nowhere in the list, but for the one to look on', () => {
    const { one } = opened();
    const text = JSON.stringify(one.view().entries);
    for (const key of [invite, ...[1, 2, 3].map((seat) => keyToSeat(invite, seat))])
      expect(text).not.toContain(key);
    expect(text).toContain(look);
  });
});

test('a room of an older version has no keys to single seats', () => {
  const seating = {
    seats: [hashOfKey(idOf(10)), undefined],
    invite: hashOfKey(invite),
    seatKeys: [],
    look: undefined,
  };
  expect(seatRefusal(seating, hashOfKey(invite))).toBeUndefined();
  expect(seatRefusal(seating, hashOfKey(keyToSeat(invite, 1)))).toBe('key');
});
