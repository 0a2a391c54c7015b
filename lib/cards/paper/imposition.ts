import { type Card, type CardFace, type CardSize, type Drawing, isPiece } from '../card';
import {
  type Place,
  footHeight,
  type DrawPages,
  foldAtEdge,
  papers,
  unprintable,
  type Grid,
  type Joining,
  type Paper,
  type PaperId,
} from './paper';
import { cropAndFoldMarks, gridMarks, marksAround } from './crop-marks';
import { faceInLook, inLook, type InkLook } from '../ink-look';
import { behind, gridOf, layoutOf } from './layout';
import { outlineOf, pieceMarks, pieceStrip, shelve } from './shelves';
import { paperTexts, countNoteTexts, type PaperLabels, type Strips } from './paper-texts';

const moved = (drawing: Drawing, { x, y }: Place): Drawing =>
  drawing.draw === 'line'
    ? {
        ...drawing,
        from: [drawing.from[0] + x, drawing.from[1] + y],
        to: [drawing.to[0] + x, drawing.to[1] + y],
      }
    : { ...drawing, x: drawing.x + x, y: drawing.y + y };

/**
 * The card as it is cut to a size in mm: what is drawn keeps its own size, so that type and QR code stay as readable,
 * and stands in the middle.
 */
export const cutTo = (card: Card, size: CardSize): Card => {
  const by = { x: (size.width - card.size.width) / 2, y: (size.height - card.size.height) / 2 };
  if (by.x === 0 && by.y === 0) return card;
  const face = (side: CardFace): CardFace => ({
    ...side,
    drawings: side.drawings.map((drawing) => moved(drawing, by)),
  });
  return { ...card, size, front: face(card.front), back: face(card.back) };
};

/** What lies on a sheet: a card or a piece, or all of a page that is not cut. */
type Placeable = Pick<Card, 'id' | 'name' | 'size'> & { readonly kind: string };

/** One side of a card with its top left corner on the sheet. */
export interface PlacedFace {
  readonly card: Placeable;
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
  readonly labels: PaperLabels;
  /** Every card is cut to this, pieces are not; each keeps its own size unless told. */
  readonly size?: CardSize;
  /** Colour unless told. */
  readonly ink?: InkLook;
  /** How the sides of cards, and of terrain, come together: folded at the edge unless told. */
  readonly joining?: Joining;
  /** Counters have their backs on the other side of the paper, `duplex` mm aside; folded unless told. Other pieces are always folded. */
  readonly counterBacks?: Place | undefined;
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
const countNotesOf = (cards: readonly Card[]) => cards.flatMap(({ countNote }) => countNote ?? []);

/** Four windows for ruler and texts in a strip at the foot of the paper, `height` mm high. */
const footOf = (paper: Paper, height: number, isDuplex = false): Strips => {
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

const foldSheets = (cards: Group, paper: Paper, gutter: number, labels: PaperLabels): readonly Sheet[] => {
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

/** Pieces of all sizes, folded or of one side. */
const pieceSheets = (cards: readonly Card[], paper: Paper, labels: PaperLabels): readonly Sheet[] => {
  const texts = paperTexts(footOf(paper, pieceStrip), labels);
  return shelve(cards, paper).map((placed) => ({
    paper,
    faces: placed.flatMap((piece) => [
      front(piece.card, piece.front),
      ...(piece.back ? [back(piece.card, piece.back)] : []),
    ]),
    marks: [...marksAround(placed.map(outlineOf), paper), ...texts.ruler],
    texts: [...texts.lines, ...countNoteTexts(countNotesOf(placed.map(({ card }) => card)), paper, labels)],
  }));
};

/** Fronts with marks, ruler and texts, then their backs alone: marks on both sides would never meet exactly. */
const duplexSheets = (
  cards: Group,
  offset: Place,
  grid: Grid,
  texts: ReturnType<typeof paperTexts>,
  labels: PaperLabels,
): readonly Sheet[] =>
  pagesOf(cards, grid.cells).flatMap((placed) => [
    {
      paper: grid.paper,
      faces: placed.map(({ card, at }) => front(card, at)),
      marks: [
        ...gridMarks(
          grid,
          placed.map(({ at }) => at),
        ),
        ...texts.ruler,
      ],
      texts: [
        ...texts.lines,
        ...countNoteTexts(countNotesOf(placed.map(({ card }) => card)), grid.paper, labels),
      ],
    },
    {
      paper: grid.paper,
      faces: placed.map(({ card, at }) => back(card, behind(grid, at, offset))),
      marks: [],
      texts: [],
    },
  ]);

const cardSheets = (cards: Group, paper: Paper, joining: Joining, labels: PaperLabels): readonly Sheet[] => {
  if (joining.by === 'fold') return foldSheets(cards, paper, joining.gutter, labels);
  const grid = gridOf(paper, cards[0].size);
  const lefts = grid.cells.slice(0, grid.columns).map(({ x }) => x);
  return duplexSheets(
    cards,
    joining.offset,
    grid,
    paperTexts({ ...grid, lefts, isDuplex: true }, labels),
    labels,
  );
};

const duplexPieces = (cards: Group, paper: Paper, offset: Place, labels: PaperLabels): readonly Sheet[] => {
  const grid = gridOf(paper, cards[0].size, pieceStrip + pieceMarks);
  return duplexSheets(cards, offset, grid, paperTexts(footOf(paper, pieceStrip, true), labels), labels);
};

/**
 * Puts cards on sheets in their order, each size on sheets of its own, then pieces of all sizes together; no cards give
 * no sheets.
 */
export const impose = (cards: readonly Card[], options: SheetOptions): readonly Sheet[] => {
  const { labels, size, ink = 'colour', joining = foldAtEdge, counterBacks } = options;
  const paper = papers[options.paper];
  // Counters of one kind are one card, which is not changed forty times.
  const changed = new Map<Card, Card>();
  const ready = cards.map((card) => {
    const known = changed.get(card) ?? inLook(size && !isPiece(card) ? cutTo(card, size) : card, ink);
    changed.set(card, known);
    return known;
  });
  /** How far aside the back lies on the other side of the paper; undefined for what is folded. */
  const backsOf = ({ kind }: Card): Place | undefined => {
    if (kind === 'counter') return counterBacks;
    return kind === 'terrain' && joining.by === 'duplex' ? joining.offset : undefined;
  };
  return [
    ...bySize(ready.filter((card) => !isPiece(card))).flatMap((group) =>
      cardSheets(group, paper, joining, labels),
    ),
    ...pieceSheets(
      ready.filter((card) => isPiece(card) && !backsOf(card)),
      paper,
      labels,
    ),
    ...bySize(ready.filter(backsOf)).flatMap((group) => {
      const offset = backsOf(group[0]);
      return offset ? duplexPieces(group, paper, offset, labels) : [];
    }),
  ];
};

/** Pages that are not cut, in the inks of the cards, each with the ruler and the advice how to print at its foot. */
export const pageSheets = (
  drawn: readonly DrawPages[],
  { paper: id, labels, ink = 'colour' }: SheetOptions,
): readonly Sheet[] => {
  const paper = papers[id];
  const texts = paperTexts(footOf(paper, footHeight), labels);
  return drawn
    .flatMap((draw) => draw(paper))
    .map(({ id: page, name, face }) => ({
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
