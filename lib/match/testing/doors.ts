import { createEngine, type Rules } from '../engine';
import type { Judge } from '../playing/judge';

/**
 * A walk of three doors: each turn the walker takes one of three. The first pays 2 at once and leads nowhere, the second
 * pays 1 and a die's throw (0 to 3), the third pays nothing, but opens a door that pays 9 a turn later.
 */
export interface Walk {
  gold: number;
  turn: number;
  isOpen: boolean;
}
export type Door = 'purse' | 'dice' | 'key' | 'vault';

const rules: Rules<Walk, 'door', Door, never> = {
  copy: (walk) => ({ ...walk }),
  isOver: ({ turn }) => turn >= 4,
  *play(walk, host) {
    const options: readonly Door[] = walk.isOpen ? ['purse', 'vault'] : ['purse', 'dice', 'key'];
    const chosen = yield { by: 0, about: 'door', options };
    const door = typeof chosen === 'number' ? options[chosen] : undefined;
    if (door === 'purse') walk.gold += 2;
    if (door === 'dice') walk.gold += 1 + host.draw('dice', 4, 0, 'dice');
    if (door === 'vault') walk.gold += 9;
    walk.isOpen = door === 'key';
    walk.turn += 1;
  },
};

export const doors = createEngine(rules);

/** The most gold that there is. */
const mostGold = 18;

const promised: Readonly<Record<Door, number>> = { purse: 2, dice: 0, key: 0, vault: 9 };

/** Somebody who takes what pays at once, and the vault where it is open. */
export const doorsJudge: Judge<Walk, 'door', Door> = {
  worth: ({ gold }) => gold,
  prospect: ({ gold }) => gold,
  chance: ({ gold }) => gold / mostGold,
  weigh: (request) =>
    ('options' in request ? request.options : [])
      .map((door, choice) => ({ choice, gain: promised[door], isSure: door !== 'dice', cost: 1 }))
      .sort((a, b) => b.gain - a.gain),
  reflex: (request) => ('options' in request && request.options.includes('vault') ? 1 : 0),
  areAlike: () => false,
  moment: ({ turn }) => turn,
  isSettled: () => true,
};
