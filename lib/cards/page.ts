import type { CardFace } from './card';
import { unprintable, type Paper } from './paper';

/** A page that is not cut into cards: a plan, a ruler, a reference. Drawings in mm from the paper's top left. */
export interface Page {
  /** Told apart within one PDF: "map-plan", "reference-2". */
  readonly id: string;
  readonly name: string;
  readonly face: CardFace;
}

/** Draws pages for a paper, all of it inside `pageArea`. */
export type DrawPages = (paper: Paper) => readonly Page[];

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
