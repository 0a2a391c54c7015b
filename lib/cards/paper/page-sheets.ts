import { faceInLook } from '../ink-look';
import { footOf, type PrintSheet, type PrintSheetOptions } from './print-sheet';
import { paperTexts } from './paper-texts';
import { footHeight, papers, type Page } from './paper';

/** Whether anything is printed on the other side of the paper. */
export const hasBacks = (sheets: readonly PrintSheet[]): boolean => sheets.some(({ otherSide }) => otherSide);

/** The other side of a page, with nothing on it. */
const blankBehind = ({ paper }: PrintSheet): PrintSheet => ({
  paper,
  faces: [],
  marks: [],
  texts: [],
  otherSide: true,
});

/** A blank page behind every page of fronts that has no backs, so that every other one finds its own behind it. */
export const withBlankBacks = (sheets: readonly PrintSheet[]): readonly PrintSheet[] =>
  sheets.flatMap((sheet, index) => {
    const hasOther = sheet.otherSide ?? sheets[index + 1]?.otherSide;
    return hasOther ? [sheet] : [sheet, blankBehind(sheet)];
  });

/**
 * Pages of one text, every other one on the back of the one before; blank behind the last if there is no such page.
 */
export const backToBack = (pages: readonly PrintSheet[]): readonly PrintSheet[] =>
  withBlankBacks(pages.map((page, index) => (index % 2 === 0 ? page : { ...page, otherSide: true })));

/** Whole pages, in the inks of the cards, each with the ruler and the advice how to print at its foot. */
export const pageSheets = (
  pages: readonly Page[],
  { paper: id, labels, ink = 'colour' }: PrintSheetOptions,
): readonly PrintSheet[] => {
  const paper = papers[id];
  const texts = paperTexts(footOf(paper, footHeight), labels);
  return pages.map(({ id: page, name, face }) => ({
    paper,
    faces: [
      {
        card: { id: page, name, size: { width: paper.width, height: paper.height }, kind: 'page' },
        side: 'front',
        face: faceInLook(face, ink),
        at: { x: 0, y: 0 },
      },
    ],
    marks: texts.ruler,
    texts: texts.lines,
  }));
};
