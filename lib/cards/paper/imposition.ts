import { type Card, type CardFace, type CardSize, type Drawing, isPiece } from '../card';
import { type Place, foldAtEdge, papers, unprintable, type Joining, type Paper, type PaperId } from './paper';
import { cropAndFoldMarks, gridMarks, marksAround } from './crop-marks';
import { inLook, type InkLook } from '../ink-look';
import { behind, gridOf, layoutOf, uprightGrid } from './layout';
import { outlineOf, sharedStrip, shareSheets, type Shared, type Sided, type Sides } from './shared-sheets';
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
type Placeable = Pick<Card, 'id' | 'name' | 'size' | 'unmarked'> & { readonly kind: string };

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
  /** It comes on the other side of the page before it. */
  readonly otherSide?: true;
}

export interface SheetOptions {
  readonly paper: PaperId;
  readonly labels: PaperLabels;
  /** Every card is cut to this, pieces are not; each keeps its own size unless told. */
  readonly size?: CardSize;
  /** Colour unless told. */
  readonly ink?: InkLook;
  /** How the sides of cards and pieces come together: folded at the edge unless told; pieces need no gutter. */
  readonly joining?: Joining;
  /** Counters have their backs on the other side of the paper, so many mm aside, whatever the cards have. */
  readonly counterBacks?: Place | undefined;
}

type Group = readonly [Card, ...Card[]];

const isGroup = (cards: readonly Card[]): cards is Group => cards.length > 0;

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

const front = (card: Card, at: Place): PlacedFace => ({ card, side: 'front', face: card.front, at });
const back = (card: Card, at: Place): PlacedFace => ({ card, side: 'back', face: card.back, at });
const countNotesOf = (cards: readonly Card[]) => cards.flatMap(({ countNote }) => countNote ?? []);

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

