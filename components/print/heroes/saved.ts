import { printPageMessages } from '@/lib/messages/print-page';
import type { RosterContents, SavedHero } from '@/lib/roster/roster';
import { writeSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { PrintOrder } from '../order';
import { restored, type Remembered, type Restored } from './remembered';
import { candidatesOf, type Printable, type Source } from './sources';

/**
 * Heroes the page starts with: the requested ones, others on this device, references that couldn't be found, and the keys
 * of requested heroes without a tick.
 */
export interface Gathered {
  readonly asked: readonly Source[];
  readonly others: readonly Source[];
  readonly problems: readonly string[];
  readonly left: readonly string[];
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

const nothing: Remembered = { ids: [], at: '', added: [], query: '' };

const codesOf = ({ heroes }: Source): string => heroes.map(({ hero }) => fileOf(hero)).join();

/**
 * The list of last time. Whoever is saved by now is that hero of the device; whom the address asks for is not there twice.
 */
const lastList = (
  { ids, added }: Remembered,
  heroes: readonly SavedHero[],
  inAddress: readonly Source[],
): {
  readonly ids: readonly string[];
  readonly sources: readonly Restored[];
  /** Keys of heroes of the address. */
  readonly left: readonly string[];
} => {
  const all = restored(added);
  const savedAs = ({ source }: Restored): string | undefined =>
    source.party === undefined ? heroes.find(({ hero }) => fileOf(hero) === codesOf(source))?.id : undefined;
  const inAddressOf = ({ source }: Restored): Source | undefined =>
    inAddress.find((one) => codesOf(one) === codesOf(source));
  return {
    ids: [...ids, ...all.flatMap((one) => (one.left.length === 0 ? (savedAs(one) ?? []) : []))],
    sources: all.filter((one) => savedAs(one) === undefined && !inAddressOf(one)),
    left: all.flatMap((one) => {
      const source = inAddressOf(one);
      const places = candidatesOf(one.source).map(({ key }) => one.left.includes(key));
      return source ? candidatesOf(source).flatMap(({ key }, at) => (places[at] ? [key] : [])) : [];
    }),
  };
};

const isTicked = ({ source, left }: Restored): boolean => left.length < source.heroes.length;

/**
 * Lays out what the address asks for; the same address again, or none, has the list as the player left it. A hero who was
 * changed since then is printed in place of that; all other saved heroes and parties wait to be ticked.
 * @param query the address as one text
 */
export const gather = (
  order: PrintOrder,
  { heroes, parties }: Kept,
  remembered: Remembered = nothing,
  query = '',
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
  const before = lastList(remembered, heroes, order.sources);
  const again = [...new Set(before.ids)].flatMap((id) => byId.get(id) ?? []);
  const ticked = before.sources.filter(isTicked);
  const left: string[] = [];
  const asBefore = (): void => {
    const askedKeys = new Set(asked.flatMap((source) => candidatesOf(source).map(({ key }) => key)));
    const sources = [...again.map(single), ...ticked.map(({ source }) => source)];
    asked.push(...sources.filter((source) => candidatesOf(source).some(({ key }) => !askedKeys.has(key))));
    left.push(...before.left, ...ticked.flatMap((one) => one.left));
  };
  if (asked.length === 0 && problems.length === 0) {
    const isNewer = last !== undefined && last.changed > remembered.at && !again.includes(last);
    if (again.length + ticked.length > 0 && !isNewer) asBefore();
    else if (last) asked.push(single(last));
  } else if (query !== '' && query === remembered.query) {
    const ids = new Set(before.ids);
    left.push(
      ...asked
        .flatMap(candidatesOf)
        .flatMap(({ key, printable: { id } }) => (id === undefined || ids.has(id) ? [] : [key])),
    );
    asBefore();
  }

  const askedIds = new Set(asked.map(({ id }) => id));
  const there = new Set(order.sources.flatMap((source) => source.heroes.map(({ hero }) => fileOf(hero))));
  return {
    asked,
    others: [
      ...before.sources.map(({ source }) => source),
      ...byChange.map(single).filter((source) => source.heroes.every(({ hero }) => !there.has(fileOf(hero)))),
      ...parties.map(partySource).filter((source) => source.heroes.length > 0),
    ].filter(({ id }) => !askedIds.has(id)),
    problems,
    left,
  };
};
