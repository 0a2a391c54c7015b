import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { belowOthers, stepsBelow } from './priority';

/** The priority of a thread that was started like this. */
const priorityOf = async (workerData: unknown): Promise<unknown> => {
  const file = JSON.stringify(new URL('./priority.ts', import.meta.url).href);
  const thread = new Worker(
    `(async () => {
       (await import('tsx/esm/api')).register();
       await import(${file});
       require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
     })();`,
    { eval: true, workerData },
  );
  const [heard] = (await once(thread, 'message')) as readonly unknown[];
  await thread.terminate();
  return heard;
};

it.runIf(process.platform === 'linux')(
  'a thread below others leaves the priority of the others alone',
  async () => {
    const own = getPriority();
    expect(await priorityOf(belowOthers)).toBe(Math.min(own + stepsBelow, constants.priority.PRIORITY_LOW));
    expect(await priorityOf(undefined)).toBe(own);
    expect(getPriority()).toBe(own);
  },
);
