import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { isSealed, noLink } from './chain';
import { playPace, roomLimits, roomVersion, type Entry } from './entry';
import { EntryList, holdingList } from './entry-list';
import type { RoomClient } from './room-client';
import type { Membership } from './membership';
import { RoundRobin } from './round-robin';
import { idOf, rawLine, secretOf, World, type Device } from './testing';

const room = idOf(1);
const invite = idOf(2);

const device = (name: string): Device => ({ name, isOffline: false });

const owner: Membership = {
  room,
  invite,
  key: idOf(10),
  entries: [],
  making: { id: idOf(100), seats: 2, offer: 'a match' },
};
const friend: Membership = { room, invite, key: idOf(11), entries: [] };
const stranger: Membership = { room, invite, key: idOf(12), entries: [] };

/** Seed of a world with fast networks. */
const quick = 7;

/** A room with both players in it, and this many entries from them in turn. */
const playedRoom = (entries = 0, world = new World(diceOf(1))) => {
  const [a, b] = [device('a'), device('b')];
  const one = world.client(a, owner);
  world.run(300);
  const two = world.client(b, friend);
  world.run(300);
  two.put('sit', 'brought');
  world.run(300);
  for (let nth = 0; nth < entries; nth += 1) {
    (nth % 2 === 0 ? one : two).put('play', `choice ${nth}`);
    world.run(300);
  }
  return { world, a, b, one, two };
};

/** Entries after the seats were taken, from anybody. */
const playedIn = (client: RoomClient): readonly string[] =>
  client.view().entries.flatMap(({ kind, what }) => (kind === 'play' ? [what] : []));

describe('what may follow anything', () => {
  test('waits without a network, in its order, and joins behind what others did meanwhile', () => {
    const { world, b, one, two } = playedRoom();
    b.isOffline = true;
    for (const what of ['1', '2', '3']) two.lineUp('play', what);
    world.run(1000);
    one.lineUp('play', 'meanwhile');
    world.run(30_000);
    expect(two.view().inLine.map(({ what }) => what)).toEqual(['1', '2', '3']);
    b.isOffline = false;
    world.run(30_000);
    for (const client of [one, two]) expect(playedIn(client)).toEqual(['meanwhile', '1', '2', '3']);
    expect(two.view().inLine).toEqual([]);
  });

  test('is taken from two at once, while a choice for the same place is not', () => {
    const { world, one, two } = playedRoom();
    one.lineUp('play', 'a');
    two.lineUp('play', 'b');
    world.run(1000);
    expect([...playedIn(one)].sort()).toEqual(['a', 'b']);
    one.put('play', 'c');
    two.put('play', 'd');
    world.run(1000);
    expect(playedIn(one)).toHaveLength(3);
  });

  test('is still there after a reload, and counts once', () => {
    const { world, b, one, two } = playedRoom();
    b.isOffline = true;
    two.lineUp('play', 'kept');
    world.run(1000);
    const { entries, inLine } = two.view();
    two.close();
    b.isOffline = false;
    const again = world.client(b, { ...friend, entries, line: inLine });
    const twice = world.client(b, { ...friend, entries, line: inLine });
    world.run(30_000);
    expect(playedIn(one)).toEqual(['kept']);
    expect([again, twice].map((client) => client.view().inLine)).toEqual([[], []]);
  });

  test('is taken to the last however much has waited, and nobody is sent away', () => {
    const { world, b, one, two } = playedRoom(0, new World(diceOf(quick)));
    b.isOffline = true;
    world.run(30_000);
    const taps = Array.from({ length: 3 * playPace.most }, (_, nth) => `tap ${nth}`);
    for (const tap of taps) two.lineUp('play', tap);
    const refusals = new Set<string | undefined>();
    two.subscribe(() => refusals.add(two.view().refusal));
    b.isOffline = false;
    two.retry();
    world.run(1000 * (taps.length / 10));
    expect(playedIn(one)).toEqual(taps);
    expect([...refusals]).toEqual([undefined]);
  });

  test('waits until there is a seat', () => {
    const { world, one } = playedRoom();
    one.put('stand', '1');
    world.run(300);
    const third = world.client(device('c'), stranger);
    world.run(300);
    third.lineUp('sit', 'brought');
    third.lineUp('play', 'seated');
    world.run(1000);
    expect(playedIn(one)).toEqual(['seated']);
  });

  test('goes back in line where a restarted server has gone on without it', () => {
    const { world, a, b, one, two } = playedRoom();
    const alone = two.view().entries;
    a.isOffline = true;
    for (const client of [one, two]) client.close();
    const repeating = world.client(b, { ...friend, entries: alone, repeats: true });
    world.run(300);
    repeating.lineUp('play', 'cut off');
    world.run(1000);
    expect(playedIn(repeating)).toEqual(['cut off']);
    b.isOffline = true;
    a.isOffline = false;
    const host = world.client(a, { ...owner, entries: alone, repeats: true });
    world.restart(10);
    world.run(20_000);
    host.lineUp('play', 'went on');
    world.run(1000);
    b.isOffline = false;
    world.run(60_000);
    for (const client of [host, repeating])
      expect([...playedIn(client)].sort()).toEqual(['cut off', 'went on']);
  });
});

