import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { runs } from '../testing/runs';
import { roomLimits, roomVersion } from './entry';
import type { Membership } from './membership';
import type { RoomClient } from './room-client';
import { SharedStore, sharedWorld } from './shared-testing';
import { idOf, rawLine, type Device, type World } from './testing';

const room = idOf(1);
const invite = idOf(2);
const owner: Membership = {
  room,
  invite,
  key: idOf(10),
  entries: [],
  making: { id: idOf(100), seats: 2, look: idOf(3), offer: 'a match' },
};
const friend: Membership = { room, invite, key: idOf(11), entries: [] };

/** Two people at one room and two servers, with this many choices in turn. */
const played = (choices = 0) => {
  const dice = diceOf(1);
  const store = new SharedStore(dice);
  const world = sharedWorld(dice, 2, store);
  const devices: readonly [Device, Device] = [
    { name: 'a', server: 0, isOffline: false },
    { name: 'b', server: 1, isOffline: false },
  ];
  const one = world.client(devices[0], owner);
  world.run(600);
  const two = world.client(devices[1], friend);
  world.run(600);
  two.put('sit', 'brought');
  world.run(600);
  for (let nth = 0; nth < choices; nth += 1) {
    (nth % 2 === 0 ? one : two).put('play', `choice ${nth}`);
    world.run(600);
  }
  return { world, store, one, two, devices };
};

const choicesOf = (client: RoomClient): readonly string[] =>
  client.view().entries.flatMap(({ kind, what }) => (kind === 'play' ? [what] : []));

describe('a room at two servers', () => {
  test('has one list, and all know who is there, what is said and pointed at', () => {
    const { world, one, two } = played(6);
    expect(one.view().entries).toEqual(two.view().entries);
    expect(choicesOf(one)).toHaveLength(6);
    for (const client of [one, two]) expect(client.view()).toMatchObject({ line: 'live', here: [0, 1] });
    two.phrase('hello');
    one.point({ figure: 4, place: undefined });
    world.run(600);
    for (const client of [one, two]) expect(client.view().said).toMatchObject([{ seat: 1, phrase: 'hello' }]);
    expect(two.view().pointed).toMatchObject([{ seat: 0, figure: 4 }]);
    expect(one.view().pointed).toEqual([]);
    two.close();
    world.run(600);
    expect(one.view().here).toEqual([0]);
  });

  test('counts those who look on at either', () => {
    const { world, one } = played();
    world.client({ name: 'c', server: 1, isOffline: false }, { ...friend, invite: idOf(3), key: idOf(12) });
    world.run(600);
    expect(one.view().looking).toBe(1);
  });

  test('takes the first of two choices for one place, and tells the other', () => {
    const { world, one, two } = played();
    one.put('play', 'of one');
    two.put('play', 'of two');
    world.run(1000);
    expect(choicesOf(one)).toHaveLength(1);
    expect(choicesOf(two)).toEqual(choicesOf(one));
    expect([one.view().isLate, two.view().isLate].filter(Boolean)).toHaveLength(1);
  });

  test('takes what may follow anything from both', () => {
    const { world, one, two } = played();
    for (const [nth, client] of [one, two, one, two].entries()) client.lineUp('play', `tap ${nth}`);
    world.run(3000);
    expect([...choicesOf(one)].sort()).toEqual(['tap 0', 'tap 1', 'tap 2', 'tap 3']);
    expect(choicesOf(two)).toEqual(choicesOf(one));
  });

  test('lets an id count once, whichever server is asked', () => {
    const { world, one } = played();
    const hello = { say: 'hello', version: roomVersion, room, invite, key: owner.key, from: 0, link: '' };
    const put = { say: 'put', id: idOf(500), kind: 'play', what: 'once' };
    const lines = [0, 1, 0, 1].map((server) => {
      const line = rawLine(world, `raw ${server}`, server);
      line.send(hello);
      return line;
    });
    world.run(1000);
    for (const line of lines) line.send(put);
    world.run(1000);
    expect(choicesOf(one)).toEqual(['once']);
  });

  test('lets only one of two sit down', () => {
    const dice = diceOf(3);
    const world = sharedWorld(dice, 2, new SharedStore(dice));
    const one = world.client({ name: 'a', server: 0, isOffline: false }, owner);
    world.run(600);
    const two = [0, 1].map((server) =>
      world.client({ name: `b${server}`, server, isOffline: false }, { ...friend, key: idOf(20 + server) }),
    );
    world.run(600);
    for (const client of two) client.put('sit', 'brought');
    world.run(1000);
    expect(one.view().entries.filter(({ kind }) => kind === 'sit')).toHaveLength(1);
    expect(two.filter((client) => client.view().seat === 1)).toHaveLength(1);
  });

  test('goes on where one server is killed, with the same list', () => {
    const { world, one, two, devices } = played(4);
    const before = two.view().entries;
    world.restart(60_000, 'secret', 1);
    const again = world.client({ ...devices[1], server: 0 }, { ...friend, entries: before });
    world.run(1000);
    expect(again.view().line).toBe('live');
    again.put('play', 'went on');
    world.run(600);
    expect(choicesOf(one).at(-1)).toBe('went on');
    expect(one.view().entries.slice(0, before.length)).toEqual(before);
    // Whoever is only at a dead server is no longer here.
    again.close();
    world.run(40_000);
    expect(one.view().here).toEqual([0]);
  });

  test('waits while the store doesn’t answer, and loses and doubles nothing', () => {
    const { world, store, one, two } = played(2);
    store.isAway = true;
    one.put('play', 'meanwhile');
    world.run(20_000);
    expect(choicesOf(two)).toHaveLength(2);
    store.isAway = false;
    world.run(20_000);
    for (const client of [one, two]) expect(choicesOf(client).at(-1)).toBe('meanwhile');
    expect(choicesOf(two)).toHaveLength(3);
  });

  test.each([0, 3])('comes back where the store has lost all but %i entries', (left) => {
    const { world, store, one, two } = played(4);
    const before = one.view().entries;
    store.lists.set(room, (store.lists.get(room) ?? []).slice(0, left));
    two.put('play', 'went on');
    world.run(2000);
    expect(one.view().entries.slice(0, before.length)).toEqual(before);
    for (const client of [one, two]) expect(choicesOf(client).at(-1)).toBe('went on');
    expect(store.lists.get(room)).toHaveLength(before.length + 1);
  });

  test('comes back from the lists of its seats where store and servers have lost everything', () => {
    const { world, store, one, two } = played(4);
    const before = one.view().entries;
    store.lists.clear();
    for (const nth of [0, 1]) world.restart(100, 'secret', nth);
    world.run(20_000);
    for (const client of [one, two]) {
      expect(client.view().line).toBe('live');
      expect(client.view().entries).toEqual(before);
    }
    one.put('play', 'went on');
    world.run(1000);
    expect(choicesOf(two).at(-1)).toBe('went on');
    expect(store.lists.get(room)).toHaveLength(before.length + 1);
  });

  test('takes no memory of a server that nobody is at, and is found there again', () => {
    const { world, one, two, devices } = played(2);
    const before = one.view().entries;
    one.close();
    two.close();
    world.run(30_000);
    expect(world.rooms.counts).toEqual({ rooms: 0, visitors: 0 });
    const again = world.client(devices[0], { ...owner, entries: before });
    world.run(1000);
    expect(again.view()).toMatchObject({ line: 'live', entries: before });
    expect(world.rooms.counts.rooms).toBe(1);
  });

  test('is over a day after its last entry, wherever it is asked for', () => {
    const { world, one, two, devices } = played(2);
    const before = one.view().entries;
    for (const client of [one, two]) client.close();
    world.run(roomLimits.life + 60_000);
    const again = world.client(devices[1], { ...friend, entries: before });
    world.run(1000);
    expect(again.view().refusal).toBe('over');
  });

  test('isn’t known to a server of another key', () => {
    const { world, devices } = played(2);
    world.restart(10, 'another', 1);
    world.run(100);
    const other = world.client(devices[1], friend);
    world.run(1000);
    expect(other.view().refusal).toBe('unknown');
  });
});

