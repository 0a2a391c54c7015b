import { conditionText } from '#words/systems/living/messages/play';
import { tableWords as words } from '#words/systems/living/messages/table-words';
import type { CounterLook, TableCounter } from '../../table-scene';
import type { Figure } from '../match/state/figure';
import type { Condition } from '../skills/effects/terms';

const looks: Readonly<Record<Condition, CounterLook>> = {
  bleeding: 'drop',
  burning: 'flame',
  dazed: 'swirl',
  'deep-wound': 'claws',
  knockdown: 'fallen',
  poisoned: 'skull',
  slowed: 'snail',
};

/** Counters that lie on a figure: conditions, delayed actions, and weapons to be loaded. */
export const countersShown = ({ conditions, delays, reloads }: Figure): readonly TableCounter[] => {
  const loads = reloads.reduce((sum, count) => sum + count, 0);
  return [
    ...conditions.map(({ condition, count }) => ({
      name: conditionText({ condition }),
      look: looks[condition],
      count,
    })),
    ...(delays > 0 ? [{ name: words.delay, look: 'hourglass' as const, count: delays }] : []),
    ...(loads > 0 ? [{ name: words.reload, look: 'reload' as const, count: loads }] : []),
  ];
};
