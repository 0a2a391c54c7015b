import type { Card, CardFace, CardSize, Drawing } from '../card';
import type { InkLook } from '../ink-look';
import { unprintable, type Joining, type Paper, type PaperId, type Place } from './paper';
import type { PaperLabels, Strips } from './paper-texts';

/** Item on a sheet: a card or a piece, or all of a page that is not cut. */
type Placeable = Pick<Card, 'id' | 'name' | 'size' | 'unmarked' | 'panels'> & { readonly kind: string };

/** One side of a card with its top left corner on the sheet. */
export interface PlacedFace {
  readonly card: Placeable;
  readonly side: 'front' | 'back';
  readonly face: CardFace;
  readonly at: Place;
}

/** One page: faces at their places, and what stands around them as drawings in mm from the paper's top left. */
export interface PrintSheet {
  readonly paper: Paper;
  readonly faces: readonly PlacedFace[];
  /** Crop marks, fold marks and the ruler: black on every paper. */
  readonly marks: readonly Drawing[];
  readonly texts: readonly Drawing[];
  /** It comes on the other side of the page before it. */
  readonly otherSide?: true;
}

export interface PrintSheetOptions {
  readonly paper: PaperId;
  readonly labels: PaperLabels;
  /** Every card is cut to this, pieces are not; each keeps its own size unless told. */
  readonly size?: CardSize;
  /** Colour unless told. */
  readonly ink?: InkLook;
  /** How the sides of cards and pieces come together: folded at the edge unless told; pieces need no gutter. */
  readonly joining?: Joining;
  /** Counters have their backs on the other side of the paper, this many mm aside, whatever the cards have. */
  readonly counterBacks?: Place | undefined;
  /** Cards have no frame along their edges. */
  readonly isBorderless?: boolean;
}

/** Sheets of paper that these pages take. */
export const papersOf = (sheets: readonly PrintSheet[]): number =>
  sheets.filter(({ otherSide }) => !otherSide).length;

/** Share of the paper that lies under cards, pieces and texts. */
const coverOf = ({ faces, paper: { width, height } }: PrintSheet): number =>
  faces.reduce((sum, { card: { size } }) => sum + size.width * size.height, 0) / (width * height);

/** The share of the emptiest paper; backs lie behind their fronts. */
export const leastCover = (sheets: readonly PrintSheet[]): number =>
  Math.min(1, ...sheets.filter(({ otherSide }) => !otherSide).map(coverOf));

export const front = (card: Card, at: Place): PlacedFace => ({ card, side: 'front', face: card.front, at });
export const back = (card: Card, at: Place): PlacedFace => ({ card, side: 'back', face: card.back, at });
/** Four windows for ruler and texts in a strip at the foot of the paper, `height` mm high. */
export const footOf = (paper: Paper, height: number, isDuplex = false): Strips => {
  const left = unprintable + 2;
  const width = (paper.width - 2 * left) / 4;
  return {
    paper,
    size: { width, height },
    margin: { x: left, y: unprintable + height },
    lefts: [0, 1, 2, 3].map((column) => left + column * width),
    isDuplex,
  };
};
