import { parentPort } from 'node:worker_threads';
import { playOrder, type MatchWorker } from '@/lib/simulation/play-series';
import { opening } from '@/lib/systems/open';
import { serveFromThread } from '@/lib/worker-pool/node';

/** Plays each match that the thread is told to. */
export const serve = (): void => {
  const worker: MatchWorker = { play: (order) => opening(() => playOrder(order, () => performance.now())) };
  serveFromThread(parentPort, worker);
};
