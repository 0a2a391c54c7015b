import { reachBetween, touches } from './base';
import { cross, crosses, hullOf, octagonOf, within, type Convex, type Side } from './convex';
import { heightAt, leansOn, sized, type Ground } from './ground';
import { half, radius, radiusOf, tall, type Base, type Cloud, type Point, type Units } from './plan';

const clear: readonly Cloud[] = [];

/**
 * Whether there is a clear line from any part of one figure to any part of another. Bases are octagons here,
 * as among terrain; figures hide nobody, and figures in contact see each other. A piece that blocks sight
 * hides figures if both, with what they are on, are lower than it (chapter "Open Fire", figure 8; ruling 25).
 */
export function canSee(ground: Ground, a: Base, b: Base, clouds: readonly Cloud[] = clear): boolean {
  if (clouds.some((cloud) => isIn(cloud, a) || isIn(cloud, b))) return false;
  if (touches(a, b)) return true;
  return clouds.length > 0
    ? looks(ground, a, b, clouds)
    : ground.sights.find(a, b, () => looks(ground, a, b, clear));
}

/** The same, for figures that do not touch. */
function looks(ground: Ground, a: Base, b: Base, clouds: readonly Cloud[]): boolean {
  let hiding: Convex[] | undefined;
  let eyes: Units = -1;
  for (const { around, area, height } of sized(ground, widerOf(a, b)).hiding) {
    if (!crosses(around, a, b)) continue;
    if (eyes < 0) eyes = tall + Math.max(heightAt(ground, a), heightAt(ground, b));
    if (height > eyes) (hiding ??= []).push(area);
  }
  if (clouds.length > 0) hiding = [...(hiding ?? []), ...clouds.map(roundOf)];
  if (!hiding) return true;
  // The same question from the other side gets the same answer, to the last bit.
  return a.x < b.x || (a.x === b.x && a.y < b.y) ? isSeen(a, b, hiding) : isSeen(b, a, hiding);
}

/** Partly inside is inside (ruling 24). */
const isIn = (cloud: Cloud, base: Base): boolean => reachBetween(cloud, base) <= cloud.radius;

/** Visible outline of a base with its centre at 0, 0: an octagon. */
interface Shape {
  readonly rim: readonly Point[];
  readonly sides: readonly Side[];
}

const newShape = (own: Units): Shape => {
  const rim = octagonOf(own);
  return { rim, sides: hullOf(rim).sides };
};

const usual = newShape(radius);
const others = new Map<Units, Shape>();

const shapeOf = (own: Units): Shape => {
  if (own === radius) return usual;
  let shape = others.get(own);
  if (!shape) {
    shape = newShape(own);
    others.set(own, shape);
  }
  return shape;
};

/**
 * The radius of the larger of two bases: the area it covers on its way from one to the other holds all lines between
 * them.
 */
const widerOf = (a: Base, b: Base): Units => Math.max(radiusOf(a), radiusOf(b));

/** A cloud as an area; hardly larger than its circle. */
const roundOf = ({ x, y, radius: wide }: Cloud): Convex =>
  hullOf(
    usual.rim.map((corner) => ({
      x: x + Math.round((corner.x * wide) / radius),
      y: y + Math.round((corner.y * wide) / radius),
    })),
  );

/**
 * A clear line can be turned until it passes a corner of what hides, and on until it passes another corner or the rim
 * of a base; so these lines are all that need a look.
 */
function isSeen(a: Base, b: Base, hiding: readonly Convex[]): boolean {
  if (!hiding.some((area) => crosses(area, a, b)) || isClear(a, b, a, b, hiding)) return true;
  if (hiding.some((area) => parts(area, a, b))) return false;
  const corners: Point[] = [];
  for (const area of hiding) {
    for (const corner of area.corners) if (isInView(a, b, corner)) corners.push(corner);
  }
  for (const [at, corner] of corners.entries()) {
    for (const other of corners.slice(at + 1)) if (isClear(corner, other, a, b, hiding)) return true;
    if (rimsFrom(corner, a).some((rim) => isClear(corner, rim, a, b, hiding))) return true;
    if (rimsFrom(corner, b).some((rim) => isClear(corner, rim, a, b, hiding))) return true;
  }
  // A figure partly inside cover may be seen by the part outside.
  if (!hiding.some((area) => liesOn(area, rimOf(a)) || liesOn(area, rimOf(b)))) return false;
  const there = rimOf(b);
  return rimOf(a).some((from) => there.some((to) => isClear(from, to, a, b, hiding)));
}

/** Whether an area lies right across the view from one base to the other, and on neither. */
function parts(area: Convex, a: Base, b: Base): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = (corner: Point): number => dx * corner.y - dy * corner.x;
  const wide = widerOf(a, b);
  const { x, y } = shapeOf(wide).rim.reduce((most, corner) => (far(corner) > far(most) ? corner : most));
  return (
    crosses(area, { x: a.x + x, y: a.y + y }, { x: b.x + x, y: b.y + y }) &&
    crosses(area, { x: a.x - x, y: a.y - y }, { x: b.x - x, y: b.y - y }) &&
    !liesOn(area, rimAt(a, wide)) &&
    !liesOn(area, rimAt(b, wide))
  );
}

