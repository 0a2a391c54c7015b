import { drawLine } from '../text/typeset';
import { breakLines, point } from '../text/text';
import { unprintable } from './paper';
import type { Sheet } from './sheet';

/** Sheets of paper, each with its other side. */
const papersIn = (sheets: readonly Sheet[]): readonly (readonly Sheet[])[] => {
  const papers: Sheet[][] = [];
  for (const sheet of sheets) {
    const last = papers.at(-1);
    if (sheet.otherSide && last) last.push(sheet);
    else papers.push([sheet]);
  }
  return papers;
};

const isRead = (kind: string): boolean => kind === 'page' || kind === 'panel';

/** Order of print sheets: those only to read, those partly to read, those to cut. */
const rankOf = (paper: readonly Sheet[]): number => {
  const faces = paper.flatMap((sheet) => sheet.faces);
  if (faces.every(({ card }) => isRead(card.kind))) return 0;
  return faces.some(({ card }) => isRead(card.kind)) ? 1 : 2;
};

/** mm² of what is read. */
const readArea = (paper: readonly Sheet[]): number =>
  paper
    .flatMap(({ faces }) => faces)
    .filter(({ card }) => isRead(card.kind))
    .reduce((sum, { card: { size } }) => sum + size.width * size.height, 0);

/** Sheets in the order in which they are used: read first, cut after; of those with both the ones with more to read. */
export const readFirst = (sheets: readonly Sheet[]): readonly Sheet[] =>
  papersIn(sheets)
    .map((paper) => ({ paper, rank: rankOf(paper), area: readArea(paper) }))
    .sort((one, other) => one.rank - other.rank || (one.rank === 1 ? other.area - one.area : 0))
    .flatMap(({ paper }) => paper);

/** points; mm from the edge that printers leave white */
const size = 7;
const inset = { right: 2, bottom: 1 } as const;

/** Each sheet with its number at the right end of its foot, where anything is printed on it. @param say "3 of 8" */
export const numbered = (
  sheets: readonly Sheet[],
  say: (number: number, of: number) => string,
): readonly Sheet[] =>
  sheets.map((sheet, index) => {
    const [line] = breakLines('strong', say(index + 1, sheets.length), Infinity).lines;
    if (!line || sheet.texts.length === 0) return sheet;
    const { width, height } = sheet.paper;
    const x = width - unprintable - inset.right - (line.width * size * point) / 1000;
    const y = height - unprintable - inset.bottom;
    const number = drawLine(line, { typeface: 'strong', size, fill: 'black' }, x, y);
    return { ...sheet, texts: [...sheet.texts, ...number] };
  });