const saidBy = (client: RoomClient): readonly string[] =>
  client.view().entries.map(({ kind, what }) => `${kind} ${what.slice(0, 9)}`);

const hello = (member: Membership) => ({
  say: 'hello',
  version: roomVersion,
  room: member.room,
  invite: member.invite,
  key: member.key,
  from: 0,
  link: '',
});

describe('a room', () => {
  test('is made by whoever invites, and a friend takes the free seat', () => {
    const { one, two } = playedRoom();
    expect(one.view()).toMatchObject({ line: 'live', seat: 0, here: [0, 1], mayTake: [] });
    expect(two.view()).toMatchObject({ line: 'live', seat: 1, here: [0, 1] });
    expect(saidBy(two)).toEqual(saidBy(one));
  });

  test('gives everybody the same entries, each with order, time, seed and seal of the server', () => {
    const { one, two } = playedRoom(6);
    expect(two.view().entries).toEqual(one.view().entries);
    const list = new EntryList();
    for (const entry of one.view().entries) {
      expect(isSealed(secretOf('secret'), room, list.link, entry)).toBe(true);
      expect(isSealed(secretOf('another'), room, list.link, entry)).toBe(false);
      list.add(entry);
    }
    expect(new Set(one.view().entries.map(({ seed }) => seed)).size).toBe(list.length);
    expect(list.entries.map(({ at }) => at)).toEqual(list.entries.map((_, at) => at));
  });

  test('keeps no key, only what recognises it', () => {
    const { one } = playedRoom();
    const text = JSON.stringify(one.view().entries);
    for (const key of [invite, owner.key, friend.key]) expect(text).not.toContain(key);
  });

  test('takes the first entry for a place, and tells the other that he was late', () => {
    const { world, one, two } = playedRoom();
    one.put('play', 'first');
    two.put('play', 'second');
    world.run(500);
    expect(one.view().entries).toHaveLength(3);
    expect([one.view().isLate, two.view().isLate].sort()).toEqual([false, true]);
    expect(one.view().entries).toEqual(two.view().entries);
  });

  test('tells nobody that a computer’s answer was late, and makes no person wait for it', () => {
    const { world, one, two } = playedRoom();
    two.put('play', 'a person');
    one.putForComputer('late');
    expect(one.view().isSending).toBe(false);
    world.run(500);
    expect(one.view()).toMatchObject({ isLate: false, isSending: false });
    expect(two.view().isLate).toBe(false);
    expect(playedIn(one)).toEqual(['a person']);
    one.lose();
    world.run(20);
    one.putForComputer('nowhere');
    world.run(5000);
    one.putForComputer('computer');
    expect(one.put('play', 'undo')).toBe(true);
    world.run(5000);
    expect(playedIn(two)).toHaveLength(2);
    expect(playedIn(one)).toEqual(playedIn(two));
  });

  test('counts an id once, however often it is put', () => {
    const { world } = playedRoom();
    const line = rawLine(world, 'a');
    line.say({ ...hello(owner) });
    for (let nth = 0; nth < 3; nth += 1)
      line.say({ say: 'put', id: idOf(500), at: 2 + nth, kind: 'play', what: 'again' });
    expect(world.rooms.roomOf(room)?.list.length).toBe(3);
  });

  test('is full for a third, and shut for whoever has no key', () => {
    const { world } = playedRoom();
    const third = world.client(device('c'), stranger);
    const keyless = world.client(device('d'), { ...stranger, invite: idOf(99) });
    world.run(500);
    expect(third.view()).toMatchObject({ refusal: 'full', line: 'closed', entries: [] });
    expect(keyless.view()).toMatchObject({ refusal: 'key', line: 'closed', entries: [] });
  });

  test('lets its maker free the seat of a friend, and nobody free his', () => {
    const { world, one, two } = playedRoom();
    two.put('stand', '0');
    world.run(300);
    expect(one.view()).toMatchObject({ seat: 0, mayTake: [] });
    one.put('stand', '1');
    world.run(300);
    expect(two.view()).toMatchObject({ seat: -1, mayTake: [1] });
    const next = world.client(device('c'), stranger);
    world.run(300);
    next.put('sit', 'another');
    world.run(300);
    expect(next.view().seat).toBe(1);
  });

  test('ends a day after its last entry, and not before', () => {
    const { world, one } = playedRoom();
    world.run(roomLimits.life - 20_000);
    one.put('play', 'still here');
    world.run(1000);
    world.run(roomLimits.life - 20_000);
    expect(world.rooms.counts.rooms).toBe(1);
    world.run(40_000);
    expect(world.rooms.counts.rooms).toBe(0);
    expect(one.view()).toMatchObject({ refusal: 'over', line: 'closed' });
    const late = world.client(device('b'), { ...friend, entries: one.view().entries });
    world.run(500);
    expect(late.view().refusal).toBe('over');
  });
});

