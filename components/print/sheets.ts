import { cardSizes, isPiece, type Card } from '@/lib/cards/card';
import { impose, pageSheets, type Sheet, type SheetOptions } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import type { LaidKit } from '@/lib/systems/kit-part';
import { joiningOf, type Settings } from './choices/settings';

/** What lies on sheets, counted as players count. */
export interface SheetCount {
  readonly cards: number;
  readonly counters: number;
  readonly pieces: number;
  /** Plans, rulers and texts, each a page of its own. */
  readonly plans: number;
  readonly pages: number;
  /** Sheets of paper; fewer than pages where backs are printed on the other side. */
  readonly papers: number;
}

/** How the sheets of these settings look. */
export const optionsOf = ({ paper, size, ink, joining, offset, counterBacks }: Settings): SheetOptions => ({
  paper,
  labels: messages.print.labels,
  size: cardSizes[size],
  ink,
  joining: joiningOf({ joining, offset }),
  counterBacks: counterBacks === 'duplex' ? offset : undefined,
});

/** Heroes' cards and what is ticked of the kit on sheets: cards and pieces, plans and texts, the credits last. */
export const sheetsOf = (cards: readonly Card[], kit: LaidKit, options: SheetOptions): readonly Sheet[] => {
  const cut = impose([...cards, ...kit.cards], options);
  const whole = pageSheets(kit.pages, options);
  const faces = [...cut, ...whole].flatMap((sheet) => sheet.faces.map(({ face }) => face));
  return [
    ...cut,
    ...whole,
    ...pageSheets(
      kit.last.map((about) => about(faces)),
      options,
    ),
  ];
};

/** What lies on these sheets, of the same cards and kit. */
export const countSheets = (cards: readonly Card[], kit: LaidKit, sheets: readonly Sheet[]): SheetCount => {
  const all = [...cards, ...kit.cards];
  const counters = all.filter(({ kind }) => kind === 'counter').length;
  const ofCards = all.filter((card) => !isPiece(card)).length;
  const isBack = ({ faces }: Sheet): boolean => faces.every(({ side }) => side === 'back');
  return {
    cards: ofCards,
    counters,
    pieces: all.length - counters - ofCards,
    plans: sheets.filter(({ faces }) => faces[0]?.card.kind === 'page').length,
    pages: sheets.length,
    papers: sheets.filter((sheet) => !isBack(sheet)).length,
  };
};
