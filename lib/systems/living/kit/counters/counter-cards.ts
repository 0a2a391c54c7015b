import type { CounterContent } from '../../../../cards/pieces/counter';
import { counterIcon } from './counter-icons';
import paths from './counter-icon-paths.json' with { type: 'json' };
import type { CounterOf } from './counters';

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

/** What a counter shows beside its name. */
export const counterLook = (counter: CounterOf): Omit<CounterContent, 'name'> => ({
  id: `counter-${idOf(counter)}`,
  icon: counterPath(counter),
  ring: rings[counter.of],
});
