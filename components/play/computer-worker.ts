import { expose } from 'comlink';
import { Computer, type ComputerOrder, type Moment } from '@/lib/session/computer';
import type { Choice } from '@/lib/match/request';
import { open, opening } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { Forecast } from '@/lib/match/forecast';

const computer = new Computer(() => performance.now());

const worker = {
  /** Loads a game before the first question about it. */
  async prepare(system: SystemId): Promise<void> {
    await open([system], 'match', 'play');
  },
  /** What computers answer; empty where none is asked. */
  choose(order: ComputerOrder): Promise<readonly Choice[]> {
    return opening(() => computer.choose(order));
  },
  /** What an option may come to; undefined where it cannot be told. */
  async forecast(moment: Moment, option: number): Promise<Forecast | undefined> {
    await open([moment.encounter.system], 'match', 'play');
    return opening(() => computer.forecast(moment, option));
  },
};

export type ComputerWorker = typeof worker;

expose(worker);
