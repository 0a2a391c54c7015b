import { expose } from 'comlink';
import { Computer, type ComputerOrder, type Moment } from '@/lib/session/computer';
import type { Choice } from '@/lib/match/request';
import { open, opening } from '@/lib/systems/open';
import type { Forecast } from '@/lib/match/forecast';

const computer = new Computer(() => performance.now());

const worker = {
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
