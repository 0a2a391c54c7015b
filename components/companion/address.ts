import type { AskedSheets } from '@/components/site/sheet-reference';

/** What the companion shows, as its address says it: who comes to the table. A whole game night stands in the fragment. */
export interface TableAddress extends AskedSheets {
  /** The id of a game night on this device. */
  readonly night: string | undefined;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const allOf = (asked: Query[string]): readonly string[] => [asked ?? []].flat();

/** What an address asks for. */
export const tableAddressIn = ({ hero, party, night }: Query): TableAddress => ({
  heroes: allOf(hero),
  party: allOf(party)[0],
  night: allOf(night)[0],
});
