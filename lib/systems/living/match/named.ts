import type { NamedEffect } from '../effects/named';
import type { Flow, Game } from './game';
import type { Line } from './use';

/** Plays an effect of its own; those that are not played yet are kept from the table, and listed by a test. */
export const playNamed = (_game: Game, { named }: NamedEffect, _line: Line): Flow => {
  throw new RangeError(`${named} is not played yet.`);
};
