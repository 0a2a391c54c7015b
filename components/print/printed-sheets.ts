import type { Card } from '@/lib/cards/card';
import { contents } from '@/lib/cards/kit/contents';
import { pageSheets, type Sheet, type SheetOptions } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import type { LaidKit } from '@/lib/systems/kit-part';
import { sheetsOf } from './sheets';

/** All sheets of a print; behind them, where it is wanted, the page that says what to cut and what is where. */
export const printedSheets = (
  cards: readonly Card[],
  kit: LaidKit,
  options: SheetOptions,
): readonly Sheet[] => {
  const sheets = sheetsOf(cards, kit, options);
  if (!kit.hasContents || sheets.length === 0) return sheets;
  return [...sheets, ...pageSheets([contents(sheets, messages.print.contents)], options)];
};
