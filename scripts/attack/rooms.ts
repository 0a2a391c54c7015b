import { roomLimits, type Entry } from '@/lib/room/entry';
import { EntryList } from '@/lib/room/entry-list';
import type { Figure } from '../bench/figure';
import {
  anyId,
  anyKeys,
  entriesOf,
  helloMessage,
  loopback,
  makeMessage,
  openLine,
  ownLine,
  putMessage,
  type RoomLine,
} from '../bench/room-lines';
import { startPlayers } from '../bench/room-players';
import { most, residentOf, type Site } from '../set-up/site';
import { wait } from './clients';
import { guestAt, isLine, pairOf, roomFrom } from './room-pair';
import { floodOfSeat } from './seat-flood';
import { seatKeyAttacks } from './seat-keys';

/** Second numbers of addresses: of honest players, and of each attack's own. */
const parts = {
  honest: 9,
  rooms: 20,
  entries: 21,
  seals: 22,
  slow: 23,
  flood: 24,
  origins: 25,
  idle: 26,
};

const endAll = (lines: readonly RoomLine[]): void => {
  for (const { socket } of lines) socket.terminate();
};

const lines = async (site: Site, from: (nth: number) => string, count: number): Promise<RoomLine[]> => {
  const found: RoomLine[] = [];
  for (let opened = 0; opened < count; opened += 100)
    found.push(
      ...(
        await Promise.all(
          Array.from({ length: Math.min(100, count - opened) }, (_, nth) =>
            openLine(site.url, from(opened + nth)),
          ),
        )
      ).filter(isLine),
    );
  return found;
};

/** 100 rooms a second for five seconds. */
const manyRooms = async (site: Site): Promise<readonly Figure[]> => {
  const seconds = 5;
  const perSecond = 100;
  const from = loopback(parts.rooms, 1);
  let made = 0;
  const open: RoomLine[] = [];
  const makeOne = async (): Promise<void> => {
    const line = await openLine(site.url, from);
    if (!isLine(line)) return;
    open.push(line);
    line.say(makeMessage(anyKeys(), 2, 'x'.repeat(roomLimits.what)));
    const answer = await line.hears(({ say }) => say === 'entries' || say === 'no');
    if (answer?.say === 'entries') made += 1;
    line.socket.terminate();
  };
  const makings: Promise<void>[] = [];
  for (let nth = 0; nth < seconds * perSecond; nth += 1) {
    makings.push(makeOne());
    await wait(1000 / perSecond);
  }
  await Promise.all(makings);
  endAll(open);
  return [
    {
      what: `${seconds * perSecond} rooms that one client asks for in ${seconds} s: made`,
      value: made,
      goal: 12,
      unit: 'x',
    },
  ];
};

const isFrom =
  (place: number) =>
  (message: { readonly say: string; readonly from?: number }): boolean =>
    message.say === 'entries' && message.from === place;

/** Entries of a megabyte, and entries for others' seats. */
const badEntries = async (site: Site): Promise<readonly Figure[]> => {
  const { keys, owner, friend } = await pairOf(site, loopback(parts.entries, 1));
  const tries = 20;
  let sentAway = 0;
  for (let nth = 0; nth < tries; nth += 1) {
    const { line } = await guestAt(site, loopback(parts.entries, 2), keys);
    line.say(putMessage(2, 'play', 'x'.repeat(1_000_000)));
    await line.hears(() => false);
    if (line.socket.readyState >= line.socket.CLOSING) sentAway += 1;
    line.socket.terminate();
  }
  // Nobody without a seat plays, nobody sits twice or frees the first seat, and a seat that is named counts for nothing.
  const { line: stranger } = await guestAt(site, loopback(parts.entries, 3), keys);
  stranger.say(putMessage(2, 'play', 'of nobody'));
  for (const kind of ['sit', 'stand'] as const) friend.say(putMessage(2, kind, '0'));
  friend.say({ ...putMessage(2, 'play', 'of another'), seat: 0 });
  await owner.hears(isFrom(2));
  const foreign = entriesOf(owner)
    .slice(2)
    .filter(({ seat, what }) => seat !== 1 || what !== 'of another').length;
  endAll([owner, friend, stranger]);
  return [
    { what: `${tries} entries of 1 MB: senders disconnected`, value: sentAway, goal: tries, unit: 'of' },
    { what: 'entries for the seats of others: taken', value: foreign, goal: 0, unit: 'x' },
  ];
};

