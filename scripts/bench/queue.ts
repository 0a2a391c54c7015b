import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { matchPartOf, type Contest } from '@/lib/simulation/contest';
import type { MatchOrder } from '@/lib/simulation/play-series';
import { readChunk } from '@/lib/simulation/queue/chunk';
import { firstSystem, open, partOf } from '@/lib/systems/open';
import { playOnQueue } from '../pipsmith/queue/play-on-queue';
import { productVersion } from '../pipsmith/queue/product-version';
import { queueName, readAddress } from '../pipsmith/queue/redis';
import { RedisProcess } from '../pipsmith/queue/testing';

/** Cost of the queue, beside the matches played. */
interface Overhead {
  /** ms of the processor, for each chunk. */
  readonly redis: number;
  readonly both: number;
  /** Bytes that a chunk and its result take in Redis while they lie there. */
  readonly bytes: number;
}

const end = 'f'.repeat(64);

const matchesInChunk = 10;

/** Matches of greedy players between two sheets drawn by chance. */
export const contestsOf = (count: number): readonly Contest[] => {
  const start = partOf(firstSystem, 'start');
  if (!start) throw new Error(firstSystem);
  const { usualScenario, maps } = matchPartOf(firstSystem);
  return Array.from({ length: count }, (_, seed) => ({
    system: firstSystem,
    sheets: [start.random(seed), start.random(seed + 1)],
    scenario: usualScenario(2, undefined),
    map: maps[0] ?? '',
    seed,
    players: [{ plays: 'greedy' }, { plays: 'greedy' }],
    isLenient: true,
  }));
};

export const matchesOf = (contests: readonly Contest[], each: number): readonly MatchOrder[] =>
  contests.flatMap((contest) => Array.from({ length: each }, (_, nth) => ({ contest, nth })));

/** ms of the processor that Redis has taken so far. */
export const redisTime = async (redis: Redis): Promise<number> => {
  const info = await redis.info('cpu');
  const seconds = (key: string): number => Number(new RegExp(`^${key}:([\\d.]+)`, 'm').exec(info)?.[1] ?? 0);
  return (seconds('used_cpu_user') + seconds('used_cpu_sys')) * 1000;
};

const memory = async (redis: Redis): Promise<number> =>
  Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1] ?? 0);

/** Chunks of ten matches that are answered at once, by a worker in this process: all that is left is the queue. */
export const overheadOf = async (chunks: number): Promise<Overhead> => {
  await open([firstSystem], 'match', 'start');
  const redis = await RedisProcess.start();
  const address = readAddress(redis.url);
  if (!address.ok) throw new Error(redis.url);
  const orders = matchesOf(contestsOf(chunks), matchesInChunk);
  const connection = { host: address.value.host, port: address.value.port, maxRetriesPerRequest: null };
  const client = new Redis(connection);
  // How much memory they take: chunks that no worker takes.
  const waiting = await memory(client);
  const stop = new AbortController();
  const told = { played: () => Promise.resolve(), brokeOff: () => undefined, told: () => undefined };
  const first = playOnQueue(orders.slice(0, 5000), address.value, matchesInChunk, {
    ...told,
    signal: stop.signal,
  });
  const queue = new Queue(queueName, { connection });
  while ((await queue.getWaitingCount()) < 500) await new Promise((resolve) => setTimeout(resolve, 50));
  const bytes = ((await memory(client)) - waiting) / 500;
  stop.abort();
  await first;
  const worker = new Worker<{ readonly text: string }>(
    queueName,
    ({ data }) => {
      const chunk = readChunk(data.text, productVersion());
      if (!chunk.ok) return Promise.reject(new Error(chunk.error.fault));
      const ends = chunk.value.nths.map((nth) => ({
        ...{ nth, seed: 1, winner: 0, because: 'points', phases: 5, decisions: 100 },
        end,
      }));
      return Promise.resolve({ by: 'bench', took: 1, ends, broken: [] });
    },
    { connection, concurrency: 8 },
  );
  const before = { redis: await redisTime(client), here: process.cpuUsage() };
  await playOnQueue(orders, address.value, matchesInChunk, { ...told, signal: new AbortController().signal });
  const here = process.cpuUsage(before.here);
  const spent = (await redisTime(client)) - before.redis;
  await worker.close();
  await queue.close();
  client.disconnect();
  await redis.end();
  return { redis: spent / chunks, both: (here.user + here.system) / 1000 / chunks, bytes };
};
