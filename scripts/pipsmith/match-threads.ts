import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Result } from '@/lib/result';
import {
  playOnWorkers,
  type MatchOrder,
  type MatchWorker,
  type SeriesPlan,
  type SeriesProblem,
} from '@/lib/simulation/play-series';
import { WorkerPool, type PoolWorker } from '@/lib/worker-pool/pool';
import { nodeWorker } from '@/lib/worker-pool/node';

/**
 * Node clears away what is new on threads of its own beside each that plays. Where every core has a thread that plays,
 * those only get in each other's way. The other settings of this kind cannot be changed once Node runs.
 */
const alone = '--no-parallel-scavenge';

/** MB for what is new, four times as much as usual: most of it is garbage before there is no more room. */
const maxYoungGenerationSizeMb = 192;

/** A thread that plays matches. */
export const openMatchThread = (): PoolWorker => {
  setFlagsFromString(alone);
  const resourceLimits = { maxYoungGenerationSizeMb };
  return nodeWorker(new Worker(new URL('./match-thread.mjs', import.meta.url), { resourceLimits }));
};

/** Plays matches on threads, which end with it. */
export const playOnThreads = async (
  orders: Iterable<MatchOrder>,
  threads: number,
  plan: SeriesPlan,
): Promise<Result<undefined, SeriesProblem>> => {
  const pool = new WorkerPool<MatchWorker>({ workers: threads }, openMatchThread);
  const end = await playOnWorkers(pool, threads, orders, plan);
  await pool.end();
  return end;
};
