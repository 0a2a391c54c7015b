import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { newKey } from '@/lib/room/room-address';
import { isOwnOrigin, roomKeySetting } from './rooms.mjs';
import { atEnd, endAll, roomServer, socketTo, until, visitor } from './testing';

afterEach(endAll);

const statusOf = async (socket: WebSocket): Promise<number> => {
  const outcome = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, response]) => (response as IncomingMessage).statusCode ?? 0),
  ]);
  return outcome;
};

describe('the door of the rooms', () => {
  it('is open to pages of this site only', async () => {
    const { port } = await roomServer();
    expect(await statusOf(socketTo(port))).toBe(101);
    for (const headers of [{}, { origin: 'https://elsewhere.example' }, { origin: 'null' }])
      expect(await statusOf(socketTo(port, headers))).toBe(403);
  });

  it.each([
    [{ origin: 'https://a.example', host: 'a.example' }, undefined, true],
    [{ origin: 'https://a.example', host: 'inside:3000' }, 'https://a.example', true],
    [{ origin: 'https://a.example', host: 'inside', 'x-forwarded-host': 'a.example' }, undefined, true],
    [{ origin: 'https://b.example', host: 'a.example' }, 'https://a.example', false],
    [{ host: 'a.example' }, undefined, false],
    [{ origin: 'file://', host: 'a.example' }, undefined, false],
  ])('knows its own pages by %j', (headers, origin, isOwn) => {
    expect(isOwnOrigin({ headers } as unknown as IncomingMessage, origin)).toBe(isOwn);
  });

  it('lets one address have its share, and no more', async () => {
    const { port } = await roomServer({ visitors: 3 });
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () => socketTo(port)).map((socket) => statusOf(socket)),
    );
    expect(statuses.filter((status) => status === 101)).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  });

  it('closes on a message of a megabyte, on bytes, and on what is no message', async () => {
    const { port, rooms } = await roomServer();
    for (const message of ['x'.repeat(1_000_000), Buffer.from([1, 2, 3]), 'hello?']) {
      const socket = socketTo(port);
      socket.on('error', () => undefined);
      await once(socket, 'open');
      socket.send(message);
      await once(socket, 'close');
    }
    expect(rooms.counts.visitors).toBe(0);
  });

  it('bounds what waits of messages that nobody ends, and of pings that nobody reads the answers to', async () => {
    const { port, rooms } = await roomServer({ allUnread: 100_000, burst: 50 });
    const first = socketTo(port);
    await once(first, 'open');
    first.send('x'.repeat(60_000), { fin: false });
    await pause(100);
    expect(rooms.counts.visitors).toBe(1);
    const second = socketTo(port);
    await once(second, 'open');
    second.send('x'.repeat(50_000), { fin: false });
    await once(first, 'close');
    expect(rooms.counts.visitors).toBe(1);
    for (let nth = 0; nth < 100; nth += 1) second.ping();
    await until(() => rooms.counts.visitors === 0);
  });

  it('takes whole messages one after the other for whole, however they come', async () => {
    const { port, rooms } = await roomServer({ allUnread: 20_000, burst: 1000 });
    const socket = socketTo(port);
    await once(socket, 'open');
    for (let nth = 0; nth < 400; nth += 1) {
      socket.send(JSON.stringify({ say: 'here', more: 'x'.repeat(nth * 2) }));
      if (nth % 40 === 0) await pause(1);
    }
    await pause(200);
    expect(rooms.counts.visitors).toBe(1);
  });

  it('forgets whoever shakes no hand', async () => {
    const { port, rooms } = await roomServer();
    const socket = connect(port, '127.0.0.1');
    atEnd(() => socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `GET /rooms HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    await once(socket, 'data');
    await until(() => rooms.counts.visitors === 0);
  });

  it('answers a request for another protocol as it answers any other request', async () => {
    const { port } = await roomServer();
    const asked = get({
      host: '127.0.0.1',
      port,
      path: '/',
      headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' },
    });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([200, 'a page']);
  });

  it.each([
    [undefined, true],
    ['', true],
    ['long enough to be a key', true],
    ['short', false],
  ])('takes PIPSMITH_ROOM_KEY "%s": %s', (setting, isTaken) => {
    expect(typeof roomKeySetting(setting) !== 'string').toBe(isTaken);
  });

  it('seals with the same key after a restart, and with any key where none is set', () => {
    expect(roomKeySetting('long enough to be a key')).toEqual(roomKeySetting(' long enough to be a key '));
    expect(roomKeySetting('')).not.toEqual(roomKeySetting(''));
  });
});

describe('a match over sockets', () => {
  it('survives a server that ends in the middle of it, on both sides and without a choice lost or doubled', async () => {
    let { port, end } = await roomServer();
    const address = { room: newKey(), invite: newKey(), entries: [] };
    const one = visitor(() => port, {
      ...address,
      key: newKey(),
      making: { id: newKey(), seats: 2, offer: 'x' },
    });
    await until(() => one.view().seat === 0);
    const two = visitor(() => port, { ...address, key: newKey() });
    await until(() => two.view().line === 'live');
    two.put('sit', 'me');
    await until(() => one.view().here.length === 2);
    one.put('play', 'before');
    await until(() => two.view().entries.length === 3);
    two.put('play', 'in between');
    end();
    await pause(300);
    ({ port, end } = await roomServer({}, port));
    await until(() =>
      [one, two].every((each) => each.view().line === 'live' && each.view().entries.length === 4),
    );
    expect(one.view().entries).toEqual(two.view().entries);
    expect(
      one
        .view()
        .entries.map(({ what }) => what)
        .slice(2),
    ).toEqual(['before', 'in between']);
  });
});
