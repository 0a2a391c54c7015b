import { expose } from 'comlink';
import { Computer, type ComputerOrder } from '@/lib/session/computer';
import { lookBackOn, type LookBack } from '@/lib/session/looking-back';
import type { Moment } from '@/lib/session/moments';
import type { Choice } from '@/lib/match/request';
import { open, opening } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { Forecast } from '@/lib/match/forecast';

const computer = new Computer(() => performance.now());

/** ms between two progress messages. */
const pause = 100;

const worker = {
  /** Loads a game before the first question about it. */
  async prepare(system: SystemId): Promise<void> {
    await open([system], 'match', 'play');
  },
  /** Choices of the computer players; empty where none is asked. */
  choose(order: ComputerOrder): Promise<readonly Choice[]> {
    return opening(() => computer.choose(order));
  },
  /** Forecast of an option; undefined if there is none. */
  async forecast(moment: Moment, option: number): Promise<Forecast | undefined> {
    await open([moment.encounter.system], 'match', 'play');
    return opening(() => computer.forecast(moment, option));
  },
  /** Looks back on a match. @param onShare gets the share that is done, 0 to 1 */
  async lookBack(
    moment: Moment,
    onShare: (share: number) => void,
    onLine: (found: Pick<LookBack, 'teams' | 'line'>) => void,
  ): Promise<LookBack> {
    await open([moment.encounter.system], 'match', 'play');
    const work = lookBackOn(moment, onLine);
    let told = performance.now();
    for (;;) {
      const step = await opening(() => work.next());
      if (step.done === true) return step.value;
      if (performance.now() - told < pause) continue;
      told = performance.now();
      onShare(step.value);
    }
  },
};

export type ComputerWorker = typeof worker;

expose(worker);