describe('whoever looks on', () => {
  const look = idOf(3);
  const watched = () => {
    const world = new World(diceOf(1));
    const one = world.client(device('a'), {
      ...owner,
      making: { ...owner.making, look } as typeof owner.making,
    });
    world.run(300);
    const looker = world.client(device('c'), { ...stranger, invite: look });
    world.run(300);
    return { world, one, looker };
  };

  test('sees the list grow with a key of its own, and is counted', () => {
    const { world, one, looker } = watched();
    expect(looker.view()).toMatchObject({ line: 'live', seat: -1, isLooking: true, looking: 1, here: [0] });
    one.put('play', 'seen');
    world.run(300);
    expect(looker.view().entries).toEqual(one.view().entries);
    expect(one.view()).toMatchObject({ looking: 1, isLooking: false });
    looker.close();
    world.run(300);
    expect(one.view().looking).toBe(0);
  });

  test('goes on looking when the seats are taken, and after a restart', () => {
    const { world, one, looker } = watched();
    const two = world.client(device('b'), friend);
    world.run(300);
    two.put('sit', 'brought');
    world.run(300);
    world.restart(500);
    world.run(8000);
    one.put('play', 'after it');
    world.run(300);
    expect(looker.view()).toMatchObject({ line: 'live', isLooking: true });
    expect(looker.view().entries).toEqual(one.view().entries);
  });

  test.each([
    ['take a seat', { say: 'put', id: idOf(9), at: 1, kind: 'sit', what: 'x' }],
    ['play', { say: 'put', id: idOf(9), at: 1, kind: 'play', what: 'x' }],
    ['free a seat', { say: 'put', id: idOf(9), at: 1, kind: 'stand', what: '0' }],
    ['speak', { say: 'phrase', phrase: 'hello' }],
  ])('can’t %s', (_, message) => {
    const { world, one } = watched();
    const line = rawLine(world, 'x');
    line.say(hello({ ...stranger, invite: look }));
    line.say(message);
    world.run(300);
    expect(one.view().entries).toHaveLength(1);
    expect(one.view().said).toEqual([]);
  });
});

describe('pointing', () => {
  test('is shown to the others until the next entry, and is no entry', () => {
    const { world, one, two } = playedRoom();
    two.point({ figure: 3 });
    world.run(300);
    two.point({ place: { x: 10, y: -20 } });
    world.run(300);
    expect(one.view().pointed).toEqual([{ seat: 1, at: 2, place: { x: 10, y: -20 } }]);
    expect(two.view().pointed).toEqual([]);
    two.point({});
    world.run(300);
    expect(one.view().pointed).toEqual([{ seat: 1, at: 2 }]);
    two.point({ figure: 1 });
    world.run(300);
    one.put('play', 'a choice');
    world.run(300);
    expect(one.view()).toMatchObject({ pointed: [] });
    expect(one.view().entries).toHaveLength(3);
  });

  test('is left out where it comes too fast, from nobody with a seat, or about what was before', () => {
    const { world, one } = playedRoom();
    const line = rawLine(world, 'x');
    line.say(hello(friend));
    for (let figure = 0; figure < 20; figure += 1) line.send({ say: 'point', at: 2, figure });
    world.run(300);
    expect(one.view().pointed.map(({ figure }) => figure)).toEqual([5]);
    world.run(3000);
    line.say({ say: 'point', at: 1, figure: 9 });
    world.run(300);
    expect(one.view().pointed.map(({ figure }) => figure)).toEqual([5]);
    const none = rawLine(world, 'y');
    none.say(hello(stranger));
    none.say({ say: 'point', at: 2, figure: 9 });
    expect(none.isClosed()).toBe(true);
  });
});

