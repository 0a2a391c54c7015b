import { hashOfKey } from '@/lib/room/chain';
import type { Entry } from '@/lib/room/entry';
import { hashesOfSeatKeys, keyToSeat } from '@/lib/room/rights';
import type { Figure } from '../bench/figure';
import {
  anyId,
  entriesOf,
  helloMessage,
  isEntries,
  loopback,
  openLine,
  putMessage,
  type Keys,
  type RoomLine,
} from '../bench/room-lines';
import type { Site } from '../set-up/site';
import { wait } from './clients';
import { guestAt, isLine, roomFrom } from './room-pair';

/** Second number of the addresses of this attack. */
const part = 28;
const seats = 4;

/** Whether a key lets somebody see the room's list; undefined if the server has no connection for them. */
const letsIn = async (site: Site, from: string, keys: Keys): Promise<boolean | undefined> => {
  const line = await openLine(site.url, from);
  if (!isLine(line)) return undefined;
  line.say(helloMessage({ ...keys, key: anyId() }));
  const answer = await line.hears(({ say }) => say === 'entries' || say === 'no');
  line.socket.terminate();
  return answer?.say === 'entries';
};

/** Keys by chance, from as many lines as a client gets. */
const guesses = async (site: Site, keys: Keys, ms: number): Promise<{ tried: number; found: number }> => {
  const from = loopback(part, 2);
  const end = Date.now() + ms;
  let [tried, found] = [0, 0];
  const guess = async (): Promise<void> => {
    while (Date.now() < end) {
      const isIn = await letsIn(site, from, { ...keys, invite: anyId() });
      if (isIn === undefined) await wait(50);
      else tried += 1;
      if (isIn === true) found += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, guess));
  return { tried, found };
};

/** Entries that a room takes from somebody with a key who tries to play, to free seats, and to sit down everywhere. */
const overreaches = async (site: Site, keys: Keys, owner: RoomLine): Promise<readonly Entry[]> => {
  const { line } = await guestAt(site, loopback(part, 3), keys);
  await line.hears(isEntries);
  const before = entriesOf(owner).length;
  // Wherever the list ends by then: none of it comes too late.
  const says = (kind: 'sit' | 'stand' | 'play', what: string, seat?: number): void =>
    line.say({ ...putMessage(0, kind, what), at: undefined, seat });
  says('play', 'a choice', 0);
  for (const seat of ['0', '1']) says('stand', seat);
  for (const seat of [0, 1, 2, 7, 3, undefined]) says('sit', 'me', seat);
  await wait(2000);
  line.socket.terminate();
  return entriesOf(owner).slice(before);
};

/** Keys that are guessed, made out of others, or read in the list; and keys that want more than they are for. */
export const seatKeyAttacks = async (site: Site): Promise<readonly Figure[]> => {
  const look = anyId();
  const { keys, owner } = await roomFrom(site, loopback(part, 1), seats, ({ invite }) => ({
    seatKeys: hashesOfSeatKeys(invite, seats),
    look,
  }));
  const third = keyToSeat(keys.invite, 3);
  const forgeries = [
    hashOfKey(keys.invite).slice(0, 32),
    hashOfKey(third).slice(0, 32),
    keyToSeat(third, 2),
    keyToSeat(look, 1),
    keyToSeat(keys.invite, 0),
    keyToSeat(keys.invite, seats),
    keys.room,
    keys.key,
  ];
  let forged = 0;
  for (const invite of forgeries)
    if ((await letsIn(site, loopback(part, 4), { ...keys, invite })) !== false) forged += 1;
  const watching = await overreaches(site, { ...keys, invite: look }, owner);
  const seated = await overreaches(site, { ...keys, invite: third }, owner);
  const isOwn = ({ kind, seat }: Entry): boolean => kind === 'sit' && seat === 3;
  const { tried, found } = await guesses(site, keys, 6000);
  owner.socket.terminate();
  return [
    { what: `${tried} keys guessed in 6 s by one client: found`, value: found, goal: 0, unit: 'x' },
    {
      what: `${forgeries.length} keys derived from others or from the list: accepted`,
      value: forged,
      goal: 0,
      unit: 'x',
    },
    {
      what: 'a spectator who plays, frees seats and sits: taken',
      value: watching.length,
      goal: 0,
      unit: 'x',
    },
    { what: 'the key to one seat: that seat', value: seated.filter(isOwn).length, goal: 1, unit: 'of' },
    {
      what: 'the key to one seat, before it has it and for others: taken',
      value: seated.filter((entry) => !isOwn(entry)).length,
      goal: 0,
      unit: 'x',
    },
  ];
};
