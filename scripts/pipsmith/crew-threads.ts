import { err, ok, type Result } from '@/lib/result';
import { Worker } from 'node:worker_threads';
import type { CrewPlan, CrewProblem, Order, ThreadNews } from './crew-order';

/** How often threads may be lost before one gives up. */
const mostLost = 5;

/** Plays matches on threads; one that is lost is replaced, and its match played again. */
export const playOnThreads = (
  orders: readonly Order[],
  threads: number,
  { played, lost: told, signal }: CrewPlan,
): Promise<Result<undefined, CrewProblem>> =>
  new Promise((resolve) => {
    const waiting = [...orders].reverse();
    const crew = new Set<Worker>();
    let left = orders.length;
    let lost = 0;
    let isOver = false;

    const finish = (result: Result<undefined, CrewProblem>): void => {
      if (isOver) return;
      isOver = true;
      signal?.removeEventListener('abort', stop);
      void Promise.all([...crew].map((worker) => worker.terminate())).then(() => {
        resolve(result);
      });
    };
    const stop = (): void => {
      finish(err({ problem: 'stopped' }));
    };

    const open = (): void => {
      const worker = new Worker(new URL('./crew-thread.mjs', import.meta.url));
      let order: Order | undefined;
      let isGone = false;
      crew.add(worker);
      const next = (): void => {
        order = waiting.pop();
        if (order) worker.postMessage(order);
      };
      const gone = (detail: string): void => {
        if (isOver || isGone) return;
        isGone = true;
        crew.delete(worker);
        lost += 1;
        if (order) waiting.push(order);
        if (lost > mostLost) finish(err({ problem: 'threads-lost', detail }));
        else if (waiting.length > 0) {
          told?.(detail);
          open();
        }
      };
      worker.on('message', (news: ThreadNews) => {
        if (isOver) return;
        if (news.news !== 'ready' && order) {
          if (news.news === 'broke-off') {
            finish(err({ problem: 'broke-off', order, detail: news.detail }));
            return;
          }
          played(order, news.match);
          left -= 1;
        }
        if (left === 0) finish(ok(undefined));
        else next();
      });
      worker.on('error', (error) => {
        gone(String(error));
      });
      worker.on('exit', (code) => {
        gone(`exit ${code}`);
      });
    };

    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop);
    for (let one = 0; one < Math.min(threads, orders.length); one += 1) open();
  });
