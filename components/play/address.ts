/** What the play page shows, as its address says it; a whole match stands in the fragment. */
export interface PlayAddress {
  /** References of the heroes who are to meet; fewer than two leave the others as usual. */
  readonly heroes: readonly string[];
  /** The share code of a party that takes part. */
  readonly party: string | undefined;
  /** The id of a match on this device. */
  readonly match: string | undefined;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const firstOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** What an address asks for. */
export const playAddressIn = ({ hero, party, match }: Query): PlayAddress => ({
  heroes: listOf(hero),
  party: firstOf(party),
  match: firstOf(match),
});

/** The address of a match on this device. */
export const matchPath = (id: string): string => `/play?match=${encodeURIComponent(id)}`;
