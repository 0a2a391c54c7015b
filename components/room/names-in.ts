import * as z from 'zod/mini';
import { parsedLine } from '@/lib/match/plain-data';
import { hashOfKey } from '@/lib/room/chain';
import { zOpen, zSit, zStand, type Entry } from '@/lib/room/entry';

/** Names that the entries of a room tell; empty where somebody gave none. */
export interface NamesIn {
  /** Of whoever opened it; undefined while the list hasn’t come. */
  readonly host: string | undefined;
  /** Of everybody else with a seat now, by seat; this device’s own is left out. */
  readonly others: readonly { readonly seat: number; readonly name: string }[];
  /** Seats in all. */
  readonly seats: number;
}

const named = z.object({ name: z.string() });

const nameIn = (text: string | undefined): string => {
  const found = named.safeParse(parsedLine(text ?? ''));
  return found.success ? found.data.name : '';
};

/** @param key this device’s in that room */
export const namesIn = (entries: readonly Entry[], key: string): NamesIn => {
  const opening = zOpen.safeParse(parsedLine(entries[0]?.what ?? '')).data;
  const own = hashOfKey(key);
  const names = new Map<number, string>();
  for (const { kind, seat, what } of entries) {
    const json = parsedLine(what);
    if (kind === 'stand') names.delete(zStand.safeParse(json).data?.seat ?? -1);
    if (kind !== 'sit') continue;
    const { data } = zSit.safeParse(json);
    if (data?.key === own) names.delete(seat);
    else names.set(seat, nameIn(data?.brings));
  }
  return {
    host: opening && nameIn(opening.offer),
    others: [...names].sort(([one], [other]) => one - other).map(([seat, name]) => ({ seat, name })),
    seats: opening?.seats ?? 0,
  };
};
