import { printPageMessages } from '@/lib/messages/print-page';
import type { RosterContents, SavedHero } from '@/lib/roster/roster';
import { writeSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { PrintOrder } from '../order';
import type { Remembered } from './remembered';
import type { Printable, Source } from './sources';

/**
 * Heroes the page starts with: the requested ones, others on this device, and references that couldn't be
 * found.
 */
export interface Gathered {
  readonly asked: readonly Source[];
  readonly others: readonly Source[];
  readonly problems: readonly string[];
}

type Kept = Pick<RosterContents, 'heroes' | 'parties'>;

const printable = ({ id, hero, photo, photos }: SavedHero): Printable => ({
  id,
  hero,
  ...(photo !== undefined && { photo }),
  ...(photos && { photos }),
});

const fileOf = (hero: SheetDocument): string => JSON.stringify(writeSheet(hero));

const lastChanged = (heroes: readonly SavedHero[]): readonly SavedHero[] =>
  [...heroes].sort((one, other) => (one.changed < other.changed ? 1 : one.changed > other.changed ? -1 : 0));

/**
 * Lays out what the address asks for. When it asks for nothing, the heroes ticked last time are what is printed, or the hero
 * that was changed last if that was later; all other saved heroes and parties wait to be ticked.
 */
export const gather = (
  order: PrintOrder,
  { heroes, parties }: Kept,
  { ids, at }: Remembered = { ids: [], at: '' },
): Gathered => {
  const byId = new Map(heroes.map((hero) => [hero.id, hero]));
  const single = (hero: SavedHero): Source => ({ id: `saved-${hero.id}`, heroes: [printable(hero)] });
  const partySource = (party: Kept['parties'][number]): Source => ({
    id: `saved-party-${party.id}`,
    party: party.name,
    heroes: party.heroes.flatMap((id) => byId.get(id) ?? []).map(printable),
  });

  const problems = [...order.problems];
  const asked = [...order.sources];
  for (const id of order.savedParties) {
    const party = parties.find((one) => one.id === id);
    if (!party) problems.push(printPageMessages.notSaved('party'));
    else if (partySource(party).heroes.length === 0) problems.push(printPageMessages.emptyParty);
    else asked.push(partySource(party));
  }
  for (const id of order.saved) {
    const hero = byId.get(id);
    if (hero) asked.push(single(hero));
    else problems.push(printPageMessages.notSaved('hero'));
  }
  const byChange = lastChanged(heroes);
  const [last] = byChange;
  if (asked.length === 0 && problems.length === 0 && last) {
    const again = ids.flatMap((id) => byId.get(id) ?? []);
    const isNewer = last.changed > at && !again.includes(last);
    asked.push(...(again.length === 0 || isNewer ? [last] : again).map(single));
  }

  const askedIds = new Set(asked.map(({ id }) => id));
  const there = new Set(order.sources.flatMap((source) => source.heroes.map(({ hero }) => fileOf(hero))));
  return {
    asked,
    others: [
      ...byChange.map(single).filter((source) => source.heroes.every(({ hero }) => !there.has(fileOf(hero)))),
      ...parties.map(partySource).filter((source) => source.heroes.length > 0),
    ].filter(({ id }) => !askedIds.has(id)),
    problems,
  };
};
