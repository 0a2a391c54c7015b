import { type Card, type CountNote, isPiece } from '../card';
import { inLook } from '../ink-look';
import { bySize, cardSheets, fullSheets, isGroup } from './card-sheets';
import { marksAround } from './crop-marks';
import { cutTo } from './cut-to';
import { withoutFrame } from './borderless';
import { behind } from './layout';
import { foldAtEdge, papers, type Joining, type Paper } from './paper';
import { countNoteTexts, paperTexts, type PaperLabels } from './paper-texts';
import {
  noteStrip,
  sharedStrip,
  shareSheets,
  type Shared,
  type SharedWay,
  type Sided,
  type Sides,
} from './shared-sheets';
import { movedDown, outlineOf, slackBelow } from './shared-outline';
import { back, footOf, front, papersOf, type PrintSheet, type PrintSheetOptions } from './print-sheet';

const countNotesOf = (cards: readonly Card[]) => cards.flatMap(({ countNote }) => countNote ?? []);

/** How many pieces each note is about. */
const counted = (notes: readonly CountNote[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { what } of notes) counts.set(what, (counts.get(what) ?? 0) + 1);
  return counts;
};

/** The other side of a shared sheet: the backs that lie there, or nothing at all. */
const backsOf = (shared: readonly Shared[], paper: Paper): PrintSheet => ({
  paper,
  faces: shared.flatMap(({ card, sides, front: at }) =>
    sides.by === 'duplex' ? [back(card, behind({ paper, size: card.size }, at, sides.offset))] : [],
  ),
  marks: [],
  texts: [],
  otherSide: true,
});

/** mm of a strip for one line of notes, and by which it grows at least where they need more. */
const leastNotes = 3;
const noteLine = 2.7;

/**
 * Cards and pieces of all sizes together, with their instructions at the top: as much as each sheet needs.
 * @param way undefined comes back if they take more sheets than are enough
 */
const sharedSheets = (
  things: readonly Sided[],
  paper: Paper,
  labels: PaperLabels,
  way: Omit<SharedWay, 'top'>,
): readonly PrintSheet[] | undefined => {
  let top = leastNotes;
  const inAll = counted(countNotesOf(things.map(({ card }) => card)));
  // Free space at the foot of a sheet can be at its top as well.
  const noteOf = (shared: readonly Shared[]) => {
    const spare = Math.max(0, slackBelow(shared, paper));
    const room = Math.max(noteStrip, top + spare);
    const notes = countNotesOf(shared.map(({ card }) => card));
    const here = counted(notes);
    const told = notes.map(({ what, why }) => {
      const count = here.get(what) ?? 0;
      return { what: count === inAll.get(what) ? what : labels.someOf(what, count), why };
    });
    const note = countNoteTexts(told, paper, labels, room);
    return { ...note, needs: note.height - spare };
  };
  let sheets = shareSheets(things, paper, { ...way, top });
  while (sheets) {
    const needed = Math.max(0, ...sheets.map((shared) => noteOf(shared).needs));
    if (needed <= top || top >= noteStrip) break;
    top = Math.min(noteStrip, Math.max(needed, top + noteLine));
    sheets = shareSheets(things, paper, { ...way, top });
  }
  return sheets?.flatMap((packed) => {
    const note = noteOf(packed);
    const shared = movedDown(packed, Math.max(0, note.height - top));
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
        texts: [...texts.lines, ...note.drawings],
      },
      ...(isDuplex ? [backs] : []),
    ];
  });
};

/** How the sides of a card or piece come together under these options. */
const sidesOf = (
  { kind, oneSided }: Card,
  joining: Joining,
  counterBacks: PrintSheetOptions['counterBacks'],
): Sides => {
  if (oneSided) return { by: 'none' };
  if (kind === 'counter')
    return counterBacks ? { by: 'duplex', offset: counterBacks } : { by: 'fold', gutter: 0 };
  // A figure stands on the feet of two sides: one thickness of paper has only one.
  if (joining.by === 'duplex' && kind !== 'standee') return joining;
  return { by: 'fold', gutter: joining.by === 'fold' && !isPiece({ kind }) ? joining.gutter : 0 };
};

