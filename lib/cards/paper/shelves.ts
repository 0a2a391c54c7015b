import type { Card } from '../card';
import type { Outline } from './crop-marks';
import { unitGap, unprintable, type Paper, type Place } from './paper';

/** mm at the top and at the bottom of a sheet of pieces for texts and the ruler, beyond crop marks. */
export const pieceStrip = 7.2;
/** mm beyond pieces for their crop marks. */
export const pieceMarks = 3.7;
/** mm beyond the outermost pieces that the shortest useful crop mark takes. */
const leastMarkSpace = 2;

/** A piece at its place: its front and, unless it has one side only, its back to the right of the fold. */
export interface ShelvedPiece {
  readonly card: Card;
  readonly front: Place;
  readonly back?: Place;
}

/** What is cut out in one: front and back beside each other. */
const widthOf = ({ size, oneSided }: Card): number => (oneSided ? 1 : 2) * size.width;

type Row = readonly [Card, ...Card[]];

/** mm between two rows; rows of different sizes keep their marks apart, so that nobody cuts by the other's. */
const gapBetween = (one: Row | undefined, other: Row): number =>
  one === undefined ? 0 : widthOf(one[0]) === widthOf(other[0]) ? unitGap : 2 * unitGap;

const rowsOf = (cards: readonly Card[], space: number): readonly Row[] => {
  const bySize = new Map<string, [Card, ...Card[]][]>();
  for (const card of cards) {
    const key = `${card.size.height} ${widthOf(card)}`;
    const rows = bySize.get(key) ?? [];
    bySize.set(key, rows);
    const last = rows.at(-1);
    const taken = last ? last.length * (widthOf(card) + unitGap) : Infinity;
    if (last && taken + widthOf(card) <= space + 1e-9) last.push(card);
    else rows.push([card]);
  }
  // The highest first: what is lower still finds room on the sheets that those began.
  return [...bySize.values()].flat().sort(([one], [other]) => other.size.height - one.size.height);
};

/**
 * Pieces of any sizes on as few sheets as a first fit takes: those of one size beside each other in rows, so that one
 * cut with a knife goes through all of them. Each stays in the order of its size.
 *
 * @throws RangeError when one piece does not fit on the paper: sizes are the product's own
 */
export const shelve = (cards: readonly Card[], paper: Paper): readonly (readonly ShelvedPiece[])[] => {
  const left = unprintable + leastMarkSpace;
  const top = unprintable + pieceStrip + pieceMarks;
  const space = { width: paper.width - 2 * left, height: paper.height - 2 * top };
  const sheets: { readonly rows: Row[]; height: number }[] = [];
  const more = (rows: readonly Row[], row: Row): number => gapBetween(rows.at(-1), row) + row[0].size.height;
  for (const row of rowsOf(cards, space.width)) {
    const [{ size }] = row;
    if (!(widthOf(row[0]) <= space.width + 1e-9 && size.height <= space.height + 1e-9))
      throw new RangeError(`A piece of ${size.width} x ${size.height} mm does not fit on ${paper.id}.`);
    const open = sheets.find(({ rows, height }) => height + more(rows, row) <= space.height + 1e-9);
    if (open) {
      open.height += more(open.rows, row);
      open.rows.push(row);
    } else sheets.push({ rows: [row], height: size.height });
  }
  return sheets.map(({ rows }) => {
    const widest = Math.max(...rows.map((row) => row.length * (widthOf(row[0]) + unitGap) - unitGap));
    let y = top;
    return rows.flatMap((row, place) => {
      const [{ size }] = row;
      y += gapBetween(rows[place - 1], row);
      const placed = row.map((card, index): ShelvedPiece => {
        const x = (paper.width - widest) / 2 + index * (widthOf(card) + unitGap);
        return {
          card,
          front: { x, y },
          ...(!card.oneSided && { back: { x: x + size.width, y } }),
        };
      });
      y += size.height;
      return placed;
    });
  });
};

/** Where a shelved piece is cut and folded. */
export const outlineOf = ({ card, front, back }: ShelvedPiece): Outline => ({
  left: front.x,
  right: front.x + widthOf(card),
  top: front.y,
  bottom: front.y + card.size.height,
  cuts: [front.x, front.x + widthOf(card)],
  ...(back && { fold: back.x }),
});
