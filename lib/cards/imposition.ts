import type { Card, CardFace, CardSize, Drawing } from './card';
import { cropAndFoldMarks, gridMarks } from './crop-marks';
import { cutTo } from './cut';
import { inLook, type InkLook } from './ink-look';
import {
  foldAtEdge,
  mostOffset,
  papers,
  unitGap,
  unprintable,
  type Grid,
  type Joining,
  type Paper,
  type PaperId,
  type Place,
  type SheetLayout,
  type Unit,
} from './paper';
import { sheetTexts, type SheetLabels, type Strips } from './sheet-texts';

/** mm beyond the cards that the shortest useful crop mark takes: 1 mm off the card, 1 mm long. */
const leastMarkRoom = 2;
/** mm a card must be wide for the ruler to stand between its crop marks; under smaller ones it stands beyond them. */
const widestCounter = 30;
/** mm beyond counters: their crop marks, then ruler and texts. */
const counterMarks = 3.7;
const counterStrip = 7.2;

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
  const isCounter = size.width <= widestCounter;
  const room = (length: number, marks = leastMarkRoom): number => length - 2 * (unprintable + marks);
  const columns = fit(room(paper.width), width);
  const rows = fit(room(paper.height, isCounter ? counterMarks + counterStrip : leastMarkRoom), size.height);
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
 * Where a back lies on its own page to meet the front that lies at `front` when the paper is turned over its short edge:
 * mirrored, and moved against what the printer does. `offset` as in `Joining`; all mm.
 */
export const behind = ({ paper, size }: Grid, front: Place, offset: Place): Place => ({
  x: paper.width - front.x - size.width + offset.x,
  y: front.y - offset.y,
});

/** One side of a card with its top left corner on the sheet. */
export interface PlacedFace {
  readonly card: Card;
  readonly side: 'front' | 'back';
  readonly face: CardFace;
  readonly at: Place;
}

/** One page: faces at their places, and what stands around them as drawings in mm from the paper's top left. */
export interface Sheet {
  readonly paper: Paper;
  readonly faces: readonly PlacedFace[];
  /** Crop marks, fold marks and the ruler: black on every paper. */
  readonly marks: readonly Drawing[];
  readonly texts: readonly Drawing[];
}

export interface SheetOptions {
  readonly paper: PaperId;
  readonly labels: SheetLabels;
  /** Every card is cut to this; each keeps its own size unless told. */
  readonly size?: CardSize;
  /** Colour unless told. */
  readonly ink?: InkLook;
  /** Folded at the card's edge unless told. */
  readonly joining?: Joining;
}

type Group = readonly [Card, ...Card[]];

const bySize = (cards: readonly Card[]): readonly Group[] => {
  const groups = new Map<string, [Card, ...Card[]]>();
  for (const card of cards) {
    const key = `${card.size.width} x ${card.size.height}`;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
};

/** Cards by pages, each with the place that it gets there. */
const pagesOf = <At>(cards: Group, places: readonly At[]): readonly (readonly { card: Card; at: At }[])[] =>
  Array.from({ length: Math.ceil(cards.length / places.length) }, (_, page) =>
    places.flatMap((at, index) => {
      const card = cards[page * places.length + index];
      return card ? [{ card, at }] : [];
    }),
  );

const front = (card: Card, at: Place): PlacedFace => ({ card, side: 'front', face: card.front, at });
const back = (card: Card, at: Place): PlacedFace => ({ card, side: 'back', face: card.back, at });

/** Where ruler and texts stand: between the marks of cards, beyond those of counters. */
const stripsOf = (layout: SheetLayout): Strips => {
  const { paper, margin, size, units, columns } = layout;
  if (size.width > widestCounter) {
    const lefts = units.slice(0, columns).flatMap((unit) => [unit.front.x, unit.back.x]);
    return { ...layout, lefts, isDuplex: false };
  }
  const left = unprintable + leastMarkRoom;
  const width = (paper.width - 2 * left) / 4;
  return {
    paper,
    size: { width, height: size.height },
    margin: { x: left, y: margin.y - counterMarks },
    lefts: [0, 1, 2, 3].map((column) => left + column * width),
    isDuplex: false,
  };
};

const foldSheets = (cards: Group, paper: Paper, gutter: number, labels: SheetLabels): readonly Sheet[] => {
  const layout = layoutOf(paper, cards[0].size, gutter);
  const texts = sheetTexts(stripsOf(layout), labels);
  return pagesOf(cards, layout.units).map((placed) => ({
    paper,
    faces: placed.flatMap(({ card, at }) => [front(card, at.front), back(card, at.back)]),
    marks: [
      ...cropAndFoldMarks(
        layout,
        placed.map(({ at }) => at),
      ),
      ...texts.ruler,
    ],
    texts: texts.lines,
  }));
};

/** Fronts with marks and ruler, then their backs alone: marks on both sides would never meet exactly. */
const duplexSheets = (cards: Group, paper: Paper, offset: Place, labels: SheetLabels): readonly Sheet[] => {
  const grid = gridOf(paper, cards[0].size);
  const lefts = grid.cells.slice(0, grid.columns).map(({ x }) => x);
  const texts = sheetTexts({ ...grid, lefts, isDuplex: true }, labels);
  return pagesOf(cards, grid.cells).flatMap((placed) => [
    {
      paper,
      faces: placed.map(({ card, at }) => front(card, at)),
      marks: [
        ...gridMarks(
          grid,
          placed.map(({ at }) => at),
        ),
        ...texts.ruler,
      ],
      texts: texts.lines,
    },
    {
      paper,
      faces: placed.map(({ card, at }) => back(card, behind(grid, at, offset))),
      marks: [],
      texts: [],
    },
  ]);
};

/** Puts cards on sheets in their order, each size on sheets of its own; no cards give no sheets. */
export const impose = (cards: readonly Card[], options: SheetOptions): readonly Sheet[] => {
  const { labels, size, ink = 'colour', joining = foldAtEdge } = options;
  const paper = papers[options.paper];
  const ready = cards.map((card) => inLook(size && card.kind !== 'counter' ? cutTo(card, size) : card, ink));
  return bySize(ready).flatMap((group) =>
    joining.by === 'fold' || group[0].kind === 'counter'
      ? foldSheets(
          group,
          paper,
          joining.by === 'fold' && group[0].kind !== 'counter' ? joining.gutter : 0,
          labels,
        )
      : duplexSheets(group, paper, joining.offset, labels),
  );
};
