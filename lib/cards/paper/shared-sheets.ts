import { isPiece, type Card } from '../card';
import { fill, type Batch, type Packed } from './fill-sheets';
import type { Box } from './free-boxes';
import { gathered, scatterOf, type Gathering } from './gather';
import { pack, packEvenly, packWithin } from './packing';
import { unprintable, type Paper, type Place } from './paper';

/**
 * mm at the bottom of a shared sheet for the ruler and the printing advice, and at its top for three lines of
 * instructions.
 */
export const sharedStrip = 7.2;
export const noteStrip = 8.4;
/** mm around what has crop marks that nothing else takes: nobody cuts by the marks of another; of one size, one cut serves two. */
export const markedMargin = 3;
const markedGap = 0;
/** mm around what has none, and between two of them. */
export const plainMargin = 0.8;
const plainGap = 3;

/** How the two sides of something come together, if it has two. */
export type Sides =
  | { readonly by: 'none' }
  /** Side by side, with this many mm between them. */
  | { readonly by: 'fold'; readonly gutter: number }
  /** The back on the other side of the paper, mm aside as in `Joining`. */
  | { readonly by: 'duplex'; readonly offset: Place };

/** A card or piece, and how its sides come together. */
export interface Sided {
  readonly card: Card;
  readonly sides: Sides;
}

/** A card or piece at its place: its front and, where both are on one page, its back. */
export interface Shared extends Sided {
  readonly front: Place;
  readonly back?: Place;
}

/** mm of what lies on the page of fronts. */
export const widthOf = ({ card: { size }, sides }: Sided): number =>
  sides.by === 'fold' ? 2 * size.width + sides.gutter : size.width;

/** One thing, or a set of them at their places on a rectangle; mm. */
type Block = readonly { readonly thing: Sided; readonly x: number; readonly y: number }[];

/** The same for things that can change places. */
const footprintOf = (thing: Sided): string =>
  `${widthOf(thing).toFixed(3)} ${thing.card.size.height.toFixed(3)} ${String(thing.card.unmarked)}`;

const batchesOf = (things: readonly Sided[]): readonly Batch<Sided>[] => {
  const batches = new Map<string, Sided[]>();
  for (const thing of things) {
    const key = footprintOf(thing);
    const same = batches.get(key);
    if (same) same.push(thing);
    else batches.set(key, [thing]);
  }
  return [...batches.values()].flatMap((items) =>
    items.slice(0, 1).map((first) => ({
      items,
      width: widthOf(first),
      height: first.card.size.height,
      ...(first.card.unmarked
        ? { gap: plainGap, margin: plainMargin }
        : { gap: markedGap, margin: markedMargin }),
    })),
  );
};

/** Widths that are tried for a set, as shares of the sheet's. */
const setWidths = Array.from({ length: 14 }, (_, step) => 1 - step * 0.07);

/** Shapes in which the largest set is tried. */
const mostShapes = 5;

/** A set on rectangles of some widths, the smallest first; none where no sheet holds it. */
const shapesOf = (things: readonly Sided[], area: Box): readonly Batch<Block>[] => {
  const batches = batchesOf(things).toSorted((one, other) => other.height - one.height);
  const shapes: Batch<Block>[] = [];
  for (const share of setWidths) {
    const space = { x: 0, y: 0, width: area.width * share, height: area.height };
    const isHeld = batches.every(
      ({ width, height, margin }) => width + 2 * margin <= space.width && height + 2 * margin <= space.height,
    );
    if (!isHeld) break;
    const { sheets, left } = fill(batches, space, 'together', 1);
    if (left > 0) continue;
    const placed = sheets.flat();
    const margin = Math.max(...batches.map((batch) => batch.margin));
    const width = Math.max(...placed.map(({ item, x }) => x + widthOf(item))) + margin;
    const height = Math.max(...placed.map(({ item, y }) => y + item.card.size.height)) + margin;
    if (shapes.some((shape) => shape.width <= width && shape.height <= height)) continue;
    const block = placed.map(({ item, x, y }) => ({ thing: item, x, y }));
    shapes.push({ items: [block], width, height, gap: 0, margin: 0 });
  }
  return shapes.toSorted((one, other) => one.width * one.height - other.width * other.height);
};

/** Pieces that players look for together, so they should lie on one sheet; undefined for cards and texts. */
export const searchedAs = ({ kind, name, set }: Pick<Card, 'kind' | 'name' | 'set'>): string | undefined => {
  if (set !== undefined) return set;
  if (kind === 'panel') return undefined;
  if (kind === 'counter' || kind === 'part') return `${kind} ${name}`;
  return isPiece({ kind }) ? kind : undefined;
};

/** A set that is parted counts as several kinds that lie on two sheets: its pieces are used together. */
const setCountsAs = [1, 2, 3];

/** An answer about a block is found once: packing asks for it thousands of times. */
const onceEach = <Answer>(find: (block: Block) => Answer): ((block: Block) => Answer) => {
  const known = new WeakMap<Block, { readonly answer: Answer }>();
  return (block) => {
    const found = known.get(block) ?? { answer: find(block) };
    known.set(block, found);
    return found.answer;
  };
};

const gathering: Gathering<Block> = {
  kindsOf: onceEach((block) =>
    block.flatMap(({ thing: { card } }) => {
      const kind = searchedAs(card);
      if (kind === undefined) return [];
      return card.set === undefined ? [kind] : setCountsAs.map((nth) => `${kind} ${nth}`);
    }),
  ),
  footprintOf: onceEach(([first, ...others]) =>
    first && others.length === 0 ? footprintOf(first.thing) : undefined,
  ),
};

