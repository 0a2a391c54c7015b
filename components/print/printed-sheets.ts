import type { Card } from '@/lib/cards/card';
import { withContents } from '@/lib/cards/kit/contents';
import { numbered, readFirst } from '@/lib/cards/paper/reading-order';
import { papersOf, type Sheet, type SheetOptions } from '@/lib/cards/paper/sheet';
import { backToBack, hasBacks, pageSheets } from '@/lib/cards/paper/page-sheets';
import { papers } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import type { LaidKit } from '@/lib/systems/kit-part';
import { sheetLayer, type SheetLayer } from './sheets';

/** These sheets and, where it is wanted, what to cut and what is where: numbered, to be read first and cut after. */
const withWhatToCut = (
  { layWithin }: SheetLayer,
  bare: readonly Sheet[],
  { hasContents }: LaidKit,
  options: SheetOptions,
): readonly Sheet[] => {
  if (!hasContents) return bare;
  const ordered = readFirst(bare);
  const layMore = (more: readonly Card[]): readonly Sheet[] | undefined => {
    const laid = layWithin(more, papersOf(bare));
    return laid && readFirst(laid);
  };
  const [told, further] = withContents(layMore, ordered, {
    words: messages.print.contents,
    sheetOf: messages.print.sheetOf,
    paper: papers[options.paper],
    ink: options.ink ?? 'colour',
    isInSleeves: options.joining?.by === 'sleeve',
  });
  const pages = pageSheets(further, options);
  return numbered([...(hasBacks(told) ? backToBack(pages) : pages), ...told], messages.print.sheetOf);
};

/**
 * All sheets of a print; where it is wanted, what to cut and what is where on one of them, or on a page behind them. What
 * the cards say too is left out of the kit's pages where that saves a sheet.
 */
export const printedSheets = (
  cards: readonly Card[],
  kit: LaidKit,
  options: SheetOptions,
): readonly Sheet[] => {
  const wholeLayer = sheetLayer(cards, kit, options);
  const whole = withWhatToCut(wholeLayer, wholeLayer.lay(), kit, options);
  if (!kit.leanPages) return whole;
  const leanLayer = sheetLayer(cards, { ...kit, pages: kit.leanPages }, options);
  const bare = leanLayer.layWithin([], papersOf(whole) - 1);
  if (!bare) return whole;
  const lean = withWhatToCut(leanLayer, bare, kit, options);
  return papersOf(lean) < papersOf(whole) ? lean : whole;
};
