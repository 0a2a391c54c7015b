import type { Result } from '@/lib/result';
import { browserWorker } from '@/lib/worker-pool/browser';
import { WorkerPool } from '@/lib/worker-pool/pool';
import type { SeriesWorker } from './series-worker';

const most = 4;

const openWorker = () =>
  browserWorker(
    new Worker(new URL('./series-worker.ts', import.meta.url), { type: 'module', name: 'matches' }),
  );

/** Workers that play matches: as many as this device has cores, four at most. */
export const matchPool = (): { readonly pool: WorkerPool<SeriesWorker>; readonly workers: number } => {
  const workers = Math.max(1, Math.min(most, navigator.hardwareConcurrency));
  return { pool: new WorkerPool<SeriesWorker>({ workers }, openWorker), workers };
};

/** @throws Error when workers break down again and again, as when their scripts cannot be loaded */
export const valueOf = <T>(result: Result<T, { readonly problem: string }>): T => {
  if (!result.ok) throw new Error(result.error.problem);
  return result.value;
};
