import type { CardFace } from './card';
import type { Paper } from './paper';

/** A page that is not cut into cards: a plan, a ruler, a reference. Drawings in mm from the paper's top left. */
export interface Page {
  /** Told apart within one PDF: "map-plan", "reference-2". */
  readonly id: string;
  readonly name: string;
  readonly face: CardFace;
}

/** Draws pages for a paper, all of it inside the `unprintable` margin. */
export type DrawPages = (paper: Paper) => readonly Page[];
