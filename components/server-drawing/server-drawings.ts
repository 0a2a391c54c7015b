import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Remote } from 'comlink';
import { nodeWorker } from '@/lib/worker-pool/node';
import { WorkerPool } from '@/lib/worker-pool/pool';
import { Drawings, type DrawingWorker } from './drawings';
import { belowOthers } from './priority';

const megabyte = 1024 * 1024;

/** Orders that wait, ms from request to answer, and ms that a thread has to finish what nobody waits for any more. */
const limits = { workers: availableParallelism() < 4 ? 1 : 2, waiting: 64, deadline: 10_000, grace: 1000 };

/** Threads are let sleep between orders, and do not keep a process alive. */
const openWorker = (workerData?: typeof belowOthers) => {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 },
  });
  thread.unref();
  return nodeWorker(thread);
};

const load = (api: Remote<DrawingWorker>): Promise<void> => api.load();

/** The drawings of this server. */
export const serverDrawings = new Drawings(
  {
    pictures: new WorkerPool<DrawingWorker>(limits, () => openWorker(), load),
    sheets: new WorkerPool<DrawingWorker>(limits, () => openWorker(belowOthers), load),
  },
  { largest: 8 * megabyte, kept: 32 * megabyte },
);
