import type { Job, JobType, Queue } from 'bullmq';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { queueMessages as say } from '#words/messages/queue';
import { err, ok, type Result } from '@/lib/result';
import type { MatchOrder } from '@/lib/simulation/play-series';
import {
  chunksOf,
  readRefusal,
  readResult,
  type ChunkRefusal,
  type ChunkResult,
  type MatchEnd,
  type NamedChunk,
} from '@/lib/simulation/queue/chunk';
import { productVersion } from './product-version';
import { connectionTo, loadQueue, queueName, refusalSentence, type QueueAddress } from './redis';

export interface QueuePlan {
  /** Called with each match, and writes it before the queue forgets it. */
  readonly played: (order: MatchOrder, match: MatchEnd) => Promise<void>;
  readonly brokeOff: (order: MatchOrder, detail: string) => void;
  /** Called with who played a chunk, and how many matches it had. */
  readonly heard?: (result: ChunkResult) => void;
  /** Called with the number of chunks on the queue, and how many were put there again. */
  readonly stands?: (chunks: number, again: number) => void;
  /** Called with sentences for people. */
  readonly told: (sentence: string) => void;
  readonly signal: AbortSignal;
}

export type QueueProblem =
  /** Redis, or a chunk that always fails, keeps it from going on; a sentence. */
  { readonly problem: 'queue'; readonly detail: string } | { readonly problem: 'stopped' };

/** Chunks on the queue at a time: enough for some hundred threads, and little in the memory of Redis. */
const mostUnderWay = 1000;
/** How often a chunk may fail. */
const mostFailures = 5;
/** How often a worker may refuse in a row before this ends: nobody else takes what it refuses. */
const mostRefusals = 10;
/** ms that a chunk waits after the first refusal; each further one of the same worker doubles them. */
const refusalPause = { first: 500, most: 30_000 };
/** ms between two looks for what has left the queue: what news were lost does not stay lost. */
const lookEvery = 5000;
/**
 * ms between two checks of each unfinished chunk, which cost as much as taking it: Redis may have dropped one that
 * waits.
 */
const lookCloselyEvery = 60_000;
/** Where chunks are that nobody has played yet. */
const ahead: JobType[] = ['waiting', 'active', 'prioritized', 'delayed'];
/** ms between two checks for news while there is none. */
const wakeEvery = 50;
/** s that the queue keeps what nobody asks for any more. */
const keptFor = 7 * 24 * 3600;

const jobOptions = (name: string) => ({
  jobId: name,
  removeOnComplete: { age: keptFor },
  removeOnFail: { age: keptFor },
});

/** One series on the queue: puts chunks there, takes their results, and puts lost ones there again. */
class Coordinator {
  again = 0;
  readonly #queue: Queue;
  readonly #plan: QueuePlan;
  readonly #waiting: NamedChunk[];
  readonly #underWay = new Map<string, NamedChunk>();
  readonly #failures = new Map<string, number>();
  /** How often each worker has refused since anybody played something. */
  readonly #refusals = new Map<string, number>();
  readonly #news = new Set<string>();
  readonly #address: QueueAddress;
  #isAway = false;
  #problem: QueueProblem | undefined;

  constructor(queue: Queue, address: QueueAddress, chunks: readonly NamedChunk[], plan: QueuePlan) {
    this.#queue = queue;
    this.#address = address;
    this.#waiting = [...chunks];
    this.#plan = plan;
  }

