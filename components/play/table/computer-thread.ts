import { wrap, type Remote } from 'comlink';
import type { ComputerWorker } from '@/components/play/computer-worker';
import type { SystemId } from '@/lib/systems/sheet';

let tables = 0;

interface Opened {
  readonly thread: Worker;
  readonly computer: Remote<ComputerWorker>;
}

const openWorker = (): Worker =>
  new Worker(new URL('../computer-worker.ts', import.meta.url), { type: 'module', name: 'computer' });

const openThread = (): Opened => {
  const thread = openWorker();
  return { thread, computer: wrap<ComputerWorker>(thread) };
};

/** A thread that was prepared and waits for a table. */
let waiting: Opened | undefined;

const takeWaiting = (): Opened | undefined => {
  const taken = waiting;
  waiting = undefined;
  return taken;
};

/** Opens a thread and lets it load a game, so that the first decision of a match does not wait for that. */
export const prepareComputer = (system: SystemId): void => {
  const prepared = (waiting ??= openThread());
  const drop = (): void => {
    if (waiting !== prepared) return;
    takeWaiting();
    prepared.thread.terminate();
  };
  prepared.thread.addEventListener('error', drop, { once: true });
  prepared.computer.prepare(system).catch(drop);
};

/**
 * The thread that thinks and works out odds for one table; it starts with the first question, and starts
 * again after it was stopped.
 */
export class ComputerThread {
  /** Tells the matches of a page apart. */
  readonly table = `table ${(tables += 1)}`;
  #open: Opened | undefined;

  /** @param onError called when the thread itself fails */
  ask(onError?: () => void): Remote<ComputerWorker> {
    this.#open ??= takeWaiting() ?? openThread();
    if (onError) this.#open.thread.addEventListener('error', onError, { once: true });
    return this.#open.computer;
  }

  stop(): void {
    this.#open?.thread.terminate();
    this.#open = undefined;
  }
}
