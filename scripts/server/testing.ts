import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Membership } from '@/lib/room/membership';
import { newKey } from '@/lib/room/room-address';
import { RoomClient } from '@/lib/room/room-client';
import type { RoomStore } from '@/lib/room/room-store';
import { Rooms, usualLimits, type RoomsLimits } from '@/lib/room/rooms';
import { Requests } from './request.mjs';
import { roomServerOf, serveRooms } from './rooms.mjs';

const ends: (() => void)[] = [];

/** Ends everything that a test has begun, the last first. */
export const endAll = (): void => {
  for (const end of ends.splice(0).reverse()) end();
};

export const atEnd = (end: () => void): void => void ends.push(end);

const later = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** A server with rooms, at that port; it can end as `kill -9` ends it. */
export const roomServer = async (
  limits: Partial<RoomsLimits> = {},
  at = 0,
  secret = 'the same every time',
  store?: RoomStore,
) => {
  const rooms = new Rooms(
    { secret: new TextEncoder().encode(secret), now: () => Date.now(), seed: () => 7, later },
    { ...usualLimits, ...limits },
    store,
  );
  const requests = new Requests({});
  const line = await roomServerOf({ rooms, requests, origin: undefined });
  const server: Server = createServer((_, response) => void response.end('a page'));
  serveRooms(
    server,
    (_, response) => void response.end('a page'),
    line.upgrade,
    () => undefined,
  );
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = (): void => {
    line.close();
    server.closeAllConnections();
    server.close();
  };
  ends.push(end);
  return { rooms, port, end };
};

export const socketTo = (
  port: number,
  headers: Record<string, string> = { origin: `http://127.0.0.1:${port}` },
): WebSocket => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/rooms`, { headers });
  ends.push(() => socket.terminate());
  return socket;
};

/** Somebody at a room, over a real socket. */
export const visitor = (port: () => number, member: Membership): RoomClient => {
  const client = new RoomClient(member, {
    connect: ({ onOpen, onText, onClose }) => {
      const socket = socketTo(port());
      socket.on('open', onOpen);
      socket.on('message', (data: Buffer) => onText(data.toString()));
      socket.on('close', onClose);
      socket.on('error', () => undefined);
      return { send: (said) => socket.send(said), close: () => socket.terminate() };
    },
    later,
    newId: newKey,
    chance: () => 0,
  });
  ends.push(() => client.close());
  client.open();
  return client;
};

export const until = async (isSo: () => boolean, ms = 60_000): Promise<void> => {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It never came to that.');
    await pause(10);
  }
};
