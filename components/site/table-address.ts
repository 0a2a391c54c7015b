import type { AskedSheets } from './sheet-reference';

/** Figures of the play table or the companion, from the address. A whole match or game night is in the fragment. */
export interface TableAddress extends AskedSheets {
  /** The id of what this device keeps. */
  readonly kept: string | undefined;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const allOf = (asked: Query[string]): readonly string[] => [asked ?? []].flat();

/** Request in an address; `key` is the parameter that names a kept match or game night. */
export const tableAddressIn = (query: Query, key: 'match' | 'night'): TableAddress => ({
  heroes: allOf(query['hero']),
  party: allOf(query['party'])[0],
  set: allOf(query['set'])[0],
  kept: allOf(query[key])[0],
});

/** Whether the address names nobody and nothing. */
export const isBare = ({ heroes, party, set, kept }: TableAddress): boolean =>
  heroes.length === 0 && party === undefined && set === undefined && kept === undefined;
