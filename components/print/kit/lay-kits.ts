import type { Card } from '@/lib/cards/card';
import { emptyKit, type KitChoices, type LaidKit, type PrintedSheet } from '@/lib/systems/kit-part';
import { partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { Printable } from '../heroes/sources';

/** The sheets of each game among these; the same lists for the same sheets, which kits know again. */
const bySystem = new WeakMap<readonly Printable[], ReadonlyMap<SystemId, readonly PrintedSheet[]>>();

const sheetsBySystem = (printables: readonly Printable[]): ReadonlyMap<SystemId, readonly PrintedSheet[]> => {
  const known = bySystem.get(printables);
  if (known) return known;
  const sheets = new Map<SystemId, PrintedSheet[]>();
  for (const { hero, ...pictures } of printables)
    sheets.set(hero.system, [...(sheets.get(hero.system) ?? []), { sheet: hero.sheet, ...pictures }]);
  bySystem.set(printables, sheets);
  return sheets;
};

/**
 * The kits of all games that these sheets are of, one after the other; their parts `kit` are open.
 * @param counts the player's own numbers of counters by their names
 */
export const layKits = (
  printables: readonly Printable[],
  choices: KitChoices,
  counts: Readonly<Record<string, number>>,
): LaidKit => {
  const kits = [...sheetsBySystem(printables)].map(
    ([system, sheets]) => partOf(system, 'kit')?.lay({ ...choices, sheets, counts }) ?? emptyKit,
  );
  return {
    cards: kits.flatMap(({ cards }) => cards),
    pages: kits.flatMap(({ pages }) => pages),
    ...(kits.some(({ leanPages }) => leanPages) && {
      leanPages: kits.flatMap(({ pages, leanPages = pages }) => leanPages),
    }),
    last: kits.flatMap(({ last }) => last),
    counters: kits.flatMap(({ counters }) => counters),
    hasContents: kits.some(({ hasContents }) => hasContents),
    notices: kits.flatMap(({ notices = [] }) => notices),
  };
};

/** Those of a sheet's cards that are used where these pieces of the kit are printed; its part `kit` is open. */
export const usedCards = (system: SystemId, cards: readonly Card[], choices: KitChoices): readonly Card[] =>
  partOf(system, 'kit')?.usedCards?.(cards, choices) ?? cards;
