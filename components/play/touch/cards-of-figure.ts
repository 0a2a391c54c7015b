import type { Card } from '@/lib/cards/card';
import { cardsOf } from '@/lib/systems/document';
import type { TableFigure } from '@/lib/systems/table-scene';
import type { SheetDocument } from '@/lib/systems/sheet';

/**
 * All cards of a figure's sheet with their rules in full; of several fighters only those of one. Needs the part `cards`.
 * @param isGiven by a mission, which is no house rule
 */
export const cardsOfFigure = (
  document: SheetDocument,
  { name, fighter }: Pick<TableFigure, 'name' | 'fighter'>,
  isGiven = false,
): readonly Card[] => {
  const all = cardsOf(document, { skills: 'full', isGiven });
  const own = fighter === undefined ? [] : all.filter(({ front }) => front.text[0] === name);
  return own.length > 0 ? own : all;
};
