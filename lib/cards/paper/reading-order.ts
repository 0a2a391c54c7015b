import { isPiece, type Card } from '../card';
import { drawLine } from '../text/typeset';
import { breakLines, point } from '../text/text';
import { unprintable } from './paper';
import type { PrintSheet } from './print-sheet';

/** Sheets of paper, each with its other side. */
const papersIn = (sheets: readonly PrintSheet[]): readonly (readonly PrintSheet[])[] => {
  const papers: PrintSheet[][] = [];
  for (const sheet of sheets) {
    const last = papers.at(-1);
    if (sheet.otherSide && last) last.push(sheet);
    else papers.push([sheet]);
  }
  return papers;
};

type Kept = Pick<Card, 'id' | 'kind'>;

const isRead = ({ kind }: Kept): boolean => kind === 'page' || kind === 'panel';

/** Read before the match; credits are for whoever wonders. */
const isForPlay = (card: Kept): boolean => isRead(card) && card.id !== 'credits';

/** mm² of the faces on a paper that are of some kind. */
const areaOf = (paper: readonly PrintSheet[], is: (card: Kept) => boolean): number =>
  paper
    .flatMap(({ faces }) => faces)
    .filter(({ card }) => is(card))
    .reduce((sum, { card: { size } }) => sum + size.width * size.height, 0);

const isCard = (card: Kept): boolean => !isPiece(card) && !isRead(card);

/** A game's own form for its heroes, which comes before their cards. */
const isForm = ({ kind }: Kept): boolean => kind === 'character-sheet';

/** Share of what is read from which a sheet is for reading, though something is cut out of it. */
const mostly = 0.3;

/** Order of print sheets: those only to read, those partly to read, those with character sheets, those with cards, those with anything else to cut. */
const rankOf = (paper: readonly PrintSheet[]): number => {
  const all = areaOf(paper, () => true);
  if (areaOf(paper, isRead) === all) return 0;
  if (areaOf(paper, isForPlay) >= mostly * all) return 1;
  if (areaOf(paper, isForm) > 0) return 2;
  return areaOf(paper, isCard) > 0 ? 3 : 4;
};

/**
 * Sheets in the order in which they are used: read first, cut after. Of those mostly to read the ones with more to read come
 * first, of those to cut the ones with more of the heroes' cards, which everybody looks for.
 */
export const readFirst = (sheets: readonly PrintSheet[]): readonly PrintSheet[] =>
  papersIn(sheets)
    .map((paper) => {
      const rank = rankOf(paper);
      return {
        paper,
        rank,
        area: rank === 0 ? 0 : areaOf(paper, rank === 2 ? isForm : rank === 3 ? isCard : isForPlay),
      };
    })
    .sort((one, other) => one.rank - other.rank || other.area - one.area)
    .flatMap(({ paper }) => paper);

/** points; mm from the edge that printers leave white */
const size = 7;
const inset = { right: 2, bottom: 1 } as const;

/** Each sheet with its number at the right end of its foot, where anything is printed on it. @param say "3 of 8" */
export const numbered = (
  sheets: readonly PrintSheet[],
  say: (number: number, of: number) => string,
): readonly PrintSheet[] =>
  sheets.map((sheet, index) => {
    const [line] = breakLines('strong', say(index + 1, sheets.length), Infinity).lines;
    if (!line || sheet.texts.length === 0) return sheet;
    const { width, height } = sheet.paper;
    const x = width - unprintable - inset.right - (line.width * size * point) / 1000;
    const y = height - unprintable - inset.bottom;
    const number = drawLine(line, { typeface: 'strong', size, fill: 'black' }, x, y);
    return { ...sheet, texts: [...sheet.texts, ...number] };
  });
