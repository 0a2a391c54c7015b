import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contest } from '@/lib/simulation/contest';
import { readChunk } from '@/lib/simulation/queue/chunk';
import { matchPartOf } from '@/lib/simulation/contest';
import { firstSystem, open, partOf, systemIds } from '@/lib/systems/open';
import { playOnQueue } from '../pipsmith/queue/play-on-queue';
import { productVersion } from '../pipsmith/queue/product-version';
import { queueName, readAddress } from '../pipsmith/queue/redis';
import { CommandProcess, RedisProcess, writeHeroes } from '../pipsmith/queue/testing';
import { median } from './figure';

/** What the queue costs, beside what is played. */
interface Overhead {
  /** ms of the processor, for each chunk. */
  readonly redis: number;
  readonly both: number;
  /** Bytes that a chunk and its result take in Redis while they lie there. */
  readonly bytes: number;
}

const end = 'f'.repeat(64);

/** ms of the processor that Redis has taken so far. */
const redisTime = async (redis: Redis): Promise<number> => {
  const info = await redis.info('cpu');
  const seconds = (key: string): number => Number(new RegExp(`^${key}:([\\d.]+)`, 'm').exec(info)?.[1] ?? 0);
  return (seconds('used_cpu_user') + seconds('used_cpu_sys')) * 1000;
};

const memory = async (redis: Redis): Promise<number> =>
  Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1] ?? 0);

/** Chunks of ten matches that are answered at once, by a worker in this process: all that is left is the queue. */
export const overheadOf = async (chunks: number): Promise<Overhead> => {
  await open([firstSystem], 'match', 'start');
  const start = partOf(firstSystem, 'start');
  const redis = await RedisProcess.start();
  const address = readAddress(redis.url);
  if (!start || !address.ok) throw new Error(redis.url);
  const { usualScenario, maps } = matchPartOf(firstSystem);
  const orders = Array.from({ length: chunks }, (_, seed): Contest => ({
    system: firstSystem,
    sheets: [start.random(seed), start.random(seed + 1)],
    scenario: usualScenario(2, undefined),
    map: maps[0] ?? '',
    seed,
    players: [{ plays: 'greedy' }, { plays: 'greedy' }],
    isLenient: true,
  })).flatMap((contest) => Array.from({ length: 10 }, (_, nth) => ({ contest, nth })));
  const connection = { host: address.value.host, port: address.value.port, maxRetriesPerRequest: null };
  const client = new Redis(connection);
  // How much they take: the chunks of which nobody takes any.
  const waiting = await memory(client);
  const stop = new AbortController();
  const told = { played: () => Promise.resolve(), brokeOff: () => undefined, told: () => undefined };
  const first = playOnQueue(orders.slice(0, 5000), address.value, 10, { ...told, signal: stop.signal });
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
  await playOnQueue(orders, address.value, 10, { ...told, signal: new AbortController().signal });
  const here = process.cpuUsage(before.here);
  const spent = (await redisTime(client)) - before.redis;
  await worker.close();
  await queue.close();
  client.disconnect();
  await redis.end();
  return { redis: spent / chunks, both: (here.user + here.system) / 1000 / chunks, bytes };
};

/** Matches a second with so many workers of one thread; their start is not counted. */
const rateOf = async (folder: string, redis: RedisProcess, workers: number, nth: number): Promise<number> => {
  const queue = ['--queue', redis.url];
  const all = Array.from({ length: workers }, () => new CommandProcess('worker', ...queue, '--threads', '1'));
  await Promise.all(all.map((worker) => worker.tells('plays what comes')));
  const call = (output: string, rounds: number): Promise<unknown> =>
    new CommandProcess(
      ...['tournament', folder, '-o', join(folder, output), '-n', String(rounds), '--player', 'greedy'],
      ...['--seed', String(nth), ...queue],
    ).ended;
  // Threads start, and what plays is translated.
  await call(`warm-${nth}-${workers}`, 20);
  const rounds = 60;
  const empty = performance.now();
  await call(`empty-${nth}-${workers}`, 1);
  const began = performance.now();
  await call(`run-${nth}-${workers}`, rounds);
  const pairs = 28;
  const seconds = (performance.now() - began - (began - empty)) / 1000;
  await Promise.all(all.map((worker) => worker.kill()));
  return (pairs * (rounds - 1)) / seconds;
};

/** How many times as much two workers play as one: one and two in turns, the middle of the pairs. */
export const ratioOf = async (
  pairs: number,
): Promise<{ readonly one: number; readonly two: number; readonly ratio: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'pipsmith-bench-'));
  const redis = await RedisProcess.start();
  await writeHeroes(folder, systemIds[0] ?? firstSystem, 8);
  const found: { one: number; two: number }[] = [];
  for (let nth = 1; nth <= pairs; nth += 1) {
    const one = await rateOf(folder, redis, 1, nth);
    const two = await rateOf(folder, redis, 2, nth);
    found.push({ one, two });
  }
  await redis.end();
  rmSync(folder, { recursive: true, force: true });
  return {
    one: median(found.map(({ one }) => one)),
    two: median(found.map(({ two }) => two)),
    ratio: median(found.map(({ one, two }) => two / one)),
  };
};
