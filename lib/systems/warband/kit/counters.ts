import type { Card, Colour } from '../../../cards/card';
import { drawCounter, type CounterSize } from '../../../cards/pieces/counter';
import { fireTeamsOf } from '../rules/bindings';
import { muster, type Warband } from '../sheet/warband';
import { woundsOf } from '../cards/boxes';
import { kitIcon } from './icons';

/** What a counter says of whoever it lies beside. */
export const counterIds = ['activated', 'wounded', 'ignored', 'loses-next', 'gun'] as const;
export type CounterId = (typeof counterIds)[number];

export interface CounterNeed {
  readonly counter: CounterId;
  readonly count: number;
  /** The number is the player's own. */
  readonly isChosen?: true;
}

const rings: Readonly<Record<CounterId, Colour>> = {
  activated: 'green',
  wounded: 'red',
  ignored: 'amber',
  'loses-next': 'blue',
  gun: 'grey',
};

/** How many of each lie on the table at most because of one warband. */
const countOf: Readonly<Record<CounterId, (warband: Warband) => number>> = {
  activated: ({ fighters }) => fighters.length,
  wounded: ({ fighters }) => fighters.filter(({ rank }) => woundsOf[rank] > 1).length,
  ignored: ({ fighters }) => fighters.filter(({ rank }) => rank === 'boss').length,
  'loses-next': ({ fighters }) => fighters.filter(({ role }) => role === 'influencer').length,
  gun: (warband) => fireTeamsOf(warband).length,
};

/** The counters that these warbands can cause. */
export const countersOf = (warbands: readonly Warband[]): readonly CounterNeed[] =>
  counterIds
    .map((counter) => ({
      counter,
      count: warbands.reduce((sum, warband) => sum + countOf[counter](warband), 0),
    }))
    .filter(({ count }) => count > 0);

/** Those of any one warband. */
export const allCounters = (): readonly CounterNeed[] => [
  { counter: 'activated', count: muster.boss + muster.specialist + muster.rookie },
  { counter: 'wounded', count: muster.boss + muster.specialist },
  { counter: 'ignored', count: muster.boss },
  { counter: 'loses-next', count: 1 },
  { counter: 'gun', count: 1 },
];

/** What counters say in the reader's language. */
export interface CounterWords {
  readonly name: (counter: CounterId) => string;
  /** "Wounded × 4" */
  readonly counted: (need: CounterNeed) => string;
  readonly why: (need: CounterNeed) => string;
}

/** The counters to print, each as often as it is needed, all of one kind the same card. */
export const counterCards = (
  needs: readonly CounterNeed[],
  words: CounterWords,
  size?: CounterSize,
): readonly Card[] =>
  needs.flatMap((need) => {
    const { counter, count } = need;
    const content = {
      id: `counter-${counter}`,
      name: words.name(counter),
      icon: kitIcon(counter),
      ring: rings[counter],
    };
    const card: Card = {
      ...drawCounter(content, size),
      countNote: { what: words.counted(need), why: words.why(need) },
    };
    return Array.from({ length: count }, () => card);
  });
