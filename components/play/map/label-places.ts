import type { TablePiece, TableScene, TableTerrain } from '@/lib/systems/table-scene';
import { unit, type Point } from '@/lib/table/table';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boxAt = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** An area's edge runs through a box. */
export const isAcross = ({ x, y, radius }: Spot & { readonly radius: number }, box: Box): boolean => {
  const near = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const far = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y));
  return near < radius && radius < far;
};

export const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top,
  bottom,
});

export const hash = ({ x, y }: Point): Spot => ({ x: x / unit, y: y / unit });

/** Places below the object, at a side of it, above it, or a line further off. */
export const placesAbout = (
  { x, y }: Spot,
  { wide, size, far }: Readonly<Record<'wide' | 'size' | 'far', number>>,
): readonly Spot[] => {
  const aside = far + wide / 2 + 0.1;
  const [below, above] = [y + far + size * 0.62, y - far - size * 0.62];
  return [
    { x, y: below },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: above },
    ...[size, -size].flatMap((line) => [
      { x: x + aside, y: y + line },
      { x: x - aside, y: y + line },
    ]),
    ...[0.5, -0.5].flatMap((part) => [
      { x: x + part * wide, y: below },
      { x: x + part * wide, y: above },
    ]),
    { x, y: below + size },
    { x, y: above - size },
  ];
};

/** # from the object to labels at the end of a line. */
const off = [0.6, 1.2, 1.9, 2.7] as const;

/** Places all around the object, further and further away. */
export const placesOff = (
  { x, y }: Spot,
  { wide, size, far }: Readonly<Record<'wide' | 'size' | 'far', number>>,
): readonly Spot[] =>
  off.flatMap((more) =>
    Array.from({ length: 16 }, (_, nth) => {
      const [dx, dy] = [Math.cos((nth * Math.PI) / 8), Math.sin((nth * Math.PI) / 8)];
      return {
        x: x + dx * (far + more) + (dx * wide) / 2,
        y: y + dy * (far + more) + (dy * size) / 2,
      };
    }),
  );

/** Shortest line from the rim of the object to a label. */
export const lineTo = ({ x, y }: Spot, far: number, box: Box): readonly [Spot, Spot] => {
  const end = {
    x: Math.min(Math.max(x, box.left), box.right),
    y: Math.min(Math.max(y, box.top), box.bottom),
  };
  const long = Math.hypot(end.x - x, end.y - y) || 1;
  return [{ x: x + ((end.x - x) * far) / long, y: y + ((end.y - y) * far) / long }, end];
};

/** # of a line that run over a box. */
export const overlaid = ([from, to]: readonly [Spot, Spot], { left, right, top, bottom }: Box): number => {
  const steps = 12;
  const hit = Array.from({ length: steps }, (_, nth) => (nth + 0.5) / steps).filter((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return left < x && x < right && top < y && y < bottom;
  });
  return (hit.length / steps) * Math.hypot(to.x - from.x, to.y - from.y);
};

/** Whether two lines cross. */
export const isCrossing = ([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean => {
  const side = (o: Spot, p: Spot, q: Spot): boolean =>
    (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x) > 0;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
};

/** Of an area: in its middle, or where it lies on the table, and a little off. */
export const placesWithin = (
  piece: TablePiece,
  { width, height }: Pick<TableScene, 'width' | 'height'>,
): readonly Spot[] => {
  const { x, y } = hash(piece.at);
  const radius = piece.radius / unit;
  // The quarter of a corner's circle that lies on the table has its middle there.
  const inward = (at: number, most: number): number =>
    at <= 0 ? radius * 0.42 : at >= most ? most - radius * 0.42 : at;
  const middle = { x: inward(x, width / unit), y: inward(y, height / unit) };
  return [0, 0.9, -0.9, 1.8, -1.8].map((off) => ({ x: middle.x, y: middle.y + off }));
};

/** The middle of a piece, and places half the way to its corners. */
export const middlesOf = ({ shape }: TableTerrain): readonly Spot[] => {
  const corners = shape.map(hash);
  const middle = {
    x: corners.reduce((all, { x }) => all + x, 0) / corners.length,
    y: corners.reduce((all, { y }) => all + y, 0) / corners.length,
  };
  return [middle, ...corners.map(({ x, y }) => ({ x: (x + middle.x) / 2, y: (y + middle.y) / 2 }))];
};
