import { name } from '#words/systems/testing/coin-toss/name';
import { entries as games } from '../registry';
import { sealed, type Entry } from '../system';

/** The registry that tests of the house put in place of the product's: all its games, and one for tests alone. */
export const entries: readonly Entry[] = [
  ...games,
  {
    id: 'coin-toss',
    name,
    format: 'pipsmith/coins',
    code: 64,
    load: async () => sealed((await import('./coin-toss/index')).coinToss),
  },
];
