import type { Amount, Effect, ForEach, One, Until, Value, Word } from './effect';

/** Words to write entries in. */
export const word = (number: number): Word => ({ word: number });

export const perUnmoved = (by: number): ForEach => ({ each: 'unmoved', by });

export const change = (value: Value, by: Amount, whom: One, until?: Until): Effect => ({
  act: 'change',
  value,
  by,
  whom,
  ...(until && { until }),
});

export const damage = (by: Amount): Effect => ({ act: 'damage', by, whom: 'target' });

export const heal = (by: Amount, whom: One = 'target'): Effect => ({ act: 'heal', by, whom });

export const push = (by: Amount): Effect => ({ act: 'push', by, whom: 'target' });

export const targets = (count: Amount): Effect => ({ act: 'targets', count });

export const radius = (of: Amount): Effect => ({ act: 'radius', of });

export const zero = (value: 'AV' | 'DV', whom: One): Effect => ({ act: 'zero', value, whom });