/** Cards and pieces ready to be laid on sheets. */
const layout = (cards: readonly Card[], options: PrintSheetOptions) => {
  const { labels, size, ink = 'colour', joining = foldAtEdge, counterBacks, isBorderless = false } = options;
  const paper = papers[options.paper];
  // Counters of one kind are one card, which is not changed forty times.
  const changed = new Map<Card, Card>();
  const ready = cards.map((card) => {
    const framed = isBorderless ? withoutFrame(card) : card;
    const known = changed.get(card) ?? inLook(size && !isPiece(card) ? cutTo(framed, size) : framed, ink);
    changed.set(card, known);
    return known;
  });
  const sided = (card: Card): Sided => ({ card, sides: sidesOf(card, joining, counterBacks) });
  // A card of one side takes half the room of those that are folded, a strip of panels more than any.
  const isAlone = (card: Card): boolean =>
    isPiece(card) || card.panels !== undefined || (joining.by === 'fold' && card.oneSided === true);
  const pieces = ready.filter(isAlone).map(sided);
  const groups = bySize(ready.filter((card) => !isAlone(card)));
  /** Sheets that are full, and things together on what further ones are allowed. */
  const beside = (
    full: readonly PrintSheet[],
    things: readonly Sided[],
    most: number | undefined,
    way: Omit<SharedWay, 'top' | 'enough'> = {},
  ): readonly PrintSheet[] | undefined => {
    const enough = most === undefined ? undefined : most - papersOf(full);
    const shared =
      enough !== undefined && enough < 0
        ? undefined
        : sharedSheets(things, paper, labels, { ...way, enough });
    return shared && [...full, ...shared];
  };
  const onlyCards = (): readonly PrintSheet[] =>
    groups.flatMap((group) => cardSheets(group, paper, joining, labels));
  const parted = groups.map((group) => fullSheets(group, paper, joining));
  const full = (): readonly PrintSheet[] =>
    parted.flatMap((one) => (isGroup(one.full) ? cardSheets(one.full, paper, joining, labels) : []));
  const rest = parted.flatMap((one) => one.rest.map(sided));
  return { ready: ready.map(sided), pieces, rest, full, beside, joining, onlyCards };
};

/**
 * Puts cards and pieces on sheets as `impose` does.
 *
 * @param enough this many sheets of paper or fewer: the first way that is found is taken, and undefined comes back where none
 *   is; undefined looks for the fewest
 */
export const imposeWithin = (
  cards: readonly Card[],
  options: PrintSheetOptions,
  enough: number | undefined,
): readonly PrintSheet[] | undefined => {
  const { ready, pieces, rest, full, beside, joining, onlyCards } = layout(cards, options);
  const apart = beside(onlyCards(), pieces, enough);
  if (pieces.length === 0 || (apart && enough !== undefined)) return apart;
  let best = apart;
  const most = (): number | undefined => (best ? papersOf(best) - 1 : enough);
  if (rest.length > 0) best = beside(full(), [...rest, ...pieces], most()) ?? best;
  // With a gutter, sheets that are full of cards may be half empty.
  if (joining.by === 'fold' && joining.gutter > 0) best = beside([], ready, most()) ?? best;
  return best;
};

/**
 * As `imposeWithin` on this many sheets of paper, with as much on the emptiest as can be; undefined where that fails.
 * @param isLoose sets of pieces may be parted, and cards that fill a sheet spread over others
 */
export const imposeEvenly = (
  cards: readonly Card[],
  options: PrintSheetOptions,
  count: number,
  isLoose = false,
): readonly PrintSheet[] | undefined => {
  const { ready, pieces, rest, full, beside, joining } = layout(cards, options);
  return isLoose && joining.by === 'fold'
    ? beside([], ready, count, { isEven: true, isLoose })
    : beside(full(), [...rest, ...pieces], count, { isEven: true, isLoose });
};

/**
 * Puts cards and pieces on sheets: cards that fill sheets by themselves in their order, each size apart, then what is left
 * of them together with pieces of all sizes, unless that takes as many sheets as they do apart. No cards give no sheets.
 */
export const impose = (cards: readonly Card[], options: PrintSheetOptions): readonly PrintSheet[] =>
  imposeWithin(cards, options, undefined) ?? [];
