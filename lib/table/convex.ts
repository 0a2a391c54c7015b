import { squaredToLine } from './base';
import type { Point, Units } from './plan';

/** A side of a convex outline: where it begins, and `nx * x + ny * y >= c` for what lies on or beyond it. */
export interface Side {
  readonly x: Units;
  readonly y: Units;
  readonly nx: number;
  readonly ny: number;
  readonly c: number;
}

/** A convex area; its corners and sides run round it with the clock. */
export interface Convex {
  readonly corners: readonly Point[];
  readonly sides: readonly Side[];
  readonly left: Units;
  readonly right: Units;
  readonly bottom: Units;
  readonly top: Units;
}

/** A base of a radius among terrain: an octagon around its circle, so that no way round a corner clips it. */
export const octagonOf = (far: Units): readonly Point[] => {
  const near = Math.ceil(far * (Math.SQRT2 - 1));
  return [
    { x: far, y: near },
    { x: near, y: far },
    { x: -near, y: far },
    { x: -far, y: near },
    { x: -far, y: -near },
    { x: -near, y: -far },
    { x: near, y: -far },
    { x: far, y: -near },
  ];
};

/** Twice the area of the triangle o, a, b: above 0 when who looks from o to a turns right to see b. */
export const cross = (o: Point, a: Point, b: Point): number =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The smallest convex area around some places; corners in line are left out. */
export function hullOf(places: readonly Point[]): Convex {
  const sorted = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  const corners = [...lower, ...upper];
  const sides = corners.map((from, at): Side => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const nx = to.y - from.y;
    const ny = from.x - to.x;
    return { x: from.x, y: from.y, nx, ny, c: nx * from.x + ny * from.y };
  });
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    corners,
    sides,
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Half a hull: the corners that turn right, without the last. */
function chain(sorted: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const place of sorted) {
    for (;;) {
      const last = corners.at(-1);
      const before = corners.at(-2);
      if (!last || !before || cross(before, last, place) > 0) break;
      corners.pop();
    }
    corners.push(place);
  }
  corners.pop();
  return corners;
}

/** Where the centre of a base of a radius must not be, for the base not to lie on the area. */
export const grown = (area: Convex, own: Units): Convex => {
  const octagon = octagonOf(own);
  return hullOf(area.corners.flatMap(({ x, y }) => octagon.map((o) => ({ x: x + o.x, y: y + o.y }))));
};

/** Whether a place lies inside, not on the edge. */
export function within(area: Convex, { x, y }: Point): boolean {
  if (x <= area.left || x >= area.right || y <= area.bottom || y >= area.top) return false;
  for (const { nx, ny, c } of area.sides) if (nx * x + ny * y >= c) return false;
  return true;
}

/** Whether a place lies inside or on the edge. */
export function onto(area: Convex, { x, y }: Point): boolean {
  if (x < area.left || x > area.right || y < area.bottom || y > area.top) return false;
  for (const { nx, ny, c } of area.sides) if (nx * x + ny * y > c) return false;
  return true;
}

/** Whether a stretch passes through the inside; along an edge or past a corner it does not. Exact. */
export function crosses(area: Convex, a: Point, b: Point): boolean {
  const ax = a.x;
  const ay = a.y;
  const bx = b.x;
  const by = b.y;
  if ((ax <= area.left && bx <= area.left) || (ax >= area.right && bx >= area.right)) return false;
  if ((ay <= area.bottom && by <= area.bottom) || (ay >= area.top && by >= area.top)) return false;
  for (const { nx, ny, c } of area.sides) {
    if (nx * ax + ny * ay >= c && nx * bx + ny * by >= c) return false;
  }
  const dx = bx - ax;
  const dy = by - ay;
  if (dx === 0 && dy === 0) return true;
  let left = false;
  let right = false;
  for (const { x, y } of area.sides) {
    const side = dx * (y - ay) - dy * (x - ax);
    if (side > 0) left = true;
    else if (side < 0) right = true;
    if (left && right) return true;
  }
  return false;
}

/** From where to where a stretch lies on the area, as parts of it from 0 to 1; `undefined` when nowhere. */
export function partOn(area: Convex, a: Point, b: Point): readonly [number, number] | undefined {
  let from = 0;
  let to = 1;
  for (const { nx, ny, c } of area.sides) {
    const before = nx * a.x + ny * a.y - c;
    const after = nx * b.x + ny * b.y - c;
    if (before > 0 && after > 0) return undefined;
    if (before > 0) from = Math.max(from, before / (before - after));
    else if (after > 0) to = Math.min(to, before / (before - after));
    if (from > to) return undefined;
  }
  return [from, to];
}

/** The distance of a place to a convex outline, rounded down; 0 inside. */
export function distanceToShape(shape: readonly Point[], place: Point): Units {
  const { corners } = hullOf(shape);
  if (corners.length > 2 && corners.every((corner, at) => cross(corner, after(corners, at), place) >= 0))
    return 0;
  const squares = corners.map((corner, at) => squaredToLine(corner, after(corners, at), place));
  return Math.floor(Math.sqrt(Math.min(...squares)));
}

const after = (corners: readonly Point[], at: number): Point =>
  corners[(at + 1) % corners.length] ?? { x: 0, y: 0 };

/** Whether an outline has an area and nowhere bends inwards. */
export function isConvex(shape: readonly Point[]): boolean {
  const hull = hullOf(shape);
  return hull.corners.length > 2 && !shape.some((corner) => within(hull, corner));
}

/** Where the outlines of two areas meet, rounded; stretches that lie on each other are left out. */
export function meetings(one: Convex, other: Convex): readonly Point[] {
  const found: Point[] = [];
  for (const [at, a] of one.corners.entries()) {
    const b = one.corners[(at + 1) % one.corners.length] ?? a;
    for (const [where, c] of other.corners.entries()) {
      const d = other.corners[(where + 1) % other.corners.length] ?? c;
      const [before, after] = [cross(c, d, a), cross(c, d, b)];
      if (before > 0 === after > 0 || cross(a, b, c) > 0 === cross(a, b, d) > 0) continue;
      const part = before / (before - after);
      found.push({ x: Math.round(a.x + (b.x - a.x) * part), y: Math.round(a.y + (b.y - a.y) * part) });
    }
  }
  return found;
}
