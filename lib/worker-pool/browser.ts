import type { PoolWorker } from './pool';

/** A worker of a browser for the pool. */
export const browserWorker = (worker: Worker): PoolWorker => ({
  endpoint: worker,
  terminate: () => worker.terminate(),
  onLost: (lost) =>
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      lost(event.message);
    }),
});
