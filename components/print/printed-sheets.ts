import type { Card } from '@/lib/cards/card';
import { withContents } from '@/lib/cards/kit/contents';
import { numbered, readFirst } from '@/lib/cards/paper/reading-order';
import { papersOf, type Sheet, type SheetOptions } from '@/lib/cards/paper/sheet';
import { backToBack, hasBacks, pageSheets } from '@/lib/cards/paper/page-sheets';
import { papers } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import type { LaidKit } from '@/lib/systems/kit-part';
import { sheetLayer } from './sheets';

/** These sheets and, where it is wanted, the leaflet to open first: numbered, to be read first and cut after. */
const withLeaflets = (
  bare: readonly Sheet[],
  { leaflets = [] }: LaidKit,
  options: SheetOptions,
): readonly Sheet[] => {
  if (leaflets.length === 0) return bare;
  const ordered = readFirst(bare);
  const before = withContents(ordered, leaflets, {
    words: messages.print.contents,
    paper: papers[options.paper],
    isInSleeves: options.joining?.by === 'sleeve',
  });
  const pages = pageSheets(before, options);
  return numbered([...(hasBacks(ordered) ? backToBack(pages) : pages), ...ordered], messages.print.sheetOf);
};

/**
 * All sheets of a print, where it is wanted with a leaflet before them. What the cards say too is left out of the kit's
 * pages where that saves a sheet.
 */
export const printedSheets = (
  cards: readonly Card[],
  kit: LaidKit,
  options: SheetOptions,
): readonly Sheet[] => {
  const wholeLayer = sheetLayer(cards, kit, options);
  const wholeBare = wholeLayer.lay();
  const whole = withLeaflets(wholeBare, kit, options);
  if (!kit.leanPages) return whole;
  const leanLayer = sheetLayer(cards, { ...kit, pages: kit.leanPages }, options);
  const bare = leanLayer.layWithin(papersOf(wholeBare) - 1);
  if (!bare) return whole;
  const lean = withLeaflets(bare, kit, options);
  return papersOf(lean) < papersOf(whole) ? lean : whole;
};
