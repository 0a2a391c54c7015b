import type { Card } from '../../../../cards/card';
import { drawCounter, type CounterSize } from '../../../../cards/pieces/counter';
import { counterIcon } from './counter-icons';
import paths from './counter-icon-paths.json' with { type: 'json' };
import type { CounterNeed, CounterOf } from './counters';

/** The icon of a counter, in a box of 512 x 512. */
export const counterPath = (counter: CounterOf): string =>
  (paths as Readonly<Record<string, string>>)[counterIcon(counter)] ?? '';

const rings = { condition: 'red', status: 'amber', skill: 'blue' } as const;

const idOf = (counter: CounterOf): string =>
  counter.of === 'condition'
    ? counter.condition
    : counter.of === 'status'
      ? counter.status
      : counter.skill.replace('/', '-');

/** What counters say in the player's language. */
export interface CounterLabels {
  /** What one stands for. */
  readonly name: (counter: CounterOf) => string;
  /** "Bleeding × 10" */
  readonly counted: (need: CounterNeed) => string;
  /** Why there are so many. */
  readonly why: (need: CounterNeed) => string;
}

/** The counters to print, each as often as it is needed, all of one kind the same card. */
export const counterCards = (
  needs: readonly CounterNeed[],
  words: CounterLabels,
  size?: CounterSize,
): readonly Card[] =>
  needs.flatMap((need) => {
    const { counter, count } = need;
    const card: Card = {
      ...drawCounter(
        {
          id: `counter-${idOf(counter)}`,
          name: words.name(counter),
          icon: counterPath(counter),
          ring: rings[counter.of],
        },
        size,
      ),
      countNote: { what: words.counted(need), why: words.why(need) },
    };
    return Array.from({ length: count }, () => card);
  });
