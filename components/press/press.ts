import { Worker } from 'node:worker_threads';
import type { PressOrder } from './order';
import { Pool, type Thread } from './pool';
import type { PressNews } from './worker';

const megabyte = 1024 * 1024;

/** The one pool of this server. Threads are let sleep between orders, and do not keep a process alive. */
export const press = new Pool<PressOrder>(
  { threads: 2, waiting: 32, drawing: 10_000, starting: 30_000, bytes: 8 * megabyte },
  (listener): Thread<PressOrder> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    worker.on('message', (news: PressNews) => {
      if (news.news === 'ready') listener.ready();
      else if (news.news === 'drawn') listener.drawn(news.bytes);
      else listener.failed();
    });
    worker.on('error', listener.gone);
    worker.on('exit', listener.gone);
    return { order: (order) => worker.postMessage(order), end: () => void worker.terminate() };
  },
);
