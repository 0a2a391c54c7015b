import type { TableScene } from '../systems/table-scene';
import { isPerson, type Seat } from './session';

type Known = TableScene['known'];

/** Players who sit at the device as one person. */
export interface Holder {
  readonly players: readonly number[];
}

/**
 * The persons at the device, each with the players they hold; a seat without a holder counts as a separate
 * person.
 */
export const holdersOf = (seats: readonly Seat[]): readonly Holder[] => {
  const found = new Map<string, number[]>();
  for (const [player, seat] of seats.entries()) {
    if (seat.plays !== 'person') continue;
    const key = seat.holder === undefined ? `player ${player}` : `holder ${seat.holder}`;
    found.set(key, [...(found.get(key) ?? []), player]);
  }
  return [...found.values()].map((players) => ({ players }));
};

/** Hidden facts to show at once, and the player to hand the device to before the rest. */
export interface Knowledge {
  readonly open: Known;
  /** Each with what only that person may see; empty if everybody's view is the same. */
  readonly hidden: readonly (Holder & { readonly known: Known })[];
}

/** Knowledge of the person at the device; a computer's is shown to nobody. */
export const knowledgeOf = (known: Known, seats: readonly Seat[]): Knowledge => {
  const holders = holdersOf(seats);
  const everybodys = known.filter(({ player }) => player < 0);
  const own = holders.map((holder) => ({
    ...holder,
    known: known.filter(({ player }) => holder.players.includes(player) && isPerson(seats[player])),
  }));
  const [only] = own;
  if (only && own.length === 1) return { open: [...everybodys, ...only.known], hidden: [] };
  return { open: everybodys, hidden: own.filter((each) => each.known.length > 0) };
};
