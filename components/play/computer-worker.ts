import { expose } from 'comlink';
import { Computer, type ComputerOrder } from '@/lib/session/computer';
import type { Choice } from '@/lib/match/request';
import { opening } from '@/lib/systems/open';

const computer = new Computer(() => performance.now());

const worker = {
  /** What a computer answers; undefined where nothing is asked. */
  choose(order: ComputerOrder): Promise<Choice | undefined> {
    return opening(() => computer.choose(order));
  },
};

export type ComputerWorker = typeof worker;

expose(worker);