/** Something goes wrong, or is right again. */
const disturb = (world: World, devices: readonly Device[], clients: readonly RoomClient[], what: number) => {
  const nth = what % devices.length;
  const device = devices[nth];
  if (what < 2 && device) device.isOffline = true;
  else if (what < 4) clients[nth]?.lose();
  else if (what < 6) world.restart(1000, 'secret', what % world.servers);
  else if (what < 20) for (const each of devices) each.isOffline = false;
};

describe('rooms at three servers with a store that fails now and then', () => {
  test.each(Array.from({ length: runs(100) }, (_, nth) => nth + 1))(
    'room %i ends alike everywhere, and nothing is lost or doubled',
    (seed) => {
      const dice = diceOf(seed);
      const store = new SharedStore(dice, 25);
      const world = sharedWorld(dice, 3, store);
      const devices = [0, 1].map((nth): Device => ({ name: `device ${nth}`, isOffline: false }));
      const [a, b] = devices;
      if (!a || !b) throw new Error('There are two.');
      const one = world.client(a, { ...owner, repeats: true });
      world.run(20_000);
      const two = world.client(b, { ...friend, repeats: true });
      world.run(20_000);
      two.lineUp('sit', 'brought');
      const taps: string[] = [];
      for (let nth = 0; nth < 40; nth += 1) {
        const client = dice(2) === 0 ? one : two;
        client.lineUp('play', `tap ${nth}`);
        taps.push(`tap ${nth}`);
        world.run(dice(1500));
        disturb(world, devices, [one, two], dice(60));
      }
      for (const device of devices) device.isOffline = false;
      world.run(200_000);
      expect(two.view().entries).toEqual(one.view().entries);
      expect([...choicesOf(one)].sort()).toEqual([...taps].sort());
      expect(store.lists.get(room)?.map(({ seal }) => seal)).toEqual(
        one.view().entries.map(({ seal }) => seal),
      );
    },
  );
});
