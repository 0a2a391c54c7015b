import { Redis } from 'ioredis';
import { readdirSync, readFileSync } from 'node:fs';
import type { MatchOrder } from '@/lib/simulation/play-series';
import { firstSystem, open } from '@/lib/systems/open';
import { playOnQueue } from '../pipsmith/queue/play-on-queue';
import { readAddress } from '../pipsmith/queue/redis';
import { CommandProcess, RedisProcess } from '../pipsmith/queue/testing';
import { median } from './figure';
import { contestsOf, redisTime } from './queue';

/** Speed of some workers; times are ms of the processor per match. */
interface Pace {
  readonly perSecond: number;
  /** The busiest thread of a worker; all threads of the workers; the tournament and Redis together. */
  readonly thread: number;
  readonly workers: number;
  readonly queue: number;
}

export interface Scaling {
  readonly one: Pace;
  readonly two: Pace;
  /** By the clock, which other programs disturb. */
  readonly byClock: number;
  /** By processor time, which they hardly disturb: the ratio on two cores that do nothing else. */
  readonly byProcessor: number;
  /** The most that this machine allows: two threads that share its memory are slower than one. */
  readonly ceiling: number;
}

/** ms of a tick of /proc, which Linux has fixed for programs. */
const tick = 10;
/** The default of a tournament. */
const matchesInChunk = 10;

/** Everybody meets everybody, as in a tournament: 66 pairs. */
const heroes = 12;

/** Matches of each pair that each worker plays first, until V8 has compiled the rules. */
const warmingOfPair = 20;

/** Matches of each pair that are timed: enough that the end, where one worker waits for the other, hardly counts. */
const matchesOfPair = 20;

/** Matches of each pair, from the n-th on. */
const ordersOf = (from: number, count: number): readonly MatchOrder[] => {
  const contests = contestsOf(heroes);
  return contests.flatMap((one, at) =>
    contests.slice(at + 1).flatMap((other) => {
      const sheets = [...one.sheets.slice(0, 1), ...other.sheets.slice(0, 1)];
      const contest = { ...one, sheets, seed: one.seed * heroes + other.seed };
      return Array.from({ length: count }, (_, nth) => ({ contest, nth: from + nth }));
    }),
  );
};

/** ms of the processor that each thread of a process has taken so far. */
const threadTimes = (pid: number): ReadonlyMap<string, number> => {
  const folder = `/proc/${pid}/task`;
  return new Map(
    readdirSync(folder).map((thread) => {
      const text = readFileSync(`${folder}/${thread}/stat`, 'utf8');
      // The name in brackets may hold spaces; user and system time are the 12th and 13th field behind it.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return [thread, (Number(fields[11]) + Number(fields[12])) * tick];
    }),
  );
};

/** Times matches on some workers of one thread each, without their start. */
const paceOf = async (redis: RedisProcess, workers: number): Promise<Pace> => {
  const address = readAddress(redis.url);
  if (!address.ok) throw new Error(address.error);
  const client = new Redis({ host: address.value.host, port: address.value.port });
  const all = Array.from(
    { length: workers },
    () => new CommandProcess('worker', '--queue', redis.url, '--threads', '1'),
  );
  await Promise.all(all.map((worker) => worker.tells('plays matches from')));
  const play = async (orders: readonly MatchOrder[]): Promise<void> => {
    const end = await playOnQueue(orders, address.value, matchesInChunk, {
      played: () => Promise.resolve(),
      brokeOff: () => undefined,
      told: () => undefined,
      signal: new AbortController().signal,
    });
    if (!end.ok) throw new Error(end.error.problem);
  };
  const warming = warmingOfPair * workers;
  await play(ordersOf(0, warming));
  const orders = ordersOf(warming, matchesOfPair);
  const matches = orders.length;
  const before = {
    threads: all.map(({ pid }) => threadTimes(pid)),
    redis: await redisTime(client),
    here: process.cpuUsage(),
    clock: performance.now(),
  };
  await play(orders);
  const seconds = (performance.now() - before.clock) / 1000;
  const here = process.cpuUsage(before.here);
  const queue = (here.user + here.system) / 1000 + (await redisTime(client)) - before.redis;
  const spent = all.map(({ pid }, at) =>
    [...threadTimes(pid)].map(([thread, time]) => time - (before.threads[at]?.get(thread) ?? 0)),
  );
  await Promise.all(all.map((worker) => worker.kill()));
  client.disconnect();
  const busiest = spent.reduce((total, times) => total + Math.max(...times), 0);
  return {
    perSecond: matches / seconds,
    thread: busiest / matches,
    workers: spent.flat().reduce((total, time) => total + time, 0) / matches,
    queue: queue / matches,
  };
};

/**
 * Speed of two workers against one on the same machine, measured in turns; the median pair.
 * One worker plays as fast as its busiest thread can; two share two cores with everything else that the queue takes.
 */
export const scalingOf = async (pairs: number): Promise<Scaling> => {
  await open([firstSystem], 'match', 'start');
  const redis = await RedisProcess.start();
  const found: Scaling[] = [];
  for (let nth = 0; nth < pairs; nth += 1) {
    const one = await paceOf(redis, 1);
    const two = await paceOf(redis, 2);
    const byProcessor = (2 * one.thread) / (two.workers + two.queue);
    const ceiling = (2 * one.thread) / two.thread;
    found.push({ one, two, byClock: two.perSecond / one.perSecond, byProcessor, ceiling });
  }
  await redis.end();
  const middle = (of: (scaling: Scaling) => number): number => median(found.map(of));
  const paceBy = (of: (scaling: Scaling) => Pace): Pace => ({
    perSecond: middle((each) => of(each).perSecond),
    thread: middle((each) => of(each).thread),
    workers: middle((each) => of(each).workers),
    queue: middle((each) => of(each).queue),
  });
  return {
    one: paceBy(({ one }) => one),
    two: paceBy(({ two }) => two),
    byClock: middle(({ byClock }) => byClock),
    byProcessor: middle(({ byProcessor }) => byProcessor),
    ceiling: middle(({ ceiling }) => ceiling),
  };
};
