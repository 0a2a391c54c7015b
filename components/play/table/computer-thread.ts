import { wrap, type Remote } from 'comlink';
import type { ComputerWorker } from '@/components/play/computer-worker';

let tables = 0;

const openWorker = (): Worker =>
  new Worker(new URL('../computer-worker.ts', import.meta.url), { type: 'module', name: 'computer' });

/** The thread that thinks and reckons for one table; it begins with the first question, and anew after it was stopped. */
export class ComputerThread {
  /** Tells the matches of a page apart. */
  readonly table = `table ${(tables += 1)}`;
  #open: { readonly thread: Worker; readonly computer: Remote<ComputerWorker> } | undefined;

  /** @param onError is told when the thread itself fails */
  ask(onError?: () => void): Remote<ComputerWorker> {
    if (!this.#open) {
      const thread = openWorker();
      this.#open = { thread, computer: wrap<ComputerWorker>(thread) };
    }
    if (onError) this.#open.thread.addEventListener('error', onError, { once: true });
    return this.#open.computer;
  }

  stop(): void {
    this.#open?.thread.terminate();
    this.#open = undefined;
  }
}
