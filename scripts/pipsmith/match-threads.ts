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
import { inlineLess } from './inlining';

/**
 * MB for new objects, four times as much as usual: most of them are garbage before the room runs out, and collecting
 * it takes time on other cores too.
 */
const maxYoungGenerationSizeMb = 192;

/** A thread that plays matches. */
export const openMatchThread = (): PoolWorker => {
  inlineLess();
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
