import { cardSizes, isPiece, type Card } from '@/lib/cards/card';
import { faceInLook } from '@/lib/cards/ink-look';
import { impose, imposeEvenly, imposeWithin } from '@/lib/cards/paper/imposition';
import { papersOf, type PrintSheet, type PrintSheetOptions } from '@/lib/cards/paper/print-sheet';
import { backToBack, hasBacks, pageSheets, withBlankBacks } from '@/lib/cards/paper/page-sheets';
import { isShared, papers } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import { nounFor } from '@/lib/systems/document';
import type { LaidKit } from '@/lib/systems/kit-part';
import type { SheetDocument } from '@/lib/systems/sheet';
import { joiningOf, type KeptSettings } from './choices/settings';

/** Contents of sheets, counted as players count. */
export interface SheetCount {
  readonly cards: number;
  readonly counters: number;
  readonly pieces: number;
  /** Plans and texts, whether they share a sheet or have separate pages. */
  readonly plans: number;
  readonly pages: number;
  /** Sheets of paper; fewer than pages where backs are printed on the other side. */
  readonly papers: number;
}

/** How the sheets of these settings look. */
export const optionsOf = ({
  paper,
  size,
  ink,
  joining,
  offset,
  counterBacks,
  isBorderless,
}: KeptSettings): PrintSheetOptions => ({
  paper,
  labels: messages.print.labels,
  size: cardSizes[size],
  ink,
  joining: joiningOf({ joining, offset }),
  counterBacks: counterBacks === 'duplex' ? offset : undefined,
  isBorderless,
});

/** Lays a print on sheets. */
export interface SheetLayer {
  readonly lay: () => readonly PrintSheet[];
  /**
   * Where it takes this many sheets of paper or fewer; undefined where it takes more.
   * @param hasSpares with what may be left out where that saves a sheet
   */
  readonly layWithin: (enough: number, hasSpares?: boolean) => readonly PrintSheet[] | undefined;
  /**
   * On this many sheets of paper, with as much on the emptiest as can be; undefined where that fails.
   * @param isLoose as in `imposeEvenly`
   */
  readonly layEvenly: (
    count: number,
    hasSpares: boolean,
    isLoose: boolean,
  ) => readonly PrintSheet[] | undefined;
}

/**
 * Heroes' cards and what is ticked of the kit on sheets: what is cut out and what takes a part of a sheet first, then whole
 * pages.
 * Where anything is printed on both sides, a sheet that is cut has a blank back, and pages of one text lie back to back.
 */
export const sheetLayer = (cards: readonly Card[], kit: LaidKit, options: PrintSheetOptions): SheetLayer => {
  const paper = papers[options.paper];
  const drawn = kit.pages.map((draw) => draw(paper));
  const faces = [
    ...[...cards, ...kit.cards].flatMap(({ front, back }) => [front, back]),
    ...drawn.flat().map((one) => (isShared(one) ? one.front : one.face)),
  ].map((face) => faceInLook(face, options.ink ?? 'colour'));
  const all = [...drawn, ...kit.last.map((about) => about(faces)(paper))];
  const pieces = [...cards, ...kit.cards, ...all.flat().filter(isShared)];
  const texts = all
    .map((pages) =>
      pageSheets(
        pages.flatMap((one) => (isShared(one) ? [] : [one])),
        options,
      ),
    )
    .filter((sheets) => sheets.length > 0);
  const withTexts = (cut: readonly PrintSheet[]): readonly PrintSheet[] =>
    hasBacks(cut) ? [...withBlankBacks(cut), ...texts.flatMap(backToBack)] : [...cut, ...texts.flat()];
  const onSheets = (
    how: (
      cards: readonly Card[],
      options: PrintSheetOptions,
      enough: number,
    ) => readonly PrintSheet[] | undefined,
    enough: number,
    hasSpares: boolean,
  ): readonly PrintSheet[] | undefined => {
    const behind = options.joining?.by === 'duplex' || options.counterBacks ? 2 : 1;
    const others = texts.reduce((sum, { length }) => sum + Math.ceil(length / behind), 0);
    const cut = how(hasSpares ? pieces : pieces.filter(({ spare }) => !spare), options, enough - others);
    const sheets = cut && withTexts(cut);
    return sheets && papersOf(sheets) <= enough ? sheets : undefined;
  };
  return {
    lay: () => withTexts(impose(pieces, options)),
    layWithin: (enough, hasSpares = true) => onSheets(imposeWithin, enough, hasSpares),
    layEvenly: (count, hasSpares, isLoose) =>
      onSheets((all, how, enough) => imposeEvenly(all, how, enough, isLoose), count, hasSpares),
  };
};

/** The sheets of a print without more. */
export const sheetsOf = (
  cards: readonly Card[],
  kit: LaidKit,
  options: PrintSheetOptions,
): readonly PrintSheet[] => sheetLayer(cards, kit, options).lay();

/** Counts of the contents of these sheets. */
export const countSheets = (sheets: readonly PrintSheet[]): SheetCount => {
  const fronts = sheets.flatMap(({ faces }) => faces.filter(({ side }) => side === 'front'));
  const count = (is: (kind: string) => boolean): number => fronts.filter(({ card }) => is(card.kind)).length;
  const isText = (kind: string): boolean => kind === 'panel' || kind === 'page';
  return {
    cards: count((kind) => !isPiece({ kind }) && kind !== 'page'),
    counters: count((kind) => kind === 'counter'),
    pieces: count((kind) => isPiece({ kind }) && kind !== 'counter' && !isText(kind)),
    plans: count(isText),
    pages: sheets.length,
    papers: papersOf(sheets),
  };
};

/** Names of the printed heroes, one by one. */
export const ownersOf = (heroes: readonly SheetDocument[]) => heroes.map(nounFor);
