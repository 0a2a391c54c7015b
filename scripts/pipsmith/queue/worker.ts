import { availableParallelism, hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type * as BullMQ from 'bullmq';
import { queueMessages as say } from '#words/messages/queue';
import { playOnWorkers, type MatchOrder, type MatchWorker } from '@/lib/simulation/play-series';
import { readChunk, type ChunkRefusal, type ChunkResult, type MatchEnd } from '@/lib/simulation/queue/chunk';
import { Rates } from '@/lib/simulation/queue/rates';
import { opening } from '@/lib/systems/open';
import { WorkerPool } from '@/lib/worker-pool/pool';
import { parseArguments, type Arguments } from '../arguments';
import { openMatchThread } from '../match-threads';
import { progress } from '../progress';
import { numberOf } from '../series-call';
import { notify, refuse, wrongCall, type Command } from '../terminal';
import { serveMetrics } from './metrics-server';
import { productVersion } from './product-version';
import {
  connectionTo,
  loadQueue,
  probe,
  queueName,
  readAddress,
  refusalSentence,
  type QueueAddress,
} from './redis';

const options = {
  queue: { type: 'string' },
  threads: { type: 'string' },
  lease: { type: 'string' },
  metrics: { type: 'string' },
} as const;

const mostThreads = 256;
/** s until a chunk of a lost worker goes to another. */
const lease = { usual: 30, least: 1, most: 3600 };
/** Lost workers until a chunk counts as failed: the chunk itself may kill them. */
const mostLost = 20;

/** Longest wait for a clean disconnect, in ms. */
const farewell = 2000;

/** Work sent to a thread at once, in ms: few messages, yet frequent progress. */
const told = 1000;

/** A thread could not play a chunk. */
class ChunkFailed extends Error {}

/** State of a worker while it works. */
class Player {
  readonly rates = new Rates(performance.now());
  matches = 0;
  /** Reason to end: the queue has nothing for this worker. */
  refusal: string | undefined;
  /** ms of a match of the last chunk. */
  #pace = told;
  readonly #stop = new AbortController();
  readonly #pool: WorkerPool<MatchWorker>;
  readonly #name: string;

  constructor(name: string, threads: number) {
    this.#name = name;
    this.#pool = new WorkerPool<MatchWorker>({ workers: threads }, openMatchThread);
  }

  /** Plays a chunk on one thread, or says why it does not. @throws ChunkFailed, which puts it back */
  async play(text: string): Promise<ChunkResult | ChunkRefusal> {
    const chunk = await opening(() => readChunk(text, productVersion()));
    if (!chunk.ok) {
      this.refusal = say.chunkFault(chunk.error);
      return { by: this.#name, refused: this.refusal };
    }
    const { contest, nths } = chunk.value;
    const began = performance.now();
    const ends: MatchEnd[] = [];
    const broken: { nth: number; detail: string }[] = [];
    const orders = nths.map((nth): MatchOrder => ({ contest, nth }));
    const played = await playOnWorkers(this.#pool, 1, orders, {
      signal: this.#stop.signal,
      chunk: Math.max(1, Math.floor(told / this.#pace)),
      played: (...[, { nth, seed, winner, because, phases, decisions, end }]) => {
        ends.push({ nth, seed, winner, because, phases, decisions, end });
        this.matches += 1;
        this.rates.add(this.#name, 1, performance.now());
      },
      brokeOff: ({ nth }, detail) => void broken.push({ nth, detail }),
    });
    if (!played.ok)
      throw new ChunkFailed('detail' in played.error ? played.error.detail : played.error.problem);
    const took = performance.now() - began;
    this.#pace = Math.max(1, took / nths.length);
    return { by: this.#name, took: Math.round(took), ends, broken };
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await this.#pool.end();
  }
}

/** Takes chunks until stopped, or refuses them. */
const work = async (
  { Worker: BullWorker, WaitingError }: typeof BullMQ,
  address: QueueAddress,
  player: Player,
  limits: { readonly threads: number; readonly lease: number },
): Promise<string | undefined> => {
  let end: (sentence: string | undefined) => void = () => undefined;
  const ended = new Promise<string | undefined>((resolve) => {
    end = resolve;
  });
  let isStopped = false;
  const take = async (
    job: BullMQ.Job<{ readonly text: string }>,
    token?: string,
  ): Promise<ChunkResult | ChunkRefusal> => {
    try {
      return await player.play(job.data.text);
    } catch (error) {
      if (isStopped) {
        await job.moveToWait(token);
        throw new WaitingError();
      }
      throw error;
    }
  };
  const worker: BullMQ.Worker = new BullWorker(queueName, take, {
    connection: connectionTo(address),
    // Keep one more ready, so that no thread waits for the queue.
    concurrency: limits.threads + 1,
    lockDuration: limits.lease * 1000,
    stalledInterval: limits.lease * 500,
    maxStalledCount: mostLost,
  });
  let isAway = false;
  worker.on('error', (error) => {
    const refusal = refusalSentence(error, address);
    if (refusal !== undefined) end(refusal);
    else if (!isAway && /ECONN|EPIPE|closed|ENOTFOUND|ETIMEDOUT/.test(String(error))) {
      isAway = true;
      notify(say.isGone(address.shown));
    }
  });
  worker.on('ready', () => {
    if (isAway) notify(say.isBack(address.shown));
    isAway = false;
  });
  worker.on('completed', () => {
    if (player.refusal !== undefined) end(player.refusal);
  });
  const interrupt = (): void => end(undefined);
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const sentence = await ended;
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  isStopped = true;
  await player.end();
  // Neither settles while Redis is away.
  await Promise.race([worker.close().catch(() => undefined), pause(farewell)]);
  await Promise.race([worker.disconnect().catch(() => undefined), pause(farewell)]);
  return sentence;
};

const callOf = (call: Arguments) => {
  const threads = numberOf(call, 'threads', { usual: availableParallelism(), least: 1, most: mostThreads });
  if (!threads.ok) return threads;
  const seconds = numberOf(call, 'lease', lease);
  if (!seconds.ok) return seconds;
  const address = readAddress(call.value('queue') ?? '');
  return address.ok
    ? { ok: true as const, value: { threads: threads.value, lease: seconds.value, address: address.value } }
    : address;
};

/** Plays what tournaments put on a queue, one thread per core, until it is ended. */
export const worker: Command = async (args) => {
  const parsed = parseArguments(args, options);
  if (!parsed.ok) return wrongCall('worker', parsed.error);
  if (parsed.value.operands.length > 0) return wrongCall('worker', say.noOperands);
  if (!parsed.value.has('queue')) return wrongCall('worker', say.queueMissing);
  const call = callOf(parsed.value);
  if (!call.ok) return wrongCall('worker', call.error);
  const { address, threads } = call.value;
  const loaded = await loadQueue();
  if (!loaded.ok) return refuse(loaded.error);
  const there = await probe(address);
  if (!there.ok) return refuse(there.error);
  const name = `${hostname()}-${process.pid}`;
  const player = new Player(name, threads);
  const metrics = await serveMetrics(parsed.value.value('metrics'), () => ({
    played: player.matches,
    left: 0,
    chunks: 0,
    again: 0,
    workers: player.rates.workers(performance.now()),
  }));
  if (!metrics.ok) return refuse(metrics.error);
  if (metrics.value) notify(say.metricsAt(metrics.value.address));
  notify(say.waits(name, threads, address.shown));
  const shown = progress(Number.POSITIVE_INFINITY, () =>
    say.workerProgress(player.matches, player.rates.perSecond(performance.now())),
  );
  const ticking = setInterval(() => shown.step(), 1000);
  const refusal = await work(loaded.value, address, player, call.value);
  clearInterval(ticking);
  shown.end();
  await metrics.value?.close();
  if (refusal !== undefined) return refuse(refusal);
  notify(say.ended(player.matches));
  return 0;
};
