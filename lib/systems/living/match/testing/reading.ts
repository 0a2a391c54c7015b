import { unit } from '../../../../table/table';
import type { Arena } from './arena';

/** How many dice somebody has in the Hand. */
export const hand = (match: Arena, name = 'foe'): number => match.the(name).hand;

export const hands = (match: Arena, ...names: readonly string[]): readonly number[] =>
  names.map((name) => hand(match, name));

/** The counters on somebody, as "bleeding 2". */
export const counters = (match: Arena, name = 'foe'): readonly string[] =>
  match.the(name).conditions.map(({ condition, count }) => `${condition} ${count}`);

/** Where somebody stands, in #. */
export const spot = (match: Arena, name = 'hero'): readonly number[] => {
  const { x, y } = match.the(name).at;
  return [x / unit, y / unit];
};
