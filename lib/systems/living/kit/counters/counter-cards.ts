import type { CounterLook } from '../../../../cards/kit/counters';
import { counterIcon } from './counter-icons';
import paths from './counter-icon-paths.json' with { type: 'json' };
import type { CounterOf } from './counters';

/** An icon by its name, in a box of 512 x 512. */
export const iconPath = (icon: string): string => (paths as Readonly<Record<string, string>>)[icon] ?? '';

/** The icon of a counter, in a box of 512 x 512. */
export const counterPath = (counter: CounterOf): string => iconPath(counterIcon(counter));

const looks = {
  condition: { ring: 'red', shape: 'round' },
  status: { ring: 'amber', shape: 'hexagon' },
  skill: { ring: 'blue', shape: 'square' },
} as const;

const idOf = (counter: CounterOf): string =>
  counter.of === 'condition'
    ? counter.condition
    : counter.of === 'status'
      ? counter.status
      : counter.skill.replace('/', '-');

/** Look of a counter beside its name. */
export const counterLook = (counter: CounterOf): CounterLook => ({
  id: `counter-${idOf(counter)}`,
  icon: counterPath(counter),
  ...looks[counter.of],
});
