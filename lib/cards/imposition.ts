import type { Card, CardSize, Drawing } from './card';
import { cropAndFoldMarks } from './crop-marks';
import { papers, unitGap, unprintable, type Paper, type PaperId, type SheetLayout, type Unit } from './paper';
import { sheetTexts, type SheetLabels } from './sheet-texts';

/** mm beyond the cards that the shortest useful crop mark takes: 1 mm off the card, 1 mm long. */
const leastMarkRoom = 2;

/** How many things of `length` fit into `room` with the unit gap between them. */
const fit = (room: number, length: number): number =>
  Math.floor((room + unitGap + 1e-9) / (length + unitGap));

/**
 * Lays out as many gutterfold units as fit on a landscape page.
 *
 * @param size the cut card, mm; 63 x 88 gives four units on A4 (margins 20.5 and 15) and on Letter (11.7 and 17.95)
 * @param gutter mm between front and back, 0 for sleeves, 5 or more for gluing; the fold runs through its middle
 * @throws RangeError when not even one unit fits: sizes are the product's own, not a player's.
 */
export const layoutOf = (paper: Paper, size: CardSize, gutter = 0): SheetLayout => {
  const width = 2 * size.width + gutter;
  const room = (length: number): number => length - 2 * (unprintable + leastMarkRoom);
  const columns = fit(room(paper.width), width);
  const rows = fit(room(paper.height), size.height);
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

/** A card with the top left corners of its faces on the sheet. */
export interface PlacedCard extends Unit {
  readonly card: Card;
}

/** One page: cards at their places, and what stands around them as drawings in mm from the paper's top left. */
export interface Sheet {
  readonly paper: Paper;
  readonly cards: readonly PlacedCard[];
  /** Crop marks, fold marks and the ruler: black on every paper. */
  readonly marks: readonly Drawing[];
  readonly texts: readonly Drawing[];
}

export interface SheetOptions {
  readonly paper: PaperId;
  readonly labels: SheetLabels;
  /** mm between front and back; 0 unless told. */
  readonly gutter?: number;
}

const bySize = (cards: readonly Card[]): readonly (readonly [Card, ...Card[]])[] => {
  const groups = new Map<string, [Card, ...Card[]]>();
  for (const card of cards) {
    const key = `${card.size.width} x ${card.size.height}`;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
};

/** Puts cards on sheets in their order, each size on sheets of its own; no cards give no sheets. */
export const impose = (cards: readonly Card[], options: SheetOptions): readonly Sheet[] =>
  bySize(cards).flatMap((group) => {
    const layout = layoutOf(papers[options.paper], group[0].size, options.gutter);
    const texts = sheetTexts(layout, options.labels);
    const pages = Math.ceil(group.length / layout.units.length);
    return Array.from({ length: pages }, (_, page): Sheet => {
      const placed = layout.units.flatMap((unit, index): PlacedCard[] => {
        const card = group[page * layout.units.length + index];
        return card ? [{ card, ...unit }] : [];
      });
      return {
        paper: layout.paper,
        cards: placed,
        marks: [...cropAndFoldMarks(layout, placed), ...texts.ruler],
        texts: texts.lines,
      };
    });
  });
