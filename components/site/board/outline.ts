import { unit, type Point } from '@/lib/table/table';

/** A place on the table, in #. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const inHash = ({ x, y }: Point): Spot => ({ x: x / unit, y: y / unit });

const number = (value: number): string => String(Number(value.toFixed(3)));

/** A line through places, as the `d` of a path. */
export const pathOf = (spots: readonly Spot[], isClosed = true): string =>
  spots.length === 0
    ? ''
    : `M${spots.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

export const pointsOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${number(x)},${number(y)}`).join(' ');

export const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** The corners drawn in towards the middle, so far in # that nothing turns inside out. */
export const inset = (spots: readonly Spot[], by: number): readonly Spot[] => {
  const middle = middleOf(spots);
  return spots.map(({ x, y }) => {
    const far = Math.hypot(x - middle.x, y - middle.y);
    const part = far > 0 ? Math.max(0.2, (far - by * Math.SQRT2) / far) : 1;
    return { x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part };
  });
};

const cross = (o: Spot, a: Spot, b: Spot): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Whether a place lies within a convex outline, either way round. */
export const isWithin = (spots: readonly Spot[], spot: Spot): boolean => {
  const sides = spots.map((one, at) => cross(one, spots[(at + 1) % spots.length] ?? one, spot));
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
};

/** The outline about all of some places. */
const hullOf = (spots: readonly Spot[]): readonly Spot[] => {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly Spot[]): readonly Spot[] => {
    const kept: Spot[] = [];
    for (const spot of all) {
      let [before, last] = kept.slice(-2);
      while (before && last && cross(before, last, spot) <= 0) {
        kept.pop();
        [before, last] = kept.slice(-2);
      }
      kept.push(spot);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};

/** The shadow of something so high, in #, with the light at the top left. */
export const shadowOf = (spots: readonly Spot[], height: number): readonly Spot[] => {
  const far = Math.min(1.1, 0.12 + height * 0.22);
  return hullOf([...spots, ...spots.map(({ x, y }) => ({ x: x + far * 0.7, y: y + far }))]);
};

/** The places of a piece, from 0 to 1 along its longer side and across it. */
export interface Frame {
  readonly long: number;
  readonly short: number;
  readonly isRound: boolean;
  /** The second half across lies away from the light. */
  readonly isShadedAcross: boolean;
  readonly at: (along: number, across: number) => Spot;
}

export const frameOf = (spots: readonly Spot[]): Frame => {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box: readonly Spot[] = [
    { x: left, y: top },
    { x: Math.max(...xs), y: top },
    { x: Math.max(...xs), y: Math.max(...ys) },
    { x: left, y: Math.max(...ys) },
  ];
  const isRound = spots.length !== 4;
  const [from = { x: 0, y: 0 }, one = from, , other = from] = isRound ? box : spots;
  const first = { x: one.x - from.x, y: one.y - from.y };
  const second = { x: other.x - from.x, y: other.y - from.y };
  const [a, b] = [Math.hypot(first.x, first.y), Math.hypot(second.x, second.y)];
  const [u, v] = a >= b ? [first, second] : [second, first];
  return {
    long: Math.max(a, b),
    short: Math.min(a, b),
    isRound,
    isShadedAcross: v.x + v.y > 0,
    at: (along, across) => ({
      x: from.x + u.x * along + v.x * across,
      y: from.y + u.y * along + v.y * across,
    }),
  };
};

/** The corners of a piece, in #, and a number that is always its own. */
export interface Piece {
  readonly corners: readonly Spot[];
  readonly seed: number;
}

export const line = (from: Spot, to: Spot): string => pathOf([from, to], false);

/** Lines across a piece, about so far apart. @param from where they begin and end, from 0 to 1 */
export const across = (corners: readonly Spot[], step: number, from = 0, to = 1): string => {
  const { long, at } = frameOf(corners);
  const many = Math.max(1, Math.round(long / step));
  return Array.from({ length: many - 1 }, (_, nth) =>
    line(at((nth + 1) / many, from), at((nth + 1) / many, to)),
  ).join('');
};
