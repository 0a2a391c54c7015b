import type { Card, CardSize, CardFace } from '../card';

export const paperIds = ['a4', 'letter'] as const;
export type PaperId = (typeof paperIds)[number];

/** A sheet of paper in landscape; mm. */
export interface Paper {
  readonly id: PaperId;
  readonly width: number;
  readonly height: number;
}

export const papers: Readonly<Record<PaperId, Paper>> = {
  a4: { id: 'a4', width: 297, height: 210 },
  letter: { id: 'letter', width: 279.4, height: 215.9 },
};

/** mm along each edge of the paper that many printers leave white. */
export const unprintable = 8;

/** mm between two units: room for one knife and for the marks of both. */
export const unitGap = 4;

/** A point in mm from the top left of the paper. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where one card goes: front left and back right of the fold, both upright. */
export interface Unit {
  readonly front: Place;
  readonly back: Place;
  /** mm from the left: the line on which the card is folded. */
  readonly fold: number;
}

/** The units of one page, row by row, centred on the paper; all lengths in mm. */
export interface PaperLayout {
  readonly paper: Paper;
  readonly size: CardSize;
  /** mm between front and back; 0 = the fold is the edge of the card. */
  readonly gutter: number;
  readonly columns: number;
  readonly rows: number;
  /** mm of paper left of and above the units. */
  readonly margin: Place;
  readonly units: readonly Unit[];
}

/** Faces side by side on a separate page, row by row, centred on the paper, without gaps; all lengths in mm. */
export interface Grid {
  readonly paper: Paper;
  readonly size: CardSize;
  readonly columns: number;
  readonly rows: number;
  readonly margin: Place;
  /** The top left corner of each cell. */
  readonly cells: readonly Place[];
}

/** mm: the most by which a back can be moved to meet its front. */
export const mostOffset = 3;

/** mm: the widest gutter with which every card size fits every paper. */
export const widestGutter = 10;

/** Tenths of a millimetre within `mostOffset`, or undefined for any other number. */
export const offsetOf = (value: number): number | undefined => {
  const tenths = Math.round(value * 10);
  return Math.abs(value * 10 - tenths) < 1e-6 && Math.abs(value) <= mostOffset ? tenths / 10 : undefined;
};

/** How the two sides of a card come together. */
export type Joining =
  /** Side by side on one page: fold and, with a gutter of 5 mm or more, glue. */
  | { readonly by: 'fold'; readonly gutter: number }
  /**
   * On the two sides of the paper, turned over its short edge. `offset`: how far too far right and down the printer
   * lays the back, seen from the front through the paper; mm, each within `mostOffset` of 0.
   */
  | { readonly by: 'duplex'; readonly offset: Place }
  /** Each side is cut out by itself, and both are put into a sleeve back to back. */
  | { readonly by: 'sleeve' };

export const foldAtEdge: Joining = { by: 'fold', gutter: 0 };

/** A whole page, such as a reference. Drawings in mm from the paper's top left, inside `pageArea`. */
export interface Page {
  /** Told apart within one PDF: "reference", "reference-2". */
  readonly id: string;
  readonly name: string;
  readonly face: CardFace;
}

/** Draws pages for a paper; what takes only a part of one, such as a ruler or a plan, shares sheets with cards and pieces. */
export type DrawPages = (paper: Paper) => readonly (Page | Card)[];

/** Whether it is a part of a sheet and no whole page. */
export const isShared = (drawn: Page | Card): drawn is Card => 'size' in drawn;

/** mm at the foot of every page that the ruler and the advice how to print take. */
export const footHeight = 8;

/** Where a page may draw, in mm: inside the edge that printers leave white, above the foot with the ruler. */
export const pageArea = ({
  width,
  height,
}: Paper): { readonly x: number; readonly top: number; readonly width: number; readonly bottom: number } => ({
  x: unprintable,
  top: unprintable,
  width: width - 2 * unprintable,
  bottom: height - unprintable - footHeight,
});

/** Metadata of a printed file. */
export interface PrintMeta {
  readonly title: string;
  readonly author: string;
  /** BCP 47: "en". */
  readonly language: string;
}

/** Why there is no PDF. */
export type PrintProblem =
  /** A font file did not arrive or is no font; the name as in public/fonts. */
  | { readonly problem: 'font'; readonly font: string }
  | { readonly problem: 'memory' }
  | { readonly problem: 'cancelled' }
  /** The printing code itself did not load or stopped; `detail` is for a report, not for the player. */
  | { readonly problem: 'stopped'; readonly detail: string };