const single = (batch: Batch<Sided>): Batch<Block> => ({
  ...batch,
  items: batch.items.map((thing) => [{ thing, x: 0, y: 0 }]),
});

/**
 * Batches in which sets are one thing each: first all of them, then all but one, then ever fewer, those of one size and
 * those that take the least room parted first; at last only the largest, in other shapes. A set that no sheet holds is parted at once.
 */
const waysWithSets = (things: readonly Sided[], area: Box): readonly (readonly Batch<Block>[])[] => {
  const members = new Map<string, Sided[]>();
  for (const thing of things) {
    const { set } = thing.card;
    if (set !== undefined) members.set(set, [...(members.get(set) ?? []), thing]);
  }
  const sets = [...members]
    .flatMap(([id, all]) => {
      const shapes = shapesOf(all, area);
      const [batch] = shapes;
      // Pieces of one size usually lie together.
      return batch ? [{ id, batch, shapes, isMixed: batchesOf(all).length > 1 }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(other.isMixed) - Number(one.isMixed) ||
        other.batch.width * other.batch.height - one.batch.width * one.batch.height,
    );
  const withSets = (kept: readonly { readonly id: string; readonly batch: Batch<Block> }[]) => {
    const ids = new Set(kept.map(({ id }) => id));
    const loose = things.filter(({ card: { set } }) => set === undefined || !ids.has(set));
    return [...kept.map(({ batch }) => batch), ...batchesOf(loose).map(single)];
  };
  const [largest] = sets;
  if (!largest) return [];
  return [
    withSets(sets),
    ...sets.map((_, at) => withSets(sets.toSpliced(sets.length - 1 - at, 1))),
    ...sets.slice(2).map((_, fewer) => withSets(sets.slice(0, sets.length - 2 - fewer))),
    ...sets.slice(1).map((one) => withSets([one])),
    ...largest.shapes.slice(1, mostShapes).map((batch) => withSets([{ ...largest, batch }])),
  ];
};

/** Usable area of a shared sheet, with `top` mm of notes at its top. */
const areaOf = (paper: Paper, top: number): Box => ({
  x: unprintable,
  y: unprintable + top,
  width: paper.width - 2 * unprintable,
  height: paper.height - 2 * unprintable - top - sharedStrip,
});

/** mm that one thing may take at most on a shared sheet of this paper, where it has no crop marks. */
export const largestShared = (paper: Paper): { readonly width: number; readonly height: number } => {
  const { width, height } = areaOf(paper, noteStrip);
  return { width: width - 2 * plainMargin, height: height - 2 * plainMargin };
};

/** How things are laid on shared sheets. */
export interface SharedWay {
  /** mm at the top of every sheet for texts. */
  readonly top?: number;
  /** Sheets that are as good as fewer; where they don't do, nothing is laid. */
  readonly enough?: number | undefined;
  /** With as much on the emptiest sheet as can be, instead of on fewer sheets. */
  readonly isEven?: boolean;
  /** Sets may be parted. */
  readonly isLoose?: boolean;
}

type Sheets = readonly (readonly Packed<Block>[])[];

/** Ways with sets that are compared by how little they scatter. */
const mostWays = 3;

/** With as few kinds as can be on several sheets, and sets each on one, where that takes no more sheets. */
const packed = (
  things: readonly Sided[],
  area: Box,
  { enough, isEven, isLoose }: SharedWay,
): Sheets | undefined => {
  const plain = batchesOf(things).map(single);
  const sheets = enough === undefined ? pack(plain, area) : undefined;
  const most = enough ?? sheets?.length ?? 0;
  const within = isEven ? packEvenly : packWithin;
  const together = (batches: readonly Batch<Block>[], found: Sheets | undefined): Sheets | undefined =>
    found && gathered(batches, found, area, gathering);
  let best: Sheets | undefined;
  let tried = 0;
  for (const batches of isLoose ? [] : waysWithSets(things, area)) {
    if (tried >= mostWays) break;
    const found = together(batches, within(batches, area, most));
    if (!found) continue;
    tried += 1;
    if (!best || scatterOf(found, gathering.kindsOf) < scatterOf(best, gathering.kindsOf)) best = found;
    if (scatterOf(best, gathering.kindsOf) === 0) return best;
  }
  const loose = together(plain, sheets ?? within(plain, area, most));
  if (!best || !loose) return best ?? loose;
  return scatterOf(loose, gathering.kindsOf) < scatterOf(best, gathering.kindsOf) ? loose : best;
};

/**
 * Cards and pieces of all sizes together on as few sheets as packing takes, those of one size in rows; the sheet with the
 * first of them comes first. Undefined where these take more sheets than are enough.
 *
 * @throws RangeError when one does not fit on the paper: sizes are the product's own
 */
export const shareSheets = (
  things: readonly Sided[],
  paper: Paper,
  { top = noteStrip, ...way }: SharedWay = {},
): readonly (readonly Shared[])[] | undefined => {
  const places = new Map(things.map((thing, at) => [thing, at]));
  const firstOf = (sheet: Sheets[number]): number =>
    Math.min(...sheet.flatMap(({ item }) => item.map(({ thing }) => places.get(thing) ?? 0)));
  return packed(things, areaOf(paper, top), way)
    ?.toSorted((one, other) => firstOf(one) - firstOf(other))
    .map((sheet) =>
      sheet.flatMap(({ item, x, y }) =>
        item.map((part): Shared => {
          const { card, sides } = part.thing;
          const at = { x: x + part.x, y: y + part.y };
          return {
            ...part.thing,
            front: at,
            ...(sides.by === 'fold' && { back: { x: at.x + card.size.width + sides.gutter, y: at.y } }),
          };
        }),
      ),
    );
};