/** Lists of another room, with changed dice, without their middle, or sealed by nobody. */
const replayedSeals = async (site: Site): Promise<readonly Figure[]> => {
  const from = loopback(parts.seals, 1);
  const { keys, owner, friend } = await pairOf(site, from);
  for (let at = 2; at < 8; at += 1) {
    friend.say(putMessage(at, 'play', `choice ${at}`));
    await owner.hears(isFrom(at));
  }
  const list = entriesOf(owner);
  const longer: Entry = { ...(list.at(-1) ?? { ...list[0] }), id: anyId(), at: list.length } as Entry;
  const forgeries: readonly (readonly [string, readonly Entry[]])[] = [
    [anyId(), list],
    [keys.room, list.map((entry, at) => (at === 5 ? { ...entry, seed: 6 } : entry))],
    [keys.room, [...list.slice(0, 4), ...list.slice(5)].map((entry, at) => ({ ...entry, at }))],
    [keys.room, [...list, longer]],
    [anyId(), list.map((entry) => ({ ...entry, seal: '0'.repeat(64) }))],
  ];
  let taken = 0;
  for (const [room, entries] of forgeries) {
    const line = await ownLine(site.url, loopback(parts.seals, 2));
    line.say(helloMessage({ ...keys, room }, entries.length, new EntryList(entries).link));
    await line.hears(({ say }) => say === 'lend');
    line.say({ say: 'lend', entries, isLast: true });
    const answer = await line.hears(({ say }) => say === 'no' || say === 'entries' || say === 'wait');
    // A room that goes on answers with its own list, which is not the lent one.
    const own = answer?.say === 'entries' ? answer.entries : [];
    if (answer?.say !== 'no' && JSON.stringify(own) !== JSON.stringify(list)) taken += 1;
    line.socket.terminate();
  }
  endAll([owner, friend]);
  return [
    { what: `${forgeries.length} lists with forged seals: accepted`, value: taken, goal: 0, unit: 'x' },
  ];
};

/** A room of a client with the longest list, and fifty who ask for it and read none of it. */
const unreadRoom = async (site: Site, from: string): Promise<readonly RoomLine[]> => {
  const { keys, owner } = await roomFrom(site, from);
  const what = 'x'.repeat(roomLimits.play - 10);
  for (let at = 1; at < roomLimits.list / roomLimits.play - 1; at += 1) {
    owner.say(putMessage(at, 'play', what));
    await owner.hears(isFrom(at));
    // A client has its share of messages, too.
    await wait(20);
  }
  const readers = await lines(site, () => from, roomLimits.standing);
  for (const line of readers) {
    line.socket.pause();
    line.say(helloMessage({ ...keys, key: anyId() }));
  }
  return [owner, ...readers];
};

const slowReaders = async (site: Site): Promise<readonly Figure[]> => {
  const clients = 10;
  const before = (await residentOf(site.pid)) ?? 0;
  const peak = most(() => residentOf(site.pid));
  const readers = await Promise.all(
    Array.from({ length: clients }, (_, nth) => unreadRoom(site, loopback(parts.slow, nth))),
  );
  await wait(10_000);
  const added = (await peak()) - before;
  endAll(readers.flat());
  return [
    {
      what: `${readers.flat().length} of ${clients} clients who read nothing of 2 MB: added`,
      value: added,
      goal: 250,
      unit: 'MB',
    },
  ];
};