const rimAt = ({ x, y }: Point, own: Units): readonly Point[] =>
  shapeOf(own).rim.map((corner) => ({ x: x + corner.x, y: y + corner.y }));

const rimOf = (base: Base): readonly Point[] => rimAt(base, radiusOf(base));

/** The corners of a base at which a line from elsewhere touches it, so passing by. */
function rimsFrom(elsewhere: Point, base: Base): readonly Point[] {
  const rim = rimOf(base);
  return rim.filter((corner, at) => {
    const before = cross(elsewhere, corner, rim.at(at - 1) ?? corner);
    const after = cross(elsewhere, corner, rim[(at + 1) % rim.length] ?? corner);
    return (before >= 0 && after >= 0) || (before <= 0 && after <= 0);
  });
}

/** Whether an area and a base, given by its rim, overlap. */
const liesOn = (area: Convex, rim: readonly Point[]): boolean =>
  rim.some((corner, at) => within(area, corner) || crosses(area, corner, rim.at(at - 1) ?? corner));

/** Whether a place lies between two bases: in the area that the larger covers on its way from one to the other. */
function isInView(a: Base, b: Base, { x, y }: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const { rim, sides } = shapeOf(widerOf(a, b));
  let most = 0;
  for (const { nx, ny, c } of sides) {
    if (nx * x + ny * y > c + Math.max(nx * a.x + ny * a.y, nx * b.x + ny * b.y)) return false;
  }
  for (const corner of rim) most = Math.max(most, dx * corner.y - dy * corner.x);
  return Math.abs(dx * (y - a.y) - dy * (x - a.x)) <= most;
}

/** Whether the line through two places leads from one base to the other without passing through an area. */
function isClear(through: Point, and: Point, a: Base, b: Base, hiding: readonly Convex[]): boolean {
  if (through.x === and.x && through.y === and.y) return false;
  const first = rangeOn(a, through, and);
  const second = first && rangeOn(b, through, and);
  if (!second) return false;
  const from = first[1] < second[0] ? first[1] : second[1];
  const to = first[1] < second[0] ? second[0] : first[0];
  if (from >= to) return true;
  for (const area of hiding) if (blocks(area, through, and, from, to)) return false;
  return true;
}

/** Less than this many units of depth are rounding, and a line along an edge is clear. */
const grace = 1 / 64;

/** Where the line through two places, 0 at the first and 1 at the second, lies on a base. */
function rangeOn(base: Base, through: Point, and: Point): readonly [number, number] | undefined {
  let from = -Infinity;
  let to = Infinity;
  for (const { nx, ny, c } of shapeOf(radiusOf(base)).sides) {
    const rest = c - nx * (through.x - base.x) - ny * (through.y - base.y);
    const speed = nx * (and.x - through.x) + ny * (and.y - through.y);
    if (speed > 0) to = Math.min(to, rest / speed);
    else if (speed < 0) from = Math.max(from, rest / speed);
    else if (rest < 0) return undefined;
  }
  return from <= to + 1e-9 ? [from, to] : undefined;
}

/** Whether a part of the line through two places passes through the inside of an area. */
function blocks(area: Convex, through: Point, and: Point, from: number, to: number): boolean {
  let left = false;
  let right = false;
  for (const corner of area.corners) {
    const side = cross(through, and, corner);
    if (side > 0) left = true;
    else if (side < 0) right = true;
  }
  if (!left || !right) return false;
  const dx = and.x - through.x;
  const dy = and.y - through.y;
  for (const { nx, ny, c } of area.sides) {
    const start = nx * (through.x + dx * from) + ny * (through.y + dy * from);
    const end = nx * (through.x + dx * to) + ny * (through.y + dy * to);
    if (Math.min(start, end) >= c - grace * Math.sqrt(nx * nx + ny * ny)) return false;
  }
  return true;
}

/**
 * Whether terrain that gives cover, at least half as tall as the target, is on the line between the centres
 * of two figures. Terrain that the shooter leans on or looks down on covers only a target that leans on it
 * too (chapter "Ranged Attack").
 */
export function inCover(ground: Ground, shooter: Base, target: Base): boolean {
  const byShooter = sized(ground, radiusOf(shooter)).covering;
  for (const [at, piece] of sized(ground, radiusOf(target)).covering.entries()) {
    if (!crosses(piece.area, shooter, target)) continue;
    if (piece.height - heightAt(ground, target) < half) continue;
    if (leansOn(piece, target)) return true;
    const leant = byShooter[at];
    if (!(leant && leansOn(leant, shooter)) && piece.height > heightAt(ground, shooter)) return true;
  }
  return false;
}

/** Whether terrain that is not seen through or gives cover shields a figure from a trap (ruling 17 for all skills). */
export function isShielded(ground: Ground, trap: Point, figure: Point): boolean {
  const level = heightAt(ground, trap);
  return ground.pieces.some(
    ({ terrain, height, area }) =>
      (terrain.cover || !terrain.seeThrough) && height > level && crosses(area, trap, figure),
  );
}
