import { oddsMessages } from '#words/messages/odds';
import { messages } from '@/lib/messages/index';
import { err, ok, type Result } from '@/lib/result';
import type { SavedHero } from '@/lib/roster/roster';
import { codeFrom, decode, encodeSheet } from '@/lib/share/index';
import { nameOf, samplesOf } from '@/lib/systems/document';
import { hasPart, isOpen, partOf, systemIds } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';

/** Sheets that an address names: one by one, as a party by its share code, or as the set of a game. */
export interface AskedSheets {
  readonly heroes: readonly string[];
  readonly party: string | undefined;
  /** The game whose samples are meant. */
  readonly set: SystemId | undefined;
}

/** The references of the sheets that an address names, those of its party and its set included. @throws NotOpened */
export const referencesIn = ({ heroes, party, set }: AskedSheets): readonly string[] => {
  const found = party === undefined ? undefined : decode(codeFrom(party));
  const members = found?.ok && found.value.kind === 'party' ? found.value.party.heroes : [];
  return [
    ...heroes,
    ...members.slice(0, 8).flatMap((hero) => {
      const code = encodeSheet(hero);
      return code.ok ? [code.value] : [];
    }),
    ...(set !== undefined && systemIds.includes(set)
      ? sampleReferences(set).map(({ reference }) => reference)
      : []),
  ];
};

interface Referred {
  readonly reference: string;
  readonly document: SheetDocument;
}

/** The samples of a game, by what refers to them. */
export const sampleReferences = (system: SystemId): readonly Referred[] =>
  samplesOf(system).map(({ id, document }) => ({ reference: `sample-${id}`, document }));

/** The dummies of a game, likewise; none where it has no odds. @throws NotOpened without the part `odds` */
export const dummyReferences = (system: SystemId): readonly Referred[] =>
  hasPart(system, 'odds')
    ? (partOf(system, 'odds')?.dummies ?? []).map(({ id, sheet }) => ({
        reference: `dummy-${id}`,
        document: { system, sheet },
      }))
    : [];

/** Games that are open come first, so that no other is asked for once it is found. Ids differ between games. */
const inAnyGame = (
  reference: string,
  referencesOf: (system: SystemId) => readonly Referred[],
  ...parts: readonly PartName[]
): SheetDocument | undefined => {
  const opened = systemIds.filter((system) => isOpen([system], ...parts));
  for (const system of [...opened, ...systemIds.filter((id) => !opened.includes(id))]) {
    const found = referencesOf(system).find((each) => each.reference === reference);
    if (found) return found.document;
  }
  return undefined;
};

/**
 * The sheet behind a reference: a share code or link, `sample-ID` or `dummy-ID`; an error is a sentence.
 * @throws NotOpened for a game, or its part `odds`, that is not open
 */
export const sheetBehind = (reference: string): Result<SheetDocument, string> => {
  const { refused } = oddsMessages;
  if (reference.startsWith('sample-')) {
    const sample = inAnyGame(reference, sampleReferences);
    return sample ? ok(sample) : err(refused.noSample);
  }
  if (reference.startsWith('dummy-')) {
    const dummy = inAnyGame(reference, dummyReferences, 'odds');
    return dummy ? ok(dummy) : err(refused.noDummy);
  }
  const found = decode(codeFrom(reference));
  if (!found.ok) return err(messages.share.problem(found.error));
  return found.value.kind === 'sheet' ? ok(found.value.document) : err(refused.isParty);
};

/** A reference that holds for itself: the code of a saved hero in place of his id; an error is a sentence. */
export const lastingReference = (chosen: string, saved: readonly SavedHero[]): Result<string, string> => {
  const known = saved.find(({ id }) => `saved-${id}` === chosen);
  if (!known) return ok(chosen);
  const code = encodeSheet(known.hero);
  return code.ok
    ? code
    : err(oddsMessages.refused.tooLong(nameOf(known.hero), messages.share.problem(code.error)));
};
