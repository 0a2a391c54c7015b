import { folded } from '@/lib/language/folded';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';
import { textsOf } from '@/lib/systems/document';
import type { SystemId } from '@/lib/systems/sheet';

/** Filter of a list of parties. */
export interface PartyFilter {
  readonly search: string;
  /** Only parties with a hero of this game; undefined for all. */
  readonly game: SystemId | undefined;
}

/** The parties that have every word of the search in their name or among their heroes. */
export const foundParties = (
  parties: readonly SavedParty[],
  byId: ReadonlyMap<string, SavedHero>,
  { search, game }: PartyFilter,
): readonly SavedParty[] => {
  const words = folded(search).split(/\s+/);
  return parties.filter(({ name, heroes }) => {
    const members = heroes.flatMap((id) => byId.get(id) ?? []);
    const texts = members.flatMap(({ hero }) => [textsOf(hero).name, textsOf(hero).title]);
    const text = folded([name, ...texts].join('\n'));
    const isOfGame = game === undefined || members.some(({ hero }) => hero.system === game);
    return isOfGame && words.every((word) => text.includes(word));
  });
};
