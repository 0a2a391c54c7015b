import { constants, getPriority, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** What a thread is started with when everything else goes before it. */
export const belowOthers = 'below others';

/**
 * Lets everything else go before this thread, where the system knows priorities of single threads: elsewhere it would
 * be the whole process.
 */
const goBelowOthers = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // A system that allows no such thing: drawn is at the usual priority.
  }
};

if (workerData === belowOthers) goBelowOthers();
