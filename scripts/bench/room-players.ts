import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { FromRoom } from '@/lib/room/room-messages';
import { anyId, anyKeys, helloMessage, loopback, makeMessage, ownLine, putMessage } from './room-lines';
import type { RoomLine } from './room-lines';

/** Size of a run: rooms, clients of each, ms between two entries of a room. */
export interface Playing {
  readonly site: string;
  readonly rooms: number;
  readonly clients: number;
  readonly pause: number;
  /** Second number of the addresses that they come from. */
  readonly part: number;
}

/** How it went. */
export interface Played {
  /** ms from sending an entry to the moment when all clients of its room had it. */
  readonly times: readonly number[];
  /** Entries that did not reach everybody. */
  readonly lost: number;
}

/** Rooms that one address may make at once. */
const roomsOfAddress = 10;
const atOnce = 20;
const patience = 10_000;
const letters = 150;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Sent {
  readonly id: string;
  readonly began: number;
  readonly done: (ms: number | undefined) => void;
  missing: number;
}

/** One room, with a client in each seat. */
class PlayedRoom {
  readonly #lines: RoomLine[] = [];
  #length = 0;
  #sent: Sent | undefined;

  async open({ site, clients, part }: Playing, nth: number): Promise<void> {
    const from = loopback(part, 1 + Math.floor(nth / roomsOfAddress));
    const keys = anyKeys();
    for (let seat = 0; seat < clients; seat += 1) {
      const line = await ownLine(site, from);
      line.say(
        seat === 0 ? makeMessage(keys, Math.max(2, clients)) : helloMessage({ ...keys, key: anyId() }),
      );
      if (!(await line.hears(({ say }) => say === 'entries'))) throw new Error('A room was refused.');
      line.listen((message) => this.#hear(message));
      this.#lines.push(line);
      if (seat === 0) this.#length = 1;
      else await this.put(seat, 'sit');
    }
  }

  #hear(message: FromRoom): void {
    if (message.say !== 'entries') return;
    this.#length = Math.max(this.#length, message.from + message.entries.length);
    const sent = this.#sent;
    if (!sent || !message.entries.some(({ id }) => id === sent.id)) return;
    sent.missing -= 1;
    if (sent.missing === 0) sent.done(performance.now() - sent.began);
  }

  /** Puts an entry; ms until all have it, undefined where they don't get it. */
  put(seat: number, kind: 'sit' | 'play'): Promise<number | undefined> {
    return new Promise((resolve) => {
      const message = putMessage(this.#length, kind, 'x'.repeat(letters));
      const done = (ms: number | undefined): void => {
        clearTimeout(timer);
        this.#sent = undefined;
        resolve(ms);
      };
      const timer = setTimeout(() => done(undefined), patience);
      this.#sent = { id: message.id, began: performance.now(), done, missing: this.#lines.length };
      this.#lines[seat]?.say(message);
    });
  }

  async play(pause: number, over: () => boolean, tell: (ms: number | undefined) => void): Promise<void> {
    await wait(Math.random() * pause);
    for (let nth = 0; !over(); nth += 1) {
      const began = performance.now();
      tell(await this.put(nth % this.#lines.length, 'play'));
      await wait(Math.max(0, pause - (performance.now() - began)));
    }
  }
}

/** Plays until told to end; prints “ready” before, and how it went afterwards. */
const playHere = async (playing: Playing): Promise<void> => {
  const rooms = Array.from({ length: playing.rooms }, () => new PlayedRoom());
  for (let opened = 0; opened < rooms.length; opened += atOnce)
    await Promise.all(
      rooms.slice(opened, opened + atOnce).map((room, nth) => room.open(playing, opened + nth)),
    );
  console.log('ready');
  const watch = { isOver: false };
  process.stdin.once('data', () => {
    watch.isOver = true;
  });
  const times: number[] = [];
  let lost = 0;
  const tell = (ms: number | undefined): void => {
    if (ms === undefined) lost += 1;
    else times.push(ms);
  };
  await Promise.all(rooms.map((room) => room.play(playing.pause, () => watch.isOver, tell)));
  // A pipe takes so much only bit by bit.
  process.stdout.write(`${JSON.stringify({ times, lost } satisfies Played)}\n`, () => process.exit());
};

/**
 * Lets players play in a separate process, so that no attacker keeps them waiting; the returned call ends it and
 * reports how it went.
 */
export const startPlayers = async (playing: Playing): Promise<() => Promise<Played>> => {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/set-up/typescript.mjs', 'scripts/bench/room-players.ts', JSON.stringify(playing)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const begun: IteratorResult<string, undefined> = await lines.next();
  if (begun.value !== 'ready') throw new Error('The players in the rooms did not start.');
  return async () => {
    child.stdin.write('over\n');
    const said = await lines.next();
    return JSON.parse(String(said.value)) as Played;
  };
};

const [, file, order] = process.argv;
if (file?.endsWith('room-players.ts') && order !== undefined) await playHere(JSON.parse(order) as Playing);
