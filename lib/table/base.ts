import { radius, unit, type Point, type Units } from './plan';

/** Bases this near count as touching: places are whole numbers, a circle's edge is not. */
const slack: Units = 8;

/** The distance between two places, rounded down. */
export function distanceBetween(a: Point, b: Point): Units {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.floor(Math.sqrt(x * x + y * y));
}

/** The distance between two bases, edge to edge, never below 0: range, dead zone, "within N#" (ruling 24). */
export const gapBetween = (a: Point, b: Point): Units => Math.max(0, distanceBetween(a, b) - unit);

/** From a centre to the nearest part of another's base, never below 0: reach (ruling 24). */
export const reachBetween = (centre: Point, other: Point): Units =>
  Math.max(0, distanceBetween(centre, other) - radius);

/** Whether two bases touch, seen from above; `inContact` asks for their levels too. */
export function touches(a: Point, b: Point): boolean {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return x * x + y * y <= (unit + slack) * (unit + slack);
}

/** Whether two bases lie on each other, if only by a hair. */
export function overlaps(a: Point, b: Point): boolean {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return x * x + y * y < unit * unit;
}

/** Whether a straight line between two places touches a base. */
export function lineTouches(from: Point, to: Point, base: Point): boolean {
  return squaredToLine(from, to, base) <= radius * radius;
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

/** Where a base touches another on the side of a third place, never overlapping; `undefined` from its very centre. */
export function besideBase(base: Point, side: Point): Point | undefined {
  const dx = side.x - base.x;
  const dy = side.y - base.y;
  const whole = Math.sqrt(dx * dx + dy * dy);
  if (whole === 0) return undefined;
  const x = Math.ceil((Math.abs(dx) * unit) / whole);
  const y = Math.ceil((Math.abs(dy) * unit) / whole);
  return { x: base.x + (dx < 0 ? -x : x), y: base.y + (dy < 0 ? -y : y) };
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
