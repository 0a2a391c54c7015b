import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diceOf } from '@/lib/match/chance';
import { newKey } from '@/lib/room/room-address';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomStore } from '@/lib/room/room-store';
import { RedisProcess } from '../pipsmith/queue/testing';
import { RedisCluster } from './redis-cluster';
import { hasRedis } from '../set-up/redis.mjs';
import { Connections } from './connections.mjs';
import { Requests } from './request.mjs';
import { redisSetting, redisStore } from './room-store.mjs';
import { roomsOn } from './rooms.mjs';
import { atEnd, endAll, roomServer, until, visitor } from './testing';

afterEach(endAll);

describe('the setting PIPSMITH_REDIS', () => {
  it.each([
    [undefined, undefined],
    [' ', undefined],
    ['redis://localhost', { urls: ['redis://localhost'], shown: 'redis://localhost' }],
    [
      'rediss://me:secret@r.example:7000/2',
      { urls: ['rediss://me:secret@r.example:7000/2'], shown: 'rediss://r.example:7000/2' },
    ],
    [
      'redis://u:p@a:7000, redis://u:p@b:7001/0',
      { urls: ['redis://u:p@a:7000', 'redis://u:p@b:7001/0'], shown: 'redis://a:7000, redis://b:7001/0' },
    ],
    ['redis://me:a,b@host', { urls: ['redis://me:a,b@host'], shown: 'redis://host' }],
  ])('%s is taken', (setting, address) => {
    expect(redisSetting(setting)).toEqual(address);
  });

  it.each(['localhost:6379', 'http://localhost', 'redis://', 'redis://me:secret@host/rooms', 'redis://a,b'])(
    '%s is refused with a sentence, and no password in it',
    (setting) => {
      expect(redisSetting(setting)).toMatch(/^PIPSMITH_REDIS isn’t the address of a Redis server: /);
      expect(redisSetting(setting)).not.toContain('secret@');
    },
  );

  it.each([
    ['other passwords', 'redis://:secret@a,redis://:other@b'],
    ['TLS for one', 'rediss://a,redis://b'],
    ['a database', 'redis://a/1 redis://b/1'],
  ])('%s among several addresses is refused', (_, setting) => {
    expect(redisSetting(setting)).toMatch(/^PIPSMITH_REDIS has several addresses/);
    expect(redisSetting(setting)).not.toContain('secret@');
  });

  it.each([
    [{ PIPSMITH_REDIS: 'redis://127.0.0.1:1' }, /needs PIPSMITH_ROOM_KEY, too/],
    [
      { PIPSMITH_REDIS: 'here', PIPSMITH_ROOM_KEY: 'sixteen characters' },
      /isn’t the address of a Redis server/,
    ],
    [{ PIPSMITH_REDIS: 'redis://127.0.0.1:1', PIPSMITH_ROOM_KEY: 'short' }, /ROOM_KEY is too short/],
  ])('keeps a server from starting where the settings are %j', async (env, sentence) => {
    const requests = new Requests({});
    const connections = new Connections({ all: 10, perClient: 10 });
    const listener = (): void => undefined;
    expect(await roomsOn({ folder: '/nowhere', requests, connections, listener, env })).toMatch(sentence);
  });

  it('that nobody answers at is refused with the reason', async () => {
    const [url] = ['redis://127.0.0.1:1'];
    const store = await redisStore({ urls: [url], shown: url }, () => undefined);
    expect(store).toMatch(
      /^Redis at redis:\/\/127\.0\.0\.1:1 \(PIPSMITH_REDIS\) can’t be used: .*ECONNREFUSED/,
    );
  });
});

/** Channels that somebody hears at one node. */
const shardChannels = async (url: string): Promise<number> => {
  const client = new Redis(url);
  const channels = await client.call('PUBSUB', 'SHARDCHANNELS');
  client.disconnect();
  return Array.isArray(channels) ? channels.length : 0;
};

