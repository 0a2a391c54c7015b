import { radius, radiusOf, type Base, type Point, type Units } from './plan';

/** Bases this near count as touching: places are whole numbers, a circle's edge is not. */
const slack: Units = 8;

/** The distance between two places, rounded down. */
export function distanceBetween(a: Point, b: Point): Units {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.floor(Math.sqrt(x * x + y * y));
}

/** The distance between two bases, edge to edge, never below 0: range, dead zone, "within N#" (ruling 24). */
export const gapBetween = (a: Base, b: Base): Units =>
  Math.max(0, distanceBetween(a, b) - radiusOf(a) - radiusOf(b));

/** From a centre to the nearest part of another's base, never below 0: reach (ruling 24). */
export const reachBetween = (centre: Point, other: Base): Units =>
  Math.max(0, distanceBetween(centre, other) - radiusOf(other));

/** Whether two bases touch, seen from above; `inContact` asks for their levels too. */
export const touches = (a: Base, b: Base): boolean => touchesFrom(a, radiusOf(a), b);

/** The same of a base of some radius that is, or would be, at a place. */
export function touchesFrom(place: Point, own: Units, other: Base): boolean {
  const x = place.x - other.x;
  const y = place.y - other.y;
  const near = own + radiusOf(other) + slack;
  return x * x + y * y <= near * near;
}

/** Whether two bases lie on each other, if only by a hair. */
export const overlaps = (a: Base, b: Base): boolean => overlapsFrom(a, radiusOf(a), b);

/** The same of a base of some radius that is, or would be, at a place. */
export function overlapsFrom(place: Point, own: Units, other: Base): boolean {
  const x = place.x - other.x;
  const y = place.y - other.y;
  const near = own + radiusOf(other);
  return x * x + y * y < near * near;
}

/** Whether a straight line between two places touches a base. */
export function lineTouches(from: Point, to: Point, base: Base): boolean {
  return squaredToLine(from, to, base) <= radiusOf(base) ** 2;
}

/** The square of a place's distance to a stretch; the end points are whole, the foot need not be. */
export function squaredToLine(from: Point, to: Point, place: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const px = place.x - from.x;
  const py = place.y - from.y;
  const along = px * dx + py * dy;
  const whole = dx * dx + dy * dy;
  if (along <= 0) return px * px + py * py;
  if (along >= whole) {
    const qx = place.x - to.x;
    const qy = place.y - to.y;
    return qx * qx + qy * qy;
  }
  const across = px * dy - py * dx;
  return (across * across) / whole;
}

/** The place `distance` away from a place in the direction of another, at most there; rounded towards the start. */
export function towards(from: Point, to: Point, distance: Units): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const whole = Math.sqrt(dx * dx + dy * dy);
  if (whole <= distance) return to;
  return { x: from.x + Math.trunc((dx * distance) / whole), y: from.y + Math.trunc((dy * distance) / whole) };
}

/**
 * Where a base of a radius touches another on the side of a third place, never overlapping; `undefined` from the very
 * centre of the other.
 */
export const besideBase = (base: Base, side: Point, own: Units = radius): Point | undefined =>
  beyond(base, side, radiusOf(base) + own);

/** The place at a distance in the direction of another, or a hair further; `undefined` where there is no direction. */
function beyond(from: Point, side: Point, far: Units): Point | undefined {
  const dx = side.x - from.x;
  const dy = side.y - from.y;
  const whole = Math.sqrt(dx * dx + dy * dy);
  if (whole === 0) return undefined;
  const x = Math.ceil((Math.abs(dx) * far) / whole);
  const y = Math.ceil((Math.abs(dy) * far) / whole);
  return { x: from.x + (dx < 0 ? -x : x), y: from.y + (dy < 0 ? -y : y) };
}

/** Sixteen places all round, in 1/1024 of a circle's radius and outside of it, from the right with the clock. */
export const compass: readonly Point[] = (
  [
    [1024, 0],
    [947, 392],
    [725, 725],
    [392, 947],
  ] as const
)
  .flatMap(([x, y]) => [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ])
  .sort((a, b) => turn(a) - turn(b));

/** Grows with the angle from the right, with the clock, from 0 to below 4. */
function turn({ x, y }: Point): number {
  const slope = y / (Math.abs(x) + Math.abs(y));
  if (x < 0) return 2 - slope;
  return slope < 0 ? 4 + slope : slope;
}

const rounds = new Map<Units, readonly Point[]>();

/** Sixteen places all round a place, so far from it or a hair further; the same list for the same distance. */
const roundAt = (far: Units): readonly Point[] => {
  let round = rounds.get(far);
  if (!round) {
    round = compass.flatMap((side) => beyond({ x: 0, y: 0 }, side, far) ?? []);
    rounds.set(far, round);
  }
  return round;
};

/** The sixteen places where a base of a radius touches another. */
export const placesRound = (base: Base, own: Units = radius): readonly Point[] =>
  roundAt(radiusOf(base) + own).map(({ x, y }) => ({ x: base.x + x, y: base.y + y }));
