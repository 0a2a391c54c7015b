import { constants, getPriority, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** Worker data of a thread that lets the others of its process go first. */
export const belowOthers = 'below others';

/** A third of the others' time where all want some: it waits, but is never left without. */
export const stepsBelow = 5;

/** Only where the system knows priorities of single threads: elsewhere it would be the whole process. */
const goBelowOthers = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(getPriority() + stepsBelow, constants.priority.PRIORITY_LOW));
  } catch {
    // The system doesn't allow this: drawing runs at the normal priority.
  }
};

if (workerData === belowOthers) goBelowOthers();