describe('phrases', () => {
  test('come to everybody and are no entries, at the pace of the server', () => {
    const { world, one, two } = playedRoom();
    for (let nth = 0; nth < 6; nth += 1) two.phrase('wellPlayed');
    world.run(500);
    for (const client of [one, two])
      expect(client.view().said).toEqual([1, 2, 3].map((nth) => ({ nth, seat: 1, phrase: 'wellPlayed' })));
    one.phrase('skull');
    world.run(3000);
    two.phrase('thanks');
    world.run(500);
    expect(one.view().said.map(({ seat, phrase }) => [seat, phrase])).toEqual([
      [1, 'wellPlayed'],
      [1, 'wellPlayed'],
      [0, 'skull'],
      [1, 'thanks'],
    ]);
    expect(one.view().entries).toHaveLength(2);
  });

  test.each([
    ['nobody without a seat', stranger, { say: 'phrase', phrase: 'hello' }],
    ['nobody in words of their own', friend, { say: 'phrase', phrase: '<b>hello</b>' }],
  ])('are said by %s', (_, member, message) => {
    const { world, one } = playedRoom();
    const line = rawLine(world, 'x');
    line.say(hello(member));
    line.say(message);
    world.run(300);
    expect(line.isClosed()).toBe(true);
    expect(one.view().said).toEqual([]);
  });
});

describe('a lost connection', () => {
  test('comes back by itself with what was missed, and what was chosen meanwhile is sent once', () => {
    const { world, b, one, two } = playedRoom(1);
    b.isOffline = true;
    two.put('play', 'from the tunnel');
    world.run(20_000);
    expect(two.view().line).toBe('lost');
    expect(one.view().here).toEqual([0]);
    b.isOffline = false;
    world.run(5000);
    expect(two.view().line).toBe('live');
    expect(saidBy(one)).toEqual([
      'open {"seats":',
      expect.stringContaining('sit') as string,
      'play choice 0',
      'play from the ',
    ]);
    expect(saidBy(two)).toEqual(saidBy(one));
    expect(one.view().here).toEqual([0, 1]);
  });

  test('that swallows an entry and goes on is noticed with the next sign of life', () => {
    const { world, b, one, two } = playedRoom();
    b.isOffline = true;
    one.put('play', 'swallowed');
    world.run(300);
    b.isOffline = false;
    world.run(300);
    expect(two.view()).toMatchObject({ line: 'live' });
    expect(two.view().entries).toHaveLength(2);
    world.run(12_000);
    expect(two.view()).toMatchObject({ line: 'live' });
    expect(two.view().entries).toEqual(one.view().entries);
  });

  test('that says nothing is noticed', () => {
    const { world, b, two } = playedRoom();
    b.isOffline = true;
    world.run(60_000);
    expect(two.view().line).toBe('lost');
    expect(world.rooms.counts.visitors).toBe(1);
  });
});

