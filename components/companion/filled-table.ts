import { sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { hasPart, partOf } from '@/lib/systems/open';
import type { Sheet, SystemId } from '@/lib/systems/sheet';

/** Guests of a table that nobody was asked to, where a game needs no more. */
const usual = 2;

const sheetsOf = (references: readonly string[]): readonly Sheet[] =>
  references.flatMap((reference) => {
    const found = sheetBehind(reference);
    return found.ok ? [found.value.sheet] : [];
  });

/** One more sample for a table: one with whom those who are there can meet, else one who is not there yet. */
export const nextSample = (game: SystemId, references: readonly string[]): string => {
  const samples = sampleReferences(game).map(({ reference }) => reference);
  const free = samples.filter((reference) => !references.includes(reference));
  const table = hasPart(game, 'companion') ? partOf(game, 'companion')?.sheets : undefined;
  const meets = (reference: string): boolean =>
    references.length + 1 >= (table?.least ?? 0) &&
    table?.refusal !== undefined &&
    table.refusal(sheetsOf([...references, reference])) === undefined;
  return free.find(meets) ?? free[0] ?? samples[0] ?? '';
};

/** Whoever was asked, and samples behind them up to as many as the game needs. @throws NotOpened */
export const filledTable = (game: SystemId, asked: readonly string[]): readonly string[] => {
  const least = hasPart(game, 'companion') ? (partOf(game, 'companion')?.sheets.least ?? usual) : usual;
  const filled = [...asked];
  while (filled.length < (asked.length === 0 ? Math.max(usual, least) : least))
    filled.push(nextSample(game, filled));
  return filled;
};
