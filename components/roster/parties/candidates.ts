import { codeFrom, decode } from '@/lib/share/index';
import type { SavedHero } from '@/lib/roster/roster';
import { joinsParties, nameOf, sameSheet, samplesOf } from '@/lib/systems/document';
import { hasPart, opening, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

const samplePrefix = 'sample ';

/** Whether an entry of the list is a sample, which this device does not keep yet. */
export const isSample = ({ id }: SavedHero): boolean => id.startsWith(samplePrefix);

/** The samples of all open games that have parties, as the list of heroes holds them; without those that are kept here. */
export const sampleEntries = (kept: readonly SavedHero[]): readonly SavedHero[] =>
  systemIds
    .filter((system) => hasPart(system, 'cards'))
    .flatMap((system) => samplesOf(system).map(({ id, document }) => ({ id: `${system} ${id}`, document })))
    .filter(({ document }) => joinsParties(document) && !kept.some(({ hero }) => sameSheet(hero, document)))
    .map(({ id, document }) => ({
      id: `${samplePrefix}${id}`,
      hero: document,
      tags: [],
      created: '',
      changed: '',
      revision: 0,
    }));

/** Heroes that a friend sent, if the text is a link or a code: the hero, or all of a party. */
export const sentIn = async (text: string): Promise<readonly SheetDocument[] | undefined> => {
  const code = codeFrom(text.trim());
  // Names have spaces, or are shorter.
  if (code.length < 12 || /\s/.test(code)) return undefined;
  const found = await opening(() => decode(code)).catch(() => undefined);
  if (found?.ok !== true) return undefined;
  const sent = found.value.kind === 'party' ? found.value.party.heroes : [found.value.document];
  return sent.length > 0 && sent.every(joinsParties) ? sent : undefined;
};

export const namesOf = (documents: readonly SheetDocument[]): readonly string[] => documents.map(nameOf);
