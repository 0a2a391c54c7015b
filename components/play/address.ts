import type { AskedSheets } from '@/components/site/sheet-reference';

/**
 * What the play page shows, as its address says it: who is to meet, fewer than two leave the others as usual. A whole
 * match stands in the fragment.
 */
export interface PlayAddress extends AskedSheets {
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
