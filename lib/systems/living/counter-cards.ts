import type { Card } from '../../cards/card';
import { drawCounter, type CounterSize } from '../../cards/counter';
import { counterIcon } from './counter-icons';
import paths from './counter-icon-paths.json';
import type { CounterNeed, CounterOf } from './counters';

const pathOf = (icon: string): string => (paths as Readonly<Record<string, string>>)[icon] ?? '';

const rings = { condition: 'melee', status: 'ranged', skill: 'magic' } as const;

const idOf = (counter: CounterOf): string =>
  counter.of === 'condition'
    ? counter.condition
    : counter.of === 'status'
      ? counter.status
      : counter.skill.replace('/', '-');

/** The counters to print, each as often as it is needed; `name` says in the player's language what one stands for. */
export const counterCards = (
  needs: readonly CounterNeed[],
  name: (counter: CounterOf) => string,
  size?: CounterSize,
): readonly Card[] =>
  needs.flatMap(({ counter, count }) => {
    const card = drawCounter(
      {
        id: `counter-${idOf(counter)}`,
        name: name(counter),
        icon: pathOf(counterIcon(counter)),
        ring: rings[counter.of],
      },
      size,
    );
    return Array.from({ length: count }, () => card);
  });