/** One client opens as many lines as it gets, and says as much as it can. */
const flood = async (site: Site): Promise<readonly Figure[]> => {
  const from = loopback(parts.flood, 1);
  const end = Date.now() + 8000;
  const line = async (): Promise<void> => {
    while (Date.now() < end) {
      const opened = await openLine(site.url, from);
      if (!isLine(opened)) await wait(20);
      else {
        for (let nth = 0; Date.now() < end && opened.socket.readyState === opened.socket.OPEN; nth += 1) {
          opened.socket.send('{"say":"here"}', () => undefined);
          if (nth % 200 === 0) await wait(1);
        }
        opened.socket.terminate();
      }
    }
  };
  await Promise.all(Array.from({ length: 60 }, line));
  return [];
};

const foreignOrigins = async (site: Site): Promise<readonly Figure[]> => {
  const from = loopback(parts.origins, 1);
  const origins = ['https://evil.example', 'null', '', 'http://127.0.0.1:1', 'file://', 'nonsense'];
  let letIn = 0;
  for (const origin of origins) {
    const line = await openLine(site.url, from, origin);
    if (line !== 403) letIn += 1;
    if (isLine(line)) line.socket.terminate();
  }
  return [{ what: `${origins.length} pages of other sites: accepted`, value: letIn, goal: 0, unit: 'x' }];
};

/** 2,000 lines of one client, then of forty, that say nothing. */
const idleLines = async (site: Site): Promise<readonly Figure[]> => {
  const sockets = 2000;
  const one = await lines(site, () => loopback(parts.idle, 0), sockets);
  await wait(1000);
  const left = one.filter(({ socket }) => socket.readyState === socket.OPEN).length;
  endAll(one);
  const many = await lines(site, (nth) => loopback(parts.idle, 1 + (nth % 40)), sockets);
  await wait(3000);
  endAll(many);
  return [
    { what: `${sockets} idle connections of one client: it keeps`, value: left, goal: 60, unit: 'x' },
    {
      what: `${sockets} idle connections of forty clients: opened`,
      value: many.length,
      goal: 1900,
      unit: 'of',
    },
  ];
};

/** ms of an attack at least, so that its friends' entries make a figure. */
const shortest = 8000;

/** Effect of each attack on friends who play meanwhile; each has separate addresses, and so a separate share. */
const beside = async (
  site: Site,
  nth: number,
  what: string,
  attack: (site: Site) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> => {
  const part = parts.honest + nth;
  const end = await startPlayers({ site: site.url, rooms: 8, clients: 2, pause: 400, part });
  const [figures] = await Promise.all([attack(site), wait(shortest)]);
  await wait(500);
  const { times, lost } = await end();
  const sorted = [...times].sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return [
    ...figures,
    { what: `${what}: others' entries, p99 of ${times.length}`, value: p99, goal: 500, unit: 'ms' },
    { what: `${what}: others' entries lost`, value: lost, goal: 0, unit: 'x' },
  ];
};

/** Attacks on rooms, in this order. */
const stages = [
  ['many rooms', manyRooms],
  ['bad entries', badEntries],
  ['seat keys', seatKeyAttacks],
  ['replayed seals', replayedSeals],
  ['foreign origins', foreignOrigins],
  ['idle lines', idleLines],
  ['slow readers', slowReaders],
  ['flood', flood],
  ['flood of a seat', floodOfSeat],
] as const;

/** Attacks on rooms, and what friends who play meanwhile notice of them. */
export const roomAttacks = async (site: Site): Promise<readonly Figure[]> => {
  const peak = most(() => residentOf(site.pid));
  const figures: Figure[] = [];
  for (const [nth, [what, attack]] of stages.entries())
    figures.push(...(await beside(site, nth, what, attack)));
  return [
    ...figures,
    { what: 'attacks on rooms: memory at most', value: await peak(), goal: 600, unit: 'MB' },
  ];
};
