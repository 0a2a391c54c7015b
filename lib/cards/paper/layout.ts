import type { CardSize } from '../card';
import {
  mostOffset,
  unitGap,
  unprintable,
  type Grid,
  type Paper,
  type Place,
  type PaperLayout,
  type Unit,
} from './paper';

/** mm beyond the cards that the shortest useful crop mark takes: 1 mm off the card, 1 mm long. */
const leastMarkSpace = 2;

/** How many things of `length` fit into `room` with the unit gap between them. */
const fit = (space: number, length: number): number =>
  Math.floor((space + unitGap + 1e-9) / (length + unitGap));

/**
 * Lays out as many gutterfold units as fit on a landscape page.
 *
 * @param size the cut card, mm; 63 x 88 gives four units on A4 (margins 20.5 and 15) and on Letter (11.7 and 17.95)
 * @param gutter mm between front and back, 0 for sleeves, 5 or more for gluing; the fold runs through its middle
 * @throws RangeError when not even one unit fits: sizes are the product's own, not a player's.
 */
export const layoutOf = (paper: Paper, size: CardSize, gutter = 0): PaperLayout => {
  const width = 2 * size.width + gutter;
  const space = (length: number): number => length - 2 * (unprintable + leastMarkSpace);
  const columns = fit(space(paper.width), width);
  const rows = fit(space(paper.height), size.height);
  if (!(columns >= 1 && rows >= 1))
    throw new RangeError(`A card of ${size.width} x ${size.height} mm does not fit on ${paper.id}.`);

  const margin = {
    x: (paper.width - columns * width - (columns - 1) * unitGap) / 2,
    y: (paper.height - rows * size.height - (rows - 1) * unitGap) / 2,
  };
  const units = Array.from({ length: columns * rows }, (_, index): Unit => {
    const x = margin.x + (index % columns) * (width + unitGap);
    const y = margin.y + Math.floor(index / columns) * (size.height + unitGap);
    return {
      front: { x, y },
      back: { x: x + size.width + gutter, y },
      fold: x + size.width + gutter / 2,
    };
  });
  return { paper, size, gutter, columns, rows, margin, units };
};

/**
 * Lays out as many faces as fit on one side of a landscape page, so that backs can be moved by `mostOffset` to meet them.
 *
 * @param size the cut card, mm; both sizes give eight cells on A4 and on Letter
 * @throws RangeError when not even one fits
 */
export const gridOf = (paper: Paper, size: CardSize): Grid => {
  const fitting = (length: number, of: number): number =>
    Math.floor((length - 2 * (unprintable + mostOffset) + 1e-9) / of);
  const columns = fitting(paper.width, size.width);
  const rows = fitting(paper.height, size.height);
  if (!(columns >= 1 && rows >= 1))
    throw new RangeError(`A card of ${size.width} x ${size.height} mm does not fit on ${paper.id}.`);
  const margin = {
    x: (paper.width - columns * size.width) / 2,
    y: (paper.height - rows * size.height) / 2,
  };
  const cells = Array.from({ length: columns * rows }, (_, index): Place => ({
    x: margin.x + (index % columns) * size.width,
    y: margin.y + Math.floor(index / columns) * size.height,
  }));
  return { paper, size, columns, rows, margin, cells };
};

/**
 * Three by three sides on an upright page, which both sizes of card fit on both papers; on Letter with margins that are
 * narrower than those of other sheets, down to 6.35 mm.
 */
export const uprightGrid = ({ id, width, height }: Paper, size: CardSize): Grid => {
  const paper = { id, width: height, height: width };
  const [columns, rows] = [3, 3];
  const margin = {
    x: (paper.width - columns * size.width) / 2,
    y: (paper.height - rows * size.height) / 2,
  };
  const cells = Array.from({ length: columns * rows }, (_, index): Place => ({
    x: margin.x + (index % columns) * size.width,
    y: margin.y + Math.floor(index / columns) * size.height,
  }));
  return { paper, size, columns, rows, margin, cells };
};

/**
 * Where a back lies on its own page to meet the front that lies at `front` when the paper is turned over its short edge:
 * mirrored, and moved against what the printer does. `offset` as in `Joining`; all mm.
 */
export const behind = (
  { paper, size }: Pick<Grid, 'paper' | 'size'>,
  front: Place,
  offset: Place,
): Place => ({
  x: paper.width - front.x - size.width + offset.x,
  y: front.y - offset.y,
});
