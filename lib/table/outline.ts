import type { Point, Units } from './plan';

/** A rectangle of the table that holds an area whole. */
export interface Box {
  readonly left: Units;
  readonly top: Units;
  readonly right: Units;
  readonly bottom: Units;
}

/** How often a stretch of the grid is halved to find where the area ends. */
const halvings = 5;

/** Samples of an area on a grid; those at its rim are outside, so that every outline closes. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly inside: Uint8Array;
  readonly place: (column: number, row: number) => Point;
}

const gridOver = ({ left, top, right, bottom }: Box, step: Units): Grid => {
  const columns = Math.max(0, Math.ceil((right - left) / step)) + 3;
  const rows = Math.max(0, Math.ceil((bottom - top) / step)) + 3;
  return {
    columns,
    rows,
    inside: new Uint8Array(columns * rows),
    place: (column, row) => ({
      x: Math.round(left + (column - 1) * step),
      y: Math.round(top + (row - 1) * step),
    }),
  };
};

/** The edge of the area between a place in it and one outside: the last place in it. */
const endBetween = (contains: (place: Point) => boolean, within: Point, without: Point): Point => {
  let [near, far] = [within, without];
  for (let left = halvings; left > 0; left -= 1) {
    const middle = { x: Math.round((near.x + far.x) / 2), y: Math.round((near.y + far.y) / 2) };
    if (contains(middle)) near = middle;
    else far = middle;
  }
  return near;
};

/**
 * How the outline goes from one stretch of the grid to the next, with the area on its left: by the number of a stretch,
 * twice that of the sample at its beginning, and one more where it leads down.
 */
const waysOf = ({ columns, rows, inside }: Grid): ReadonlyMap<number, number> => {
  const next = new Map<number, number>();
  for (let row = 0; row + 1 < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1) {
      const at = row * columns + column;
      const [a, b] = [inside[at], inside[at + 1]];
      const [d, c] = [inside[at + columns], inside[at + columns + 1]];
      const [top, left, right, bottom] = [2 * at, 2 * at + 1, 2 * (at + 1) + 1, 2 * (at + columns)];
      if (a === b && b === c && c === d) continue;
      // Two corners across from each other are two areas: each outline turns about its own.
      const isAcross = a === c && b === d;
      const leave = a && !b ? top : b && !c ? right : c && !d ? bottom : left;
      if (isAcross && a) {
        next.set(left, top);
        next.set(right, bottom);
      } else if (isAcross) {
        next.set(top, right);
        next.set(bottom, left);
      } else next.set(a && !d ? left : b && !a ? top : c && !b ? right : bottom, leave);
    }
  return next;
};

/**
 * The outline of an area that is known only by a test for places: closed rings of places at its edge, each in the
 * area; filled by the even-odd rule they are the area with its holes. Yields after each place that it tests.
 * @param step between the tested places; anything smaller may be missed
 */
export function* outlineOf(
  contains: (place: Point) => boolean,
  box: Box,
  step: Units,
): Generator<undefined, readonly (readonly Point[])[], undefined> {
  const grid = gridOver(box, step);
  const { columns, rows, inside, place } = grid;
  for (let row = 1; row + 1 < rows; row += 1)
    for (let column = 1; column + 1 < columns; column += 1) {
      if (contains(place(column, row))) inside[row * columns + column] = 1;
      yield;
    }
  const next = waysOf(grid);
  const endOn = (stretch: number): Point => {
    const at = Math.floor(stretch / 2);
    const other = stretch % 2 === 0 ? at + 1 : at + columns;
    const [within, without] = inside[at] === 1 ? [at, other] : [other, at];
    const of = (sample: number): Point => place(sample % columns, Math.floor(sample / columns));
    return endBetween(contains, of(within), of(without));
  };
  const left = new Map(next);
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let at = start; ;) {
      const after = left.get(at);
      if (after === undefined) break;
      left.delete(at);
      ring.push(endOn(at));
      at = after;
      yield;
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}
