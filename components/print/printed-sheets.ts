import type { Card } from '@/lib/cards/card';
import { withContents } from '@/lib/cards/kit/contents';
import { numbered, readFirst } from '@/lib/cards/paper/reading-order';
import { leastCover, papersOf, type PrintSheet, type PrintSheetOptions } from '@/lib/cards/paper/print-sheet';
import { backToBack, hasBacks, pageSheets } from '@/lib/cards/paper/page-sheets';
import { papers } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import type { LaidKit } from '@/lib/systems/kit-part';
import { sheetLayer, type SheetLayer } from './sheets';

/** These sheets and, where it is wanted, the leaflet to open first: numbered, to be read first and cut after. */
const withLeaflets = (
  bare: readonly PrintSheet[],
  { leaflets = [] }: LaidKit,
  options: PrintSheetOptions,
): readonly PrintSheet[] => {
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

/** Share of a sheet below which another one may do. */
const thin = 0.4;

/** Whether some sheet is mostly empty. */
const hasThin = (sheets: readonly PrintSheet[]): boolean => leastCover(sheets) < thin;

/** A print on sheets, and how they were laid. */
interface Way {
  readonly layer: SheetLayer;
  readonly sheets: readonly PrintSheet[];
  readonly hasSpares: boolean;
}

const wayOf = (layer: SheetLayer | undefined, enough: number, hasSpares: boolean): Way | undefined => {
  const sheets = layer?.layWithin(enough, hasSpares);
  return layer && sheets && { layer, sheets, hasSpares };
};

/** The sheets, or as many with more on the emptiest of them; sets of pieces are parted only where nothing else helps. */
const spread = ({ layer, sheets, hasSpares }: Way): readonly PrintSheet[] => {
  if (papersOf(sheets) === 1) return sheets;
  let best = sheets;
  for (const isLoose of [false, true]) {
    if (!hasThin(best)) break;
    const even = layer.layEvenly(papersOf(sheets), hasSpares, isLoose);
    if (even && leastCover(even) > leastCover(best)) best = even;
  }
  return best;
};

/**
 * All sheets of a print, where it is wanted with a leaflet before them. What the cards say too is left out of the kit's
 * pages where that saves a sheet, and so is a second ruler.
 */
export const printedSheets = (
  cards: readonly Card[],
  kit: LaidKit,
  options: PrintSheetOptions,
): readonly PrintSheet[] => {
  const layer = sheetLayer(cards, kit, options);
  const leanLayer = kit.leanPages && sheetLayer(cards, { ...kit, pages: kit.leanPages }, options);
  const whole: Way = { layer, sheets: layer.lay(), hasSpares: true };
  const lean = wayOf(leanLayer, papersOf(whole.sheets) - 1, true);
  const best = lean ?? whole;
  const fewer = papersOf(best.sheets) - 1;
  const tighter = (lean ? undefined : wayOf(layer, fewer, false)) ?? wayOf(leanLayer, fewer, false);
  const sheets = withLeaflets(spread(tighter ?? best), kit, options);
  if (!lean && !tighter) return sheets;
  // A leaflet takes a sheet at least.
  if (papersOf(sheets) <= papersOf(whole.sheets) && (kit.leaflets ?? []).length > 0) return sheets;
  const without = withLeaflets(spread(whole), kit, options);
  return papersOf(sheets) < papersOf(without) ? sheets : without;
};
