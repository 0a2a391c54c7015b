import type { Amount } from '../../skills/effects/terms';

/**
 * What an amount comes to. `scale`: the pips of its line, 1 before the pip; `count` is asked how many there are of what
 * a "for each" counts.
 */
export const amount = (of: Amount, scale: number, count: () => number): number => {
  if (typeof of === 'number') return of * scale;
  if ('word' in of) return of.word;
  return count() * (typeof of.by === 'number' ? of.by * scale : of.by.word);
};