describe('a restart of the server', () => {
  test('in the middle of a match: both go on within 5 s, and no choice is lost or doubled', () => {
    const { world, one, two } = playedRoom(5);
    const before = saidBy(one);
    two.put('play', 'on its way');
    world.restart(1000);
    world.run(5000);
    for (const client of [one, two]) {
      expect(client.view().line).toBe('live');
      expect(saidBy(client)).toEqual([...before, 'play on its wa']);
    }
  });

  test('with another key ends the room, and says so', () => {
    const { world, one } = playedRoom(3);
    world.restart(500, 'another');
    world.run(10_000);
    expect(one.view()).toMatchObject({ refusal: 'unsealed', line: 'closed' });
    expect(one.view().entries).toHaveLength(5);
  });

  test('lets nobody erase what happened by coming back first with less', () => {
    const { world, a, b, one, two } = playedRoom(4);
    const all = one.view().entries;
    one.close();
    two.close();
    world.restart(0);
    world.run(100);
    const short = world.client(b, { ...friend, entries: all.slice(0, 4) });
    world.run(7000);
    expect(short.view()).toMatchObject({ line: 'live' });
    expect(short.view().entries).toHaveLength(4);
    short.put('play', 'a better roll');
    world.run(1000);
    const long = world.client(a, { ...owner, entries: all });
    world.run(2000);
    expect(long.view().entries).toEqual(all);
    expect(short.view().entries).toEqual(all);
  });

  test('takes nothing from a list that nobody sealed', () => {
    const { world, one } = playedRoom(3);
    const forged = one.view().entries.map((entry, at): Entry => (at === 3 ? { ...entry, seed: 6 } : entry));
    const replayed = one.view().entries;
    one.close();
    world.restart(0);
    world.run(100);
    const forger = world.client(device('x'), { ...owner, entries: forged });
    const elsewhere = world.client(device('y'), { ...owner, room: idOf(77), entries: replayed });
    world.run(3000);
    expect(forger.view().refusal).toBe('unsealed');
    expect(elsewhere.view().refusal).toBe('unsealed');
  });

  test('waits for the lists of the seats: the longest holds', () => {
    const { world, a, b, one, two } = playedRoom(4);
    const all = one.view().entries;
    one.close();
    two.close();
    world.restart(0);
    world.run(100);
    const short = world.client(b, { ...friend, entries: all.slice(0, 3) });
    world.run(2000);
    expect(short.view().line).toBe('gathering');
    const long = world.client(a, { ...owner, entries: all });
    world.run(500);
    for (const client of [short, long]) expect(client.view()).toMatchObject({ line: 'live', entries: all });
  });
});

describe('of two lists that part', () => {
  const at = (nth: number, time: number, seal: number): Entry => ({
    id: idOf(seal),
    at: nth,
    kind: 'play',
    seat: 0,
    what: '',
    time,
    seed: 0,
    seal: seal.toString(16).padStart(64, '0'),
  });
  const common = [at(0, 1, 1), at(1, 2, 2)];

  test.each([
    { what: 'the longer', one: [at(2, 3, 3)], other: [], holds: 'one' },
    { what: 'the longer', one: [], other: [at(2, 3, 3)], holds: 'other' },
    {
      what: 'the one that went on earlier',
      one: [at(2, 9, 4), at(3, 9, 5)],
      other: [at(2, 3, 3)],
      holds: 'other',
    },
    { what: 'the first of two equals', one: [at(2, 3, 3)], other: [at(2, 3, 4)], holds: 'one' },
  ])('$what holds', ({ one, other, holds }) => {
    const lists = { one: new EntryList([...common, ...one]), other: new EntryList([...common, ...other]) };
    expect(holdingList(lists.one, lists.other)).toBe(holds === 'one' ? lists.one : lists.other);
  });
});

