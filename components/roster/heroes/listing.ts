import { folded } from '@/lib/language/folded';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { issuesOf, summaryOf, textsOf } from '@/lib/systems/document';
import { systemIds } from '@/lib/systems/open';
import { toldApart } from '@/components/site/told-apart';
import type { SystemId } from '@/lib/systems/sheet';

/** A saved hero with what the list shows of it and searches in. */
export interface Listing {
  readonly saved: SavedHero;
  readonly name: string;
  readonly title: string;
  /** Category, such as a school; empty if there is none. */
  readonly kind: string;
  /** All that it can be looked for under: every school of its skills. */
  readonly kinds: readonly string[];
  /** Traits that its points were spent on. */
  readonly traits: readonly string[];
  /** Rules that are broken. */
  readonly problems: number;
  /** Everything that a search looks at, folded. */
  readonly text: string;
}

export const orders = ['changed', 'name'] as const;
export type Order = (typeof orders)[number];

/** The player's search, filters and order. */
export interface Filter {
  readonly search: string;
  /** Only heroes with this tag; undefined for all. */
  readonly tag: string | undefined;
  /** Only heroes of this kind, such as a school. */
  readonly kind?: string | undefined;
  /** Only heroes with pips of this trait. */
  readonly trait?: string | undefined;
  /** Only heroes of this game. */
  readonly game?: SystemId | undefined;
  readonly order: Order;
}

const listingOf = (saved: SavedHero): Listing => {
  const { hero, tags } = saved;
  const { name, title } = textsOf(hero);
  const { kind, kinds, searchWords, spent } = summaryOf(hero);
  return {
    saved,
    name,
    title,
    kind,
    kinds,
    traits: spent.map(({ label }) => label),
    problems: issuesOf(hero).filter(({ severity }) => severity === 'error').length,
    text: folded([name, title, ...kinds, ...tags, ...searchWords].join('\n')),
  };
};

const isSame = (one: SavedHero, other: SavedHero): boolean =>
  one.revision === other.revision &&
  one.changed === other.changed &&
  one.tags.length === other.tags.length &&
  one.tags.every((tag, index) => tag === other.tags[index]);

/** Lists the heroes; those that are as they were before keep their entry, so that nothing of them is drawn again. */
export const listingsOf = (
  heroes: readonly SavedHero[],
  before: readonly Listing[] = [],
): readonly Listing[] => {
  const known = new Map(before.map((listing) => [listing.saved.id, listing]));
  return heroes.map((saved) => {
    const listing = known.get(saved.id);
    return listing && isSame(listing.saved, saved) ? listing : listingOf(saved);
  });
};

const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

const after = (one: Listing, other: Listing, order: Order): number => {
  const byName = compare(one.name, other.name);
  if (order === 'name' && byName !== 0) return byName;
  if (one.saved.changed !== other.saved.changed) return one.saved.changed < other.saved.changed ? 1 : -1;
  return byName === 0 ? compare(one.saved.id, other.saved.id) : byName;
};

/** The entries of the kind with the trait that have the tag and every word of the search, in the order that was chosen. */
export const found = (
  listings: readonly Listing[],
  { search, tag, kind, trait, game, order }: Filter,
): readonly Listing[] => {
  const wanted = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return listings
    .filter(
      (entry) =>
        (game === undefined || entry.saved.hero.system === game) &&
        (tag === undefined || entry.saved.tags.includes(tag)) &&
        (kind === undefined || entry.kinds.includes(kind)) &&
        (trait === undefined || entry.traits.includes(trait)) &&
        wanted.every((word) => entry.text.includes(word)),
    )
    .sort((one, other) => after(one, other, order));
};

/** Every tag that some hero has, by the alphabet. */
export const tagsOf = (heroes: readonly SavedHero[]): readonly string[] =>
  [...new Set(heroes.flatMap(({ tags }) => tags))].sort(compare);

/** Marks that tell heroes of one name apart where title, school and game do not, by their ids. */
export const marksOf = (heroes: readonly SavedHero[]): ReadonlyMap<string, string> => {
  const marks = toldApart(heroes.map(({ id, hero }) => ({ key: id, document: hero })));
  return new Map(
    [...marks].flatMap(([id, { isShown, text, points }]) =>
      isShown ? [] : [[id, messages.myHeroes.hero.differs(text, points)] as const],
    ),
  );
};

/** Every game that some hero is of, in the order of the games. */
export const gamesOf = (heroes: readonly SavedHero[]): readonly SystemId[] =>
  systemIds.filter((id) => heroes.some(({ hero }) => hero.system === id));

/** Every kind that some hero is of, by the alphabet. */
export const kindsOf = (listings: readonly Listing[]): readonly string[] =>
  [...new Set(listings.flatMap(({ kinds }) => kinds))].sort(compare);

/** Every trait that some hero has, in the order of the first who has it. */
export const traitsOf = (listings: readonly Listing[]): readonly string[] => [
  ...new Set(listings.flatMap(({ traits }) => traits)),
];
