import type { Card } from '@/lib/cards/card';
import { withContents } from '@/lib/cards/kit/contents';
import {
  backToBack,
  hasBacks,
  pageSheets,
  type Sheet,
  type SheetOptions,
} from '@/lib/cards/paper/imposition';
import { papers } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import type { LaidKit } from '@/lib/systems/kit-part';
import { sheetsOf } from './sheets';

/** All sheets of a print; where it is wanted, what to cut and what is where on one of them, or on a page behind them. */
export const printedSheets = (
  cards: readonly Card[],
  kit: LaidKit,
  options: SheetOptions,
): readonly Sheet[] => {
  if (!kit.hasContents) return sheetsOf(cards, kit, options);
  const [told, further] = withContents((more) => sheetsOf(cards, kit, options, more), {
    words: messages.print.contents,
    paper: papers[options.paper],
    ink: options.ink ?? 'colour',
    isInSleeves: options.joining?.by === 'sleeve',
  });
  const pages = pageSheets(further, options);
  return [...told, ...(hasBacks(told) ? backToBack(pages) : pages)];
};
