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

const allOf = (asked: Query[string]): readonly string[] => [asked ?? []].flat();

/** What an address asks for. */
export const playAddressIn = ({ hero, party, match }: Query): PlayAddress => ({
  heroes: allOf(hero),
  party: allOf(party)[0],
  match: allOf(match)[0],
});
