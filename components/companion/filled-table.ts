import { lastingReference, sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import type { SavedHero } from '@/lib/roster/roster';
import { isLegal, isUntouched } from '@/lib/systems/document';
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
 * References of the saved heroes who may play, the one edited last first, and of its game.
 * @throws NotOpened
 */
export const ownGuests = (saved: readonly SavedHero[]): readonly string[] => {
  const able = saved
    .filter(({ hero }) => isLegal(hero) && !isUntouched(hero))
    .sort((one, other) => other.changed.localeCompare(one.changed));
  return able.flatMap(({ id, hero }) => {
    const reference = lastingReference(`saved-${id}`, able);
    return hero.system === able[0]?.hero.system && reference.ok ? [reference.value] : [];
  });
};

/** One more guest: one of the player's own heroes that is not there yet, otherwise a sample. */
export const nextGuest = (game: SystemId, references: readonly string[], own: readonly string[]): string => {
  const free = systemOf(game).set ? [] : own.filter((reference) => !references.includes(reference));
  return free[0] ?? nextSample(game, references);
};

/**
 * The requested sheets, completed to a set, or where none was requested two: the player's own heroes first, then
 * samples.
 * @param own of that game
 * @throws NotOpened
 */
export const filledTable = (
  game: SystemId,
  asked: readonly string[],
  own: readonly string[],
): readonly string[] => {
  const first = asked.length > 0 || !systemOf(game).set ? asked : own.slice(0, 1);
  const filled = [...first, ...lackingAt(game, first)];
  while (asked.length === 0 && filled.length < usual) filled.push(nextGuest(game, filled, own));
  return filled;
};