describe.skipIf(!hasRedis())('rooms of two instances with one Redis', () => {
  let redis: RedisProcess;
  let old: RedisProcess;
  let cluster: RedisCluster;
  beforeAll(async () => {
    redis = await RedisProcess.start();
    // As before Redis 7.
    old = await RedisProcess.start('--rename-command', 'SPUBLISH', '');
    cluster = await RedisCluster.start();
  });
  afterAll(async () => {
    await redis.end();
    await old.end();
    await cluster.end();
  });

  const told: string[] = [];
  const storeAt = async (url = redis.url): Promise<RoomStore> => {
    const store = await redisStore({ urls: url.split(','), shown: url }, (sentence) => told.push(sentence));
    if (typeof store === 'string') throw new Error(store);
    atEnd(() => store.close());
    return store;
  };

  const instances = async (url?: string) =>
    [
      await roomServer({}, 0, 'a key', await storeAt(url)),
      await roomServer({}, 0, 'a key', await storeAt(url)),
    ] as const;

  const addressOf = () => ({ room: newKey(), invite: newKey(), entries: [] });
  const making = () => ({ id: newKey(), seats: 2, offer: 'x' });
  const isLive = (client: RoomClient): boolean => client.view().line === 'live';
  const whats = (client: RoomClient): readonly string[] =>
    client.view().entries.flatMap(({ kind, what }) => (kind === 'play' ? [what] : []));

  /** Two clients at each of two instances; the fourth looks on in vain for a seat. */
  const fourAt = async (ports: readonly [() => number, () => number]) => {
    const address = addressOf();
    const ownerKey = newKey();
    const friendKey = newKey();
    const owner = visitor(ports[0], { ...address, key: ownerKey, making: making() });
    await until(() => isLive(owner));
    const friend = visitor(ports[1], { ...address, key: friendKey });
    await until(() => isLive(friend));
    friend.put('sit', 'me');
    await until(() => friend.view().seat === 1);
    const others = [
      visitor(ports[1], { ...address, key: ownerKey }),
      visitor(ports[0], { ...address, key: friendKey }),
    ];
    await until(() => others.every(isLive) && owner.view().here.length === 2);
    return { address, clients: [owner, friend, ...others], owner, friend };
  };

  const alike = (clients: readonly RoomClient[], length: number): boolean =>
    clients.every((client) => isLive(client) && client.view().entries.length === length);

  it.each([
    ['Redis 7', () => redis.url],
    ['an older Redis', () => old.url],
    ['a cluster', () => cluster.urls.join(',')],
  ])('end with one list on all devices, though one is killed (%s)', async (_, url) => {
    const [one, two] = await instances(url());
    const ports = { one: one.port, two: two.port };
    const { clients, owner, friend } = await fourAt([() => ports.one, () => ports.two]);
    for (let nth = 0; nth < 6; nth += 1) {
      (nth % 2 === 0 ? owner : friend).put('play', `choice ${nth}`);
      await until(() => alike(clients, 3 + nth));
    }
    two.end();
    ports.two = one.port;
    friend.put('play', 'went on');
    await until(() => alike(clients, 9));
    for (const client of clients) expect(client.view().entries).toEqual(owner.view().entries);
    expect(whats(owner)).toEqual([...Array.from({ length: 6 }, (__, nth) => `choice ${nth}`), 'went on']);
  });

  it.each([
    ['one Redis', () => redis.url],
    ['a cluster', () => cluster.urls.join(',')],
  ])('take each entry once, in one order, when all put at once (%s)', async (_, url) => {
    const [one, two] = await instances(url());
    const { clients } = await fourAt([() => one.port, () => two.port]);
    const dice = diceOf(4);
    const taps = Array.from({ length: 60 }, (_, nth) => `tap ${nth}`);
    for (const tap of taps) {
      clients[dice(clients.length)]?.lineUp('play', tap);
      await pause(dice(15));
    }
    await until(() => alike(clients, 62));
    for (const client of clients) expect(client.view().entries).toEqual(clients[0]?.view().entries);
    expect([...whats(clients[0] ?? expect.fail())].sort()).toEqual([...taps].sort());
  });

  it('hear of phrases, of who is there, and of who has left', async () => {
    const [one, two] = await instances(cluster.urls.join(','));
    const { clients, owner, friend } = await fourAt([() => one.port, () => two.port]);
    friend.phrase('hello');
    await until(() => clients.every((client) => client.view().said.length === 1));
    owner.point({ figure: 3, place: undefined });
    await until(() => friend.view().pointed.length === 1);
    friend.close();
    clients[3]?.close();
    await until(() => owner.view().here.length === 1);
  });

  it('keep a room for a day, and its list where both have ended', async () => {
    const [one, two] = await instances();
    const { address, owner } = await fourAt([() => one.port, () => two.port]);
    const client = new Redis(redis.url);
    const key = `pipsmith:room:{${address.room}}`;
    const left = await client.pttl(key);
    client.disconnect();
    expect(left).toBeGreaterThan(23 * 3_600_000);
    expect(left).toBeLessThanOrEqual(24 * 3_600_000);
    const { entries } = owner.view();
    one.end();
    two.end();
    const next = await roomServer({}, 0, 'a key', await storeAt());
    const stranger = visitor(() => next.port, { ...address, invite: address.invite, key: newKey() });
    await until(() => stranger.view().refusal === 'full');
    expect(next.rooms.roomOf(address.room)?.list.entries).toEqual(entries);
  });

  it('are spread over all nodes of a cluster', async () => {
    const store = await storeAt(cluster.urls.join(','));
    const rooms = Array.from({ length: 30 }, newKey);
    const heard = new Set<string>();
    await Promise.all(
      rooms.map(
        (room) =>
          new Promise<void>((resolve) => {
            store.follow(
              room,
              (news) => news === 'there' && heard.add(room),
              () => resolve(),
            );
          }),
      ),
    );
    for (const room of rooms) store.pass(room, 'there');
    await until(() => heard.size === rooms.length);
    const nodes = await Promise.all(cluster.urls.map((url) => shardChannels(url)));
    expect(nodes.every((channels) => channels > 0)).toBe(true);
  });

  it('go on when a node of a cluster dies that has a replica, and when it comes back', async () => {
    const spare = await RedisCluster.start({ hasReplicas: true });
    atEnd(() => void spare.end());
    told.length = 0;
    const [one, two] = await instances(spare.urls.join(','));
    const { address, clients, owner, friend } = await fourAt([() => one.port, () => two.port]);
    const key = `pipsmith:room:{${address.room}}`;
    const sent: string[] = [];
    const putOn = async (many: number): Promise<void> => {
      for (let nth = 0; nth < many; nth += 1) {
        const what = `tap ${sent.length}`;
        sent.push(what);
        (nth % 2 === 0 ? owner : friend).lineUp('play', what);
        await pause(20);
      }
    };
    await putOn(10);
    const holder = await spare.killHolderOf(key);
    await putOn(10);
    await until(() => alike(clients, 22));
    await holder.start();
    await putOn(10);
    await until(() => alike(clients, 32));
    for (const client of clients) expect(client.view().entries).toEqual(owner.view().entries);
    expect([...whats(owner)].sort()).toEqual([...sent].sort());
    // Each instance says it, but not again with each try.
    expect(told.filter((sentence) => sentence.includes('doesn’t answer')).length).toBeLessThanOrEqual(4);
  });

  it('go on when Redis was killed and is back, and say both', async () => {
    const [one, two] = await instances();
    const { clients, owner, friend } = await fourAt([() => one.port, () => two.port]);
    told.length = 0;
    await redis.kill();
    owner.put('play', 'without');
    await until(() => told.some((sentence) => sentence.includes('doesn’t answer')));
    expect(alike(clients, 3)).toBe(false);
    await redis.start();
    await until(() => alike(clients, 3));
    friend.put('play', 'with');
    await until(() => alike(clients, 4));
    expect(whats(owner)).toEqual(['without', 'with']);
    await until(() => told.some((sentence) => sentence.includes('answers again')));
  });
});
