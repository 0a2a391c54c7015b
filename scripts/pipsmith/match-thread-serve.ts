import { parentPort } from 'node:worker_threads';
import { playOrder, type MatchWorker } from '@/lib/simulation/play-series';
import { serveFromThread } from '@/lib/worker-pool/node';

/** Plays each match that the thread is told to. */
export const serve = (): void => {
  const worker: MatchWorker = { play: (order) => playOrder(order, () => performance.now()) };
  serveFromThread(parentPort, worker);
};