describe('under attack', () => {
  test.each([
    ['no JSON', '{'],
    ['something else', { say: 'please' }],
    ['an entry of a megabyte', { say: 'put', id: idOf(9), at: 2, kind: 'play', what: 'x'.repeat(1_000_000) }],
    ['an entry before it has said who it is', { say: 'lend', entries: [], isLast: true }],
    ['a second hello', hello(owner)],
  ])('a visitor who says %s is sent away, and the others go on', (_, message) => {
    const { world, one, two } = playedRoom();
    const line = rawLine(world, 'x');
    if (message !== '{') line.say(hello(owner));
    line.say(message);
    world.run(200);
    expect(line.isClosed()).toBe(true);
    one.put('play', 'undisturbed');
    world.run(300);
    expect(saidBy(two).at(-1)).toBe('play undisturb');
  });

  test.each([
    ['for the seat of another', 'play', 'x'],
    ['that takes a second seat', 'sit', 'x'],
    ['that frees the seat of another', 'stand', '0'],
  ] as const)('an entry %s does not count', (_, kind, what) => {
    const { world } = playedRoom();
    const line = rawLine(world, 'x');
    // Whoever has the link but no seat can't even look; whoever has a seat has his own only.
    line.say(hello(kind === 'play' ? stranger : friend));
    line.say({ say: 'put', id: idOf(700), at: 2, kind, what });
    expect(world.rooms.roomOf(room)?.list.length).toBe(2);
  });

  test('an entry longer than any choice is refused', () => {
    const { world, one } = playedRoom();
    one.put('play', 'x'.repeat(roomLimits.play + 1));
    world.run(300);
    expect(one.view().isLate).toBe(true);
    expect(one.view().entries).toHaveLength(2);
  });

  test('a flood of one address ends it, and no other', () => {
    const { world, one, two } = playedRoom();
    const line = rawLine(world, 'x');
    line.say(hello(owner));
    for (let nth = 0; nth < 1000; nth += 1) line.send({ say: 'here' });
    world.run(300);
    expect(line.isClosed()).toBe(true);
    one.put('play', 'calm');
    world.run(300);
    expect(saidBy(two).at(-1)).toBe('play calm');
  });

  test('one address has its share of connections and of rooms', () => {
    const world = new World(diceOf(3), { visitors: 3, makings: 2, makingsPerSecond: 0 });
    const makers = [1, 2, 3].map((nth) =>
      world.client(device('x'), {
        room: idOf(1000 + nth),
        invite,
        key: idOf(nth),
        entries: [],
        making: { id: idOf(2000 + nth), seats: 2, offer: '' },
      }),
    );
    world.run(500);
    expect(makers.filter((maker) => maker.view().refusal === 'busy')).toHaveLength(1);
    const lines = [1, 2, 3].map(() => rawLine(world, 'x'));
    expect(lines.map((line) => line.isClosed()).filter((isClosed) => isClosed).length).toBeGreaterThan(0);
    expect(rawLine(world, 'somebody else').isClosed()).toBe(false);
  });

  test('all rooms together have a share of the memory', () => {
    const world = new World(diceOf(3), { allLetters: 30_000 });
    const { one } = playedRoom(0, world);
    for (let nth = 0; nth < 6; nth += 1) {
      one.put('play', 'x'.repeat(10_000));
      world.run(300);
    }
    expect(one.view().isLate).toBe(true);
    expect(one.view().entries.length).toBeLessThan(6);
  });

  test('whoever says nothing is forgotten', () => {
    const world = new World(diceOf(3));
    rawLine(world, 'x');
    expect(world.rooms.counts.visitors).toBe(1);
    world.run(60_000);
    expect(world.rooms.counts.visitors).toBe(0);
  });

  test.each([
    ['leaves more unread than the longest list', 3_100_000, 1],
    ['reads nothing between two beats', 100_000, 2],
  ])('whoever %s is sent away', (_, unread, beats) => {
    const world = new World(diceOf(3));
    let isClosed = false;
    const close = (): void => {
      isClosed = true;
    };
    const wire = { client: 'x', send: () => undefined, close, cut: close, unread: () => unread };
    const visitor = world.rooms.come(wire);
    visitor?.hear(JSON.stringify({ say: 'here' }));
    for (let nth = 0; nth < beats; nth += 1) {
      expect(isClosed).toBe(false);
      world.rooms.tend();
    }
    expect(isClosed).toBe(true);
  });

  test('signs of life are spread over time, and everybody has one a turn', () => {
    const { rooms } = new World(diceOf(3));
    const asked = Array.from({ length: 25 }, () => 0);
    for (const nth of asked.keys())
      rooms.come({
        client: `address ${nth}`,
        send: () => {
          asked[nth] = (asked[nth] ?? 0) + 1;
        },
        close: () => undefined,
        cut: () => undefined,
        unread: () => 0,
      });
    for (let part = 0; part < 10; part += 1) {
      const before = asked.reduce((sum, each) => sum + each, 0);
      rooms.tend(part, 10);
      expect(asked.reduce((sum, each) => sum + each, 0) - before).toBeLessThanOrEqual(3);
    }
    expect(asked).toEqual(asked.map(() => 1));
  });

  test('what waits unread for all visitors together is bounded: whoever leaves most goes first', () => {
    const world = new World(diceOf(3), { allUnread: 5_000_000 });
    const visitors = [1_900_000, 2_900_000, 100_000, 90_000].map((most, nth) => {
      const state = { unread: 0, isClosed: false };
      const close = (): void => {
        state.isClosed = true;
      };
      const visitor = world.rooms.come({
        client: `address ${nth}`,
        send: () => {
          state.unread = most;
        },
        close,
        cut: close,
        unread: () => state.unread,
      });
      return { state, visitor };
    });
    for (const { visitor } of visitors) {
      visitor?.hear(JSON.stringify({ say: 'here' }));
      visitor?.beat();
    }
    // 4,990,000 bytes wait.
    expect(visitors.map(({ state }) => state.isClosed)).toEqual([false, false, false, false]);
    const [first, second, third, fourth] = visitors.map(({ state }) => state);
    if (!first || !second || !third || !fourth) throw new Error('Not all are there.');
    // Whoever has read meanwhile makes room.
    first.unread = 1_000_000;
    third.unread = 1_000_000;
    visitors[2]?.visitor?.weigh();
    expect([second.isClosed, world.rooms.counts.visitors]).toEqual([false, 4]);
    fourth.unread = 200_000;
    visitors[3]?.visitor?.weigh();
    expect(visitors.map(({ state }) => state.isClosed)).toEqual([false, true, false, false]);
  });

  test('a room has only so many people without a seat, and one key only so many lines', () => {
    const { world, one, two } = playedRoom();
    one.put('stand', '1');
    world.run(300);
    expect(two.view().seat).toBe(-1);
    const crowd = Array.from({ length: roomLimits.standing + 3 }, (_, nth) => {
      const line = rawLine(world, `address ${nth}`);
      line.say(hello({ ...stranger, key: idOf(5000 + nth) }));
      return line;
    });
    const isRefused = ({ heard }: (typeof crowd)[number]): boolean =>
      heard.some((text) => text.includes('crowded'));
    // The friend who lost his seat stands, too.
    expect(crowd.filter(isRefused)).toHaveLength(4);
    one.close();
    world.run(100);
    const own = Array.from({ length: 6 }, () => {
      const line = rawLine(world, 'owner');
      line.say(hello(owner));
      return line;
    });
    expect(own.map((line) => line.isClosed())).toEqual([true, true, false, false, false, false]);
    expect(own.at(-1)?.heard.some((text) => text.includes('"seats"'))).toBe(true);
  });

  test('a long list waits for its turn, and nobody else does', () => {
    const { world, one } = playedRoom();
    for (let nth = 0; nth < 8; nth += 1) {
      one.put('play', 'x'.repeat(15_000));
      world.run(300);
    }
    const back = world.client(device('b'), friend);
    world.run(300);
    expect(back.view().entries).toEqual(one.view().entries);
    const order: string[] = [];
    const longLists = new RoundRobin((act) => world.later(0, act));
    for (const [client, nth] of [
      ['x', 1],
      ['x', 2],
      ['x', 3],
      ['y', 1],
    ] as const)
      longLists.take(client, () => order.push(`${client}${nth}`));
    expect(order).toEqual([]);
    world.run(10);
    expect(order).toEqual(['x1', 'y1', 'x2', 'x3']);
  });

  test('an old entry that is asked for again costs no long list', () => {
    const { world, one } = playedRoom();
    for (let nth = 0; nth < 8; nth += 1) {
      one.put('play', 'x'.repeat(15_000));
      world.run(300);
    }
    const line = rawLine(world, 'x');
    line.say(hello(owner));
    const [, second] = one.view().entries;
    line.say({ say: 'put', id: second?.id, at: 1, kind: 'play', what: 'again' });
    expect(line.isClosed()).toBe(true);
  });

  test('a list that is lent twice, or in the wrong order, is not taken', () => {
    const { world, one } = playedRoom(4);
    const all = one.view().entries;
    one.close();
    world.restart(0);
    world.run(100);
    const line = rawLine(world, 'x');
    line.say({ ...hello(owner), from: all.length, link: noLink });
    line.say({ say: 'lend', entries: [...all].reverse(), isLast: true });
    expect(line.heard.at(-1)).toContain('unsealed');
  });
});

test('a seat that floods its room is sent away at its pace, and the other seat goes on', () => {
  const { world, one, two } = playedRoom();
  const flood = rawLine(world, 'flood');
  flood.say({ say: 'hello', version: roomVersion, room, invite, key: friend.key, from: 0, link: '' });
  two.close();
  for (let nth = 0; nth < 200; nth += 1)
    flood.send({ say: 'put', id: idOf(5000 + nth), kind: 'play', what: '{"computer":true}' });
  world.run(1000);
  expect(playedIn(one)).toHaveLength(playPace.most);
  expect([flood.isClosed(), flood.heard.at(-1)]).toEqual([true, '{"say":"no","why":"often"}']);
  one.put('play', 'own');
  world.run(1000);
  expect(playedIn(one).at(-1)).toBe('own');
});