  /** A chunk has ended, somewhere. */
  readonly hear = (name: string): void => {
    if (this.#underWay.has(name)) this.#news.add(name);
  };

  /** A fault of the connection: reported once if Redis is only away, the end if it refuses. */
  readonly mind = (error: Error): void => {
    const refusal = refusalSentence(error, this.#address);
    if (refusal !== undefined) this.#fail(refusal);
    else if (!this.#isAway) {
      this.#isAway = true;
      this.#plan.told(say.isGone(this.#address.shown));
    }
  };

  #fail(detail: string): void {
    this.#problem ??= { problem: 'queue', detail };
  }

  async run(): Promise<Result<undefined, QueueProblem>> {
    let looked = -lookEvery;
    let lookedClosely = performance.now();
    while (!this.#isOver()) {
      await this.#fill();
      if (this.#underWay.size === 0) return ok(undefined);
      if (performance.now() - looked >= lookEvery) {
        const isClose = performance.now() - lookedClosely >= lookCloselyEvery;
        await this.#lookAround(isClose);
        looked = performance.now();
        if (isClose) lookedClosely = looked;
      }
      if (this.#news.size === 0) await pause(wakeEvery);
      for (const name of [...this.#news]) {
        this.#news.delete(name);
        await this.#look(name);
        if (this.#isOver()) break;
      }
      this.#plan.stands?.(this.#underWay.size, this.again);
    }
    return err(this.#problem ?? { problem: 'stopped' });
  }

  #isOver(): boolean {
    return this.#problem !== undefined || this.#plan.signal.aborted;
  }

  async #fill(): Promise<void> {
    const next = this.#waiting.splice(0, mostUnderWay - this.#underWay.size);
    if (next.length === 0) return;
    for (const chunk of next) this.#underWay.set(chunk.name, chunk);
    // A chunk that is already there stays as it is; the next check of everything finds out whether it has ended.
    await this.#queue.addBulk(
      next.map(({ name, text }) => ({ name: 'chunk', data: { text }, opts: jobOptions(name) })),
    );
  }

  /** Redis has answered. */
  #isThere(): void {
    if (this.#isAway) this.#plan.told(say.isBack(this.#address.shown));
    this.#isAway = false;
  }

  /**
   * Finds chunks that have ended, or that Redis has lost, without news of them; closely: even those that seem to wait.
   */
  async #lookAround(isClose: boolean): Promise<void> {
    const standing = new Set(await this.#queue.getRanges(ahead, 0, -1));
    this.#isThere();
    for (const name of this.#underWay.keys()) if (isClose || !standing.has(name)) this.#news.add(name);
  }

  async #look(name: string): Promise<void> {
    const chunk = this.#underWay.get(name);
    if (!chunk) return;
    const job: Job | undefined = await this.#queue.getJob(name);
    this.#isThere();
    // Redis came back without it.
    if (!job) await this.#putAgain(chunk);
    else if (job.finishedOn === undefined) return;
    else if (job.failedReason) await this.#onFailure(chunk, job);
    else await this.#take(chunk, job);
  }

  /** Writes the result of a chunk, then lets the queue forget it: in between nothing can be lost. */
  async #take(chunk: NamedChunk, job: Job): Promise<void> {
    const refusal = readRefusal(job.returnvalue);
    if (refusal) {
      await this.#onRefusal(chunk, job, refusal);
      return;
    }
    const result = readResult(job.returnvalue, chunk.orders);
    if (!result) {
      await this.#onFailure(chunk, job, say.noResult);
      return;
    }
    const orders = new Map(chunk.orders.map((order) => [order.nth, order]));
    for (const end of result.ends) {
      const order = orders.get(end.nth);
      if (order) await this.#plan.played(order, end);
    }
    // A failed write must not be forgotten.
    if (this.#plan.signal.aborted) return;
    for (const { nth, detail } of result.broken) {
      const order = orders.get(nth);
      if (order) this.#plan.brokeOff(order, detail);
    }
    this.#refusals.clear();
    this.#plan.heard?.(result);
    await job.remove();
    this.#underWay.delete(chunk.name);
  }

  async #putAgain(chunk: NamedChunk, delay = 0): Promise<void> {
    this.again += 1;
    await this.#queue.add('chunk', { text: chunk.text }, { ...jobOptions(chunk.name), delay });
  }

  async #onRefusal(chunk: NamedChunk, job: Job, { by, refused }: ChunkRefusal): Promise<void> {
    const times = (this.#refusals.get(by) ?? 0) + 1;
    this.#refusals.set(by, times);
    if (times === 1) this.#plan.told(say.workerRefused(by, refused));
    if (times >= mostRefusals) {
      this.#fail(say.workerRefuses(by, times, refused));
      return;
    }
    await job.remove();
    await this.#putAgain(chunk, Math.min(refusalPause.most, refusalPause.first * 2 ** (times - 1)));
  }

  async #onFailure(chunk: NamedChunk, job: Job, detail: string = job.failedReason): Promise<void> {
    const times = (this.#failures.get(chunk.name) ?? 0) + 1;
    this.#failures.set(chunk.name, times);
    if (times >= mostFailures) {
      this.#fail(say.chunksFailed(detail));
      return;
    }
    this.#plan.told(say.chunkFailed(detail));
    await job.remove();
    await this.#putAgain(chunk);
  }
}

/** Connection that reports its errors. */
interface Connected {
  readonly on: (event: 'error', heard: (error: Error) => void) => unknown;
  readonly close: () => Promise<unknown>;
  readonly disconnect: () => Promise<unknown>;
}

/** ms that unfinished writing may take once somebody wants to stop. */
const patience = 1000;

/** A wait for a Redis that is away would never hear the request to stop. */
const givenUp = async (signal: AbortSignal): Promise<Result<never, QueueProblem>> => {
  if (!signal.aborted) await once(signal, 'abort');
  await pause(patience);
  return err({ problem: 'stopped' });
};

/** ms that a connection has to end in order. */
const farewell = 2000;

const close = async (parts: readonly Connected[]): Promise<void> => {
  const settled = async (ends: readonly Promise<unknown>[]): Promise<void> => {
    await Promise.race([Promise.allSettled(ends), pause(farewell)]);
  };
  await settled(parts.map((part) => part.close()));
  // With a Redis that is away neither ever settles.
  await settled(parts.map((part) => part.disconnect()));
};

/**
 * Has matches played by the workers of a queue. The queue keeps its chunks when this ends early: the same call later
 * takes what has been played meanwhile.
 * @param size matches in a chunk
 */
export const playOnQueue = async (
  orders: readonly MatchOrder[],
  address: QueueAddress,
  size: number,
  plan: QueuePlan,
): Promise<Result<undefined, QueueProblem>> => {
  if (orders.length === 0) return ok(undefined);
  const loaded = await loadQueue();
  if (!loaded.ok) return err({ problem: 'queue', detail: loaded.error });
  const { Queue, QueueEvents } = loaded.value;
  const connection = connectionTo(address);
  const queue = new Queue(queueName, { connection });
  const events = new QueueEvents(queueName, { connection });
  const coordinator = new Coordinator(queue, address, chunksOf(orders, size, productVersion()), plan);
  const parts: readonly Connected[] = [queue, events];
  for (const part of parts) part.on('error', coordinator.mind);
  events.on('completed', ({ jobId }) => coordinator.hear(jobId));
  events.on('failed', ({ jobId }) => coordinator.hear(jobId));
  try {
    return await Promise.race([coordinator.run(), givenUp(plan.signal)]);
  } catch (error) {
    const detail = refusalSentence(error, address) ?? say.refused('', address.shown, String(error));
    return err({ problem: 'queue', detail });
  } finally {
    await close(parts);
  }
};
