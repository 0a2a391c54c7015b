import type { Card } from '../card';
import type { Outline } from './crop-marks';
import type { Batch } from './fill-sheets';
import type { Box } from './free-boxes';
import { pack, packEvenly, packWithin } from './packing';
import { unprintable, type Paper, type Place } from './paper';

/**
 * mm at the bottom of a shared sheet for the ruler and the printing advice, and at its top for three lines of
 * instructions.
 */
export const sharedStrip = 7.2;
export const noteStrip = 8.4;
/** mm around what has crop marks that nothing else takes: nobody cuts by the marks of another; of one size, one cut serves two. */
const markedMargin = 3;
const markedGap = 0;
/** mm around what has none, and between two of them. */
const plainMargin = 0.8;
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
const widthOf = ({ card: { size }, sides }: Sided): number =>
  sides.by === 'fold' ? 2 * size.width + sides.gutter : size.width;

const batchesOf = (things: readonly Sided[]): readonly Batch<Sided>[] => {
  const batches = new Map<string, Sided[]>();
  for (const thing of things) {
    const { size, unmarked } = thing.card;
    const key = `${widthOf(thing).toFixed(3)} ${size.height.toFixed(3)} ${String(unmarked)}`;
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

/**
 * Cards and pieces of all sizes together on as few sheets as packing takes, those of one size in rows; the sheet with the
 * first of them comes first.
 *
 * @param top mm at the top of every sheet for texts
 * @param enough sheets that are as good as fewer; undefined comes back where they don't do
 * @param isEven with as much on the emptiest sheet as can be, instead of on fewer sheets
 * @throws RangeError when one does not fit on the paper: sizes are the product's own
 */
export const shareSheets = (
  things: readonly Sided[],
  paper: Paper,
  top = noteStrip,
  enough?: number,
  isEven = false,
): readonly (readonly Shared[])[] | undefined => {
  const places = new Map(things.map((thing, at) => [thing, at]));
  const firstOf = (sheet: readonly { readonly item: Sided }[]): number =>
    Math.min(...sheet.map(({ item }) => places.get(item) ?? 0));
  const [batches, area] = [batchesOf(things), areaOf(paper, top)];
  const within = isEven ? packEvenly : packWithin;
  return (enough === undefined ? pack(batches, area) : within(batches, area, enough))
    ?.toSorted((one, other) => firstOf(one) - firstOf(other))
    .map((sheet) =>
      sheet.map(({ item, x, y }): Shared => {
        const { card, sides } = item;
        return {
          ...item,
          front: { x, y },
          ...(sides.by === 'fold' && { back: { x: x + card.size.width + sides.gutter, y } }),
        };
      }),
    );
};

/** mm by which all that lies on a shared sheet can be moved down. */
export const slackBelow = (sheet: readonly Shared[], paper: Paper): number => {
  const lowest = sheet.map(
    ({ card, front }) => front.y + card.size.height + (card.unmarked ? plainMargin : markedMargin),
  );
  return paper.height - unprintable - sharedStrip - Math.max(0, ...lowest);
};

/** Everything on a shared sheet, moved down by some mm. */
export const movedDown = (sheet: readonly Shared[], mm: number): readonly Shared[] => {
  const down = ({ x, y }: Place): Place => ({ x, y: y + mm });
  return sheet.map((one) => ({ ...one, front: down(one.front), ...(one.back && { back: down(one.back) }) }));
};

/** Where a thing is folded: between its sides, or between the panels of a strip. */
const foldsOf = ({ card: { size, panels = [] }, front, sides }: Shared): readonly number[] =>
  sides.by === 'fold'
    ? [front.x + size.width + sides.gutter / 2]
    : panels.slice(1).map((_, at) => front.x + ((at + 1) * size.width) / panels.length);

/** Where a thing is cut and folded; nothing for what is not cut along its edges. */
export const outlineOf = (shared: Shared): readonly Outline[] => {
  const { card, front, back, sides } = shared;
  if (card.unmarked) return [];
  const right = front.x + widthOf(shared);
  const inner = sides.by === 'fold' && sides.gutter > 0 && back ? [front.x + card.size.width, back.x] : [];
  return [
    {
      left: front.x,
      right,
      top: front.y,
      bottom: front.y + card.size.height,
      cuts: [front.x, ...inner, right],
      folds: foldsOf(shared),
    },
  ];
};
