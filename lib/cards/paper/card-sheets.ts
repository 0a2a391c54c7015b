import type { Card } from '../card';
import { cropAndFoldMarks, gridMarks } from './crop-marks';
import { behind, gridOf, layoutOf, uprightGrid } from './layout';
import type { Joining, Paper, Place } from './paper';
import { paperTexts, type PaperLabels } from './paper-texts';
import { back, front, type PrintSheet } from './print-sheet';

export type Group = readonly [Card, ...Card[]];

export const isGroup = (cards: readonly Card[]): cards is Group => cards.length > 0;

export const bySize = (cards: readonly Card[]): readonly Group[] => {
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
const pagesOf = <At>(
  cards: readonly Card[],
  places: readonly At[],
): readonly (readonly { card: Card; at: At }[])[] =>
  Array.from({ length: Math.ceil(cards.length / places.length) }, (_, page) =>
    places.flatMap((at, index) => {
      const card = cards[page * places.length + index];
      return card ? [{ card, at }] : [];
    }),
  );

const foldSheets = (
  cards: Group,
  paper: Paper,
  gutter: number,
  labels: PaperLabels,
): readonly PrintSheet[] => {
  const layout = layoutOf(paper, cards[0].size, gutter);
  const lefts = layout.units.slice(0, layout.columns).flatMap((unit) => [unit.front.x, unit.back.x]);
  const texts = paperTexts({ ...layout, lefts, isDuplex: false }, labels);
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

/** Fronts with marks, ruler and texts, then only their backs: marks on both sides would never meet exactly. */
const duplexSheets = (
  cards: Group,
  paper: Paper,
  offset: Place,
  labels: PaperLabels,
): readonly PrintSheet[] => {
  const grid = gridOf(paper, cards[0].size);
  const lefts = grid.cells.slice(0, grid.columns).map(({ x }) => x);
  const texts = paperTexts({ ...grid, lefts, isDuplex: true }, labels);
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
      otherSide: true,
    },
  ]);
};

/** mm below upright cards that the ruler and the texts take. */
const leastStrip = 15;

/** All sides one after the other on upright pages; without ruler and texts where the paper has no strip for them. */
const sleeveSheets = (cards: Group, paper: Paper, labels: PaperLabels): readonly PrintSheet[] => {
  const grid = uprightGrid(paper, cards[0].size);
  const lefts = grid.cells.slice(0, grid.columns).map(({ x }) => x);
  const texts =
    grid.margin.y >= leastStrip
      ? paperTexts({ ...grid, lefts, isDuplex: false }, labels)
      : { ruler: [], lines: [] };
  const sides = cards.flatMap((card) => [
    { card, side: front },
    ...(card.oneSided ? [] : [{ card, side: back }]),
  ]);
  const { cells } = grid;
  return Array.from({ length: Math.ceil(sides.length / cells.length) }, (_, page) => {
    const placed = cells.flatMap((at, index) => {
      const one = sides[page * cells.length + index];
      return one ? [one.side(one.card, at)] : [];
    });
    const marks = gridMarks(
      grid,
      placed.map(({ at }) => at),
    );
    return { paper: grid.paper, faces: placed, marks: [...marks, ...texts.ruler], texts: texts.lines };
  });
};

export const cardSheets = (
  cards: Group,
  paper: Paper,
  joining: Joining,
  labels: PaperLabels,
): readonly PrintSheet[] => {
  switch (joining.by) {
    case 'fold':
      return foldSheets(cards, paper, joining.gutter, labels);
    case 'duplex':
      return duplexSheets(cards, paper, joining.offset, labels);
    case 'sleeve':
      return sleeveSheets(cards, paper, labels);
  }
};

/** Cards that fill whole sheets, and those that are left over. */
export const fullSheets = (cards: Group, paper: Paper, joining: Joining) => {
  if (joining.by === 'sleeve') return { full: cards, rest: [] };
  const places =
    joining.by === 'fold'
      ? layoutOf(paper, cards[0].size, joining.gutter).units
      : gridOf(paper, cards[0].size).cells;
  const full = cards.length - (cards.length % places.length);
  return { full: cards.slice(0, full), rest: cards.slice(full) };
};
