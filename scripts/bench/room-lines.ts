import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { roomVersion, type Entry } from '@/lib/room/entry';
import type { FromRoom } from '@/lib/room/room-messages';

/** A line to the rooms of a site, for what no page of ours would say. */
export interface RoomLine {
  readonly socket: WebSocket;
  /** Everything heard until `listen` is called. */
  readonly heard: FromRoom[];
  readonly say: (message: object) => void;
  /** Passes messages on from now on, instead of keeping them. */
  readonly listen: (hear: (message: FromRoom) => void) => void;
  /** Resolves once so much was heard; undefined where the line ends before, or nothing comes for 10 s. */
  readonly hears: (isIt: (message: FromRoom) => boolean) => Promise<FromRoom | undefined>;
}

const patience = 10_000;

/** An id or a key. */
export const anyId = (): string => randomBytes(16).toString('hex');

/** The site by an address that has neighbours: Linux has all of 127.0.0.0/8. */
const named = (site: string): URL => new URL(site.replace('//localhost', '//127.0.0.1'));

/** The nth address of a part of this machine's own. */
export const loopback = (part: number, nth: number): string => `127.${part}.${(nth >> 8) & 255}.${nth & 255}`;

/** A line, or the status with which the server refuses one; 0 for no answer. */
export const openLine = (
  site: string,
  from: string,
  origin = named(site).origin,
): Promise<RoomLine | number> =>
  new Promise((resolve) => {
    const { host } = named(site);
    const socket = new WebSocket(`ws://${host}/rooms`, { headers: { origin }, localAddress: from });
    const heard: FromRoom[] = [];
    let hear = (message: FromRoom): void => {
      heard.push(message);
    };
    const waiting = new Set<(message: FromRoom | undefined) => void>();
    socket.on('message', (data: Buffer) => {
      // The server is ours, so its messages have the right shape.
      const message = JSON.parse(data.toString()) as FromRoom;
      if (message.say === 'here') socket.send('{"say":"here"}');
      hear(message);
      for (const each of [...waiting]) each(message);
    });
    socket.on('error', () => resolve(0));
    socket.on('close', () => {
      for (const each of [...waiting]) each(undefined);
    });
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('open', () =>
      resolve({
        socket,
        heard,
        say: (message) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message), () => undefined);
        },
        listen: (next) => {
          hear = next;
        },
        hears: (isIt) =>
          new Promise((settle) => {
            const known = heard.find(isIt);
            if (known || socket.readyState !== WebSocket.OPEN) {
              settle(known);
              return;
            }
            const end = (message: FromRoom | undefined): void => {
              if (message && !isIt(message)) return;
              clearTimeout(timer);
              waiting.delete(end);
              settle(message);
            };
            const timer = setTimeout(() => end(undefined), patience);
            waiting.add(end);
          }),
      }),
    );
  });

/** @throws Error where the server refuses */
export const ownLine = async (site: string, from: string): Promise<RoomLine> => {
  const line = await openLine(site, from);
  if (typeof line === 'number') throw new Error(`No connection to the rooms: ${line}.`);
  return line;
};

/** Keys of a room and of a visitor. */
export interface Keys {
  readonly room: string;
  readonly invite: string;
  readonly key: string;
}

export const anyKeys = (): Keys => ({ room: anyId(), invite: anyId(), key: anyId() });

export const makeMessage = (keys: Keys, seats = 2, offer = 'a match'): object => ({
  say: 'make',
  version: roomVersion,
  ...keys,
  id: anyId(),
  seats,
  offer,
});

export const helloMessage = (keys: Keys, from = 0, link = ''): object => ({
  say: 'hello',
  version: roomVersion,
  ...keys,
  from,
  link,
});

export const putMessage = (at: number, kind: 'sit' | 'stand' | 'play', what: string) => ({
  say: 'put',
  id: anyId(),
  at,
  kind,
  what,
});

/** Entries that a line has heard, in their order. */
export const entriesOf = ({ heard }: RoomLine): readonly Entry[] =>
  heard.flatMap((message) => (message.say === 'entries' ? message.entries : []));

export const isEntries = ({ say }: FromRoom): boolean => say === 'entries';
