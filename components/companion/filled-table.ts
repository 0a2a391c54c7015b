import { sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { systemOf } from '@/lib/systems/open';
import type { Sheet, SystemId } from '@/lib/systems/sheet';

/** Guests of a table that nobody was asked to. */
const usual = 2;

const sheetsOf = (references: readonly string[]): readonly Sheet[] =>
  references.flatMap((reference) => {
    const found = sheetBehind(reference);
    return found.ok ? [found.value.sheet] : [];
  });

/** Samples that complete a table, in a game that is played with a whole set. */
const lackingAt = (game: SystemId, references: readonly string[]): readonly string[] =>
  (systemOf(game).set?.lacks(sheetsOf(references)) ?? []).map((id) => `sample-${id}`);

/** One more sample for a table: one that can meet the heroes there, otherwise one that is not there yet. */
export const nextSample = (game: SystemId, references: readonly string[]): string => {
  const samples = sampleReferences(game).map(({ reference }) => reference);
  const free = samples.filter((reference) => !references.includes(reference));
  return lackingAt(game, references)[0] ?? free[0] ?? samples[0] ?? '';
};

/**
 * The requested sheets, completed with samples: the rest of a set, or two where none was requested.
 * @throws NotOpened
 */
export const filledTable = (game: SystemId, asked: readonly string[]): readonly string[] => {
  const filled = [...asked, ...lackingAt(game, asked)];
  while (asked.length === 0 && filled.length < usual) filled.push(nextSample(game, filled));
  return filled;
};
