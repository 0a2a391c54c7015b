import type { Table } from 'dexie';
import type { Stored } from './database';

/** The first place behind all rows of a table that are listed by their places. Within a transaction. */
export const placeBehind = async (table: Table<Stored, string>): Promise<number> => {
  // Numbers come before whatever else may stand there as a place.
  const [last] = await table.where('place').belowOrEqual(Number.MAX_SAFE_INTEGER).reverse().limit(1).keys();
  return typeof last === 'number' ? Math.max(0, Math.floor(last)) + 1 : 1;
};

interface Placed {
  readonly id: string;
  readonly place: number;
}

/** Rows in the order that their places say; where two have the same, their ids decide. */
export const byPlace = (one: Placed, other: Placed): number =>
  one.place - other.place || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