/** Fronts with marks, ruler and texts, then their backs alone: marks on both sides would never meet exactly. */
const duplexSheets = (cards: Group, paper: Paper, offset: Place, labels: PaperLabels): readonly Sheet[] => {
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

/** The other side of a shared sheet: the backs that lie there, or nothing at all. */
const backsOf = (shared: readonly Shared[], paper: Paper): Sheet => ({
  paper,
  faces: shared.flatMap(({ card, sides, front: at }) =>
    sides.by === 'duplex' ? [back(card, behind({ paper, size: card.size }, at, sides.offset))] : [],
  ),
  marks: [],
  texts: [],
  otherSide: true,
});

/** mm of a strip for one line of notes, and by which it grows at least where they need more. */
const leastNotes = 3.2;
const noteLine = 2.1;

/**
 * Cards and pieces of all sizes together, with what is told of them at the top: as much of it as a sheet needs.
 *
 * @param enough undefined comes back where they take more sheets than these
 */
const sharedSheets = (
  things: readonly Sided[],
  paper: Paper,
  labels: PaperLabels,
  enough?: number,
): readonly Sheet[] | undefined => {
  const noteOf = (shared: readonly Shared[]) =>
    countNoteTexts(countNotesOf(shared.map(({ card }) => card)), paper, labels);
  let top = leastNotes;
  let sheets = shareSheets(things, paper, top, enough);
  for (;;) {
    if (enough !== undefined && sheets.length > enough) return undefined;
    const needed = Math.max(0, ...sheets.map((shared) => noteOf(shared).height));
    if (needed <= top) break;
    top = Math.max(needed, top + noteLine);
    sheets = shareSheets(things, paper, top, enough);
  }
  return sheets.flatMap((shared) => {
    const backs = backsOf(shared, paper);
    const isDuplex = backs.faces.length > 0;
    const texts = paperTexts(footOf(paper, sharedStrip, isDuplex), labels);
    return [
      {
        paper,
        faces: shared.flatMap(({ card, front: at, back: other }) => [
          front(card, at),
          ...(other ? [back(card, other)] : []),
        ]),
        marks: [...marksAround(shared.flatMap(outlineOf), paper), ...texts.ruler],
        texts: [...texts.lines, ...noteOf(shared).drawings],
      },
      ...(isDuplex ? [backs] : []),
    ];
  });
};

/** All sides one after the other on upright pages; without ruler and texts where the paper has no strip for them. */
const sleeveSheets = (cards: Group, paper: Paper, labels: PaperLabels): readonly Sheet[] => {
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

const cardSheets = (cards: Group, paper: Paper, joining: Joining, labels: PaperLabels): readonly Sheet[] => {
  switch (joining.by) {
    case 'fold':
      return foldSheets(cards, paper, joining.gutter, labels);
    case 'duplex':
      return duplexSheets(cards, paper, joining.offset, labels);
    case 'sleeve':
      return sleeveSheets(cards, paper, labels);
  }
};

/** Cards that fill sheets of their own, and those that are left over. */
const fullSheets = (cards: Group, paper: Paper, joining: Joining) => {
  if (joining.by === 'sleeve') return { full: cards, rest: [] };
  const places =
    joining.by === 'fold'
      ? layoutOf(paper, cards[0].size, joining.gutter).units
      : gridOf(paper, cards[0].size).cells;
  const full = cards.length - (cards.length % places.length);
  return { full: cards.slice(0, full), rest: cards.slice(full) };
};

/** How the sides of a card or piece come together under these options. */
const sidesOf = (
  { kind, oneSided }: Card,
  joining: Joining,
  counterBacks: SheetOptions['counterBacks'],
): Sides => {
  if (oneSided) return { by: 'none' };
  if (kind === 'counter')
    return counterBacks ? { by: 'duplex', offset: counterBacks } : { by: 'fold', gutter: 0 };
  if (joining.by === 'duplex') return joining;
  return { by: 'fold', gutter: joining.by === 'sleeve' || isPiece({ kind }) ? 0 : joining.gutter };
};

/** Pages of fronts: the backs of shared ones lie behind them. */
const frontsOf = (sheets: readonly Sheet[]): number => sheets.filter(({ otherSide }) => !otherSide).length;

/**
 * Puts cards and pieces on so many sheets of paper or fewer, as `impose` does; undefined where that is not found. The first
 * way that is found is taken.
 */
const imposeOn = (
  cards: readonly Card[],
  options: SheetOptions,
  enough: number | undefined,
): readonly Sheet[] | undefined => {
  const { labels, size, ink = 'colour', joining = foldAtEdge, counterBacks } = options;
  const paper = papers[options.paper];
  // Counters of one kind are one card, which is not changed forty times.
  const changed = new Map<Card, Card>();
  const ready = cards.map((card) => {
    const known = changed.get(card) ?? inLook(size && !isPiece(card) ? cutTo(card, size) : card, ink);
    changed.set(card, known);
    return known;
  });
  const sided = (card: Card): Sided => ({ card, sides: sidesOf(card, joining, counterBacks) });
  // A card of one side takes half the room of those that are folded.
  const isAlone = (card: Card): boolean => isPiece(card) || (joining.by === 'fold' && card.oneSided === true);
  const pieces = ready.filter(isAlone).map(sided);
  const groups = bySize(ready.filter((card) => !isAlone(card)));
  /** Sheets that are full, and things together on what further ones are allowed. */
  const beside = (
    full: readonly Sheet[],
    things: readonly Sided[],
    most: number | undefined,
  ): readonly Sheet[] | undefined => {
    const left = most === undefined ? undefined : most - frontsOf(full);
    const shared = left !== undefined && left < 0 ? undefined : sharedSheets(things, paper, labels, left);
    return shared && [...full, ...shared];
  };
  const apart = beside(
    groups.flatMap((group) => cardSheets(group, paper, joining, labels)),
    pieces,
    enough,
  );
  if (pieces.length === 0 || (apart && enough !== undefined)) return apart;
  let best = apart;
  const most = (): number | undefined => (best ? frontsOf(best) - 1 : enough);
  const parted = groups.map((group) => fullSheets(group, paper, joining));
  if (parted.some(({ rest }) => rest.length > 0))
    best =
      beside(
        parted.flatMap(({ full }) => (isGroup(full) ? cardSheets(full, paper, joining, labels) : [])),
        [...parted.flatMap(({ rest }) => rest.map(sided)), ...pieces],
        most(),
      ) ?? best;
  // With a gutter, sheets that are full of cards may be half empty.
  if (joining.by === 'fold' && joining.gutter > 0) best = beside([], ready.map(sided), most()) ?? best;
  return best;
};

/**
 * Puts cards and pieces on sheets: cards that fill sheets by themselves in their order, each size apart, then what is left
 * of them together with pieces of all sizes, unless that takes as many sheets as they do apart. No cards give no sheets.
 */
export const impose = (cards: readonly Card[], options: SheetOptions): readonly Sheet[] =>
  imposeOn(cards, options, undefined) ?? [];

/** The same where it takes so many sheets of paper or fewer; undefined where no such way is found. */
export const imposeWithin = (
  cards: readonly Card[],
  options: SheetOptions,
  enough: number,
): readonly Sheet[] | undefined => imposeOn(cards, options, enough);
