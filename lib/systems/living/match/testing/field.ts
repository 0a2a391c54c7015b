import { arena, type Arena } from './arena';
import type { Fighters } from './fighters';

type Change = NonNullable<Parameters<typeof arena>[1]>['match'];

/** Matches of a scenario, as its tests begin them; a piece that is carried counts `load` unless a test says otherwise. */
export const fieldOf = (scenario: string, load = 0) => {
  const field = (fighters: Fighters, match: Change = {}): Arena => arena(fighters, { scenario, match });
  return {
    field,
    /** The same, and the first fighter carries all the pieces. */
    carrying: (fighters: Fighters, count = load, more: Change = {}): Arena => {
      const { pieces } = field(fighters).situation();
      return field(fighters, { pieces: pieces.map((piece) => ({ ...piece, figure: 0, count })), ...more });
    },
  };
};
