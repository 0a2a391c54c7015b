import { squaredToLine } from './base';
import { crosses, partOn, within } from './convex';
import { heightAt, type Ground, type Piece } from './ground';
import { half, radiusOf, tall, unit, type Base, type Manner, type Point, type Units } from './plan';

/** No way. */
export const never = Infinity;

/**
 * Smallest distance, centre to centre, at which a walker passes a base that it touches at a distance of `far`: the
 * way round has sixteen corners, outside the base.
 */
const berthOf = (far: Units): Units => far - Math.ceil((21 * far) / unit);

/** On foot, as everybody. */
export const onFoot: Manner = {};

/** Length of a straight stretch, rounded; ignores everything on it. */
export function lengthBetween(from: Point, to: Point): Units {
  const x = to.x - from.x;
  const y = to.y - from.y;
  return Math.round(Math.sqrt(x * x + y * y));
}

/**
 * The length of a straight stretch for a base of the ground's size, or `never` when terrain or a figure of `blocking` is
 * in its way. Both ends are places where a base can be; whether it may stay at the second is not asked here.
 */
export function segmentCost(
  ground: Ground,
  from: Point,
  to: Point,
  blocking: readonly Base[],
  manner: Manner,
): Units {
  const length = lengthBetween(from, to);
  if (manner.flies) return length;
  if (isBarred(ground.radius, from, to, blocking, manner.jumps)) return never;
  let walls: Piece[] | undefined;
  for (const piece of ground.hindering) {
    if (!crosses(piece.around, from, to)) continue;
    if (manner.hovers && piece.height < half) continue;
    if (manner.jumps && isJumped(ground, piece, from, to, manner.jumps)) continue;
    if (!piece.floor && !(manner.climbs && piece.height > 0)) return never;
    if (piece.sheer && !manner.climbs && !within(piece.around, from)) return never;
    (walls ??= []).push(piece);
  }
  return walls ? length + climb(ground, from, to, walls, manner, []) : length;
}

/** Adds to `depths` the depth of each jump down along a straight stretch on foot; the stretch must be walkable. */
export function addDrops(ground: Ground, from: Point, to: Point, manner: Manner, depths: Units[]): void {
  if (manner.flies || manner.climbs) return;
  if (!ground.steep.some(({ around }) => crosses(around, from, to))) return;
  const walls = ground.hindering.filter((piece) => piece.floor && crosses(piece.around, from, to));
  climb(
    ground,
    from,
    to,
    walls.filter((piece) => !manner.jumps || !isJumped(ground, piece, from, to, manner.jumps)),
    manner,
    depths,
  );
}

/** Whether a base of a radius would go over another on a stretch; a figure already on one may walk off. */
export function isBarred(
  own: Units,
  from: Point,
  to: Point,
  blocking: readonly Base[],
  jumps: Manner['jumps'],
): boolean {
  for (const base of blocking) {
    const wide = radiusOf(base);
    const berth = berthOf(own + wide);
    if (squaredToLine(from, to, base) >= berth * berth) continue;
    if ((from.x - base.x) ** 2 + (from.y - base.y) ** 2 < berth * berth) continue;
    if (!(jumps && jumps.width >= 2 * wide && jumps.height >= tall)) return true;
  }
  return false;
}

/** Whether a piece can be jumped over: no higher than the jump, and no wider along the stretch (ruling on Jump). */
function isJumped(
  ground: Ground,
  piece: Piece,
  from: Point,
  to: Point,
  reach: { readonly width: Units; readonly height: Units },
): boolean {
  if (piece.height - heightAt(ground, from) > reach.height) return false;
  const part = partOn(piece.area, from, to);
  if (!part) return true;
  const width = (part[1] - part[0]) * Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  return width < reach.width + 1;
}

/** A piece under a stretch: where it is stood on, where a base touches it, as parts of the stretch. */
interface SegmentPiece {
  readonly piece: Piece;
  readonly on: readonly [number, number] | undefined;
  readonly beside: readonly [number, number] | undefined;
}

/** Height on a stretch that goes up and down, and its cost so far. */
class Climb {
  level: Units;
  extra: Units = 0;
  private smooth: boolean;
  private readonly manner: Manner;
  private readonly depths: Units[];

  constructor(level: Units, smooth: boolean, manner: Manner, depths: Units[]) {
    this.level = level;
    this.smooth = smooth;
    this.manner = manner;
    this.depths = depths;
  }

  /** Steps to another height; false where that is not possible. */
  rise(next: Units, gentle: boolean): boolean {
    const { climbs, drop = unit } = this.manner;
    const up = next - this.level;
    if (Math.abs(up) >= half && !(up > 0 ? gentle : this.smooth)) {
      if (climbs === true) this.extra += Math.abs(up);
      else if (up > 0 || -up > drop) return false;
      else this.depths.push(-up);
    }
    this.level = next;
    this.smooth = gentle;
    return true;
  }
}

/**
 * Extra cost of height on a stretch across walls. On foot none, if nothing higher than half a figure is
 * climbed and no jump down is deeper than allowed; climbing, each unit up or down (chapters "Climbing" and
 * "Falling").
 */
function climb(
  ground: Ground,
  from: Point,
  to: Point,
  walls: readonly Piece[],
  manner: Manner,
  depths: Units[],
): Units {
  const climbs = manner.climbs === true;
  const steps: SegmentPiece[] = [];
  const cuts = [0, 1];
  for (const piece of [...walls, ...ground.easy]) {
    const beside = partOn(piece.around, from, to);
    const on = climbs && !piece.easy ? beside : partOn(piece.area, from, to);
    steps.push({ piece, beside, on });
    if (on) cuts.push(on[0], on[1]);
    if (beside) cuts.push(beside[0], beside[1]);
  }
  cuts.sort((a, b) => a - b);
  const level = heightAt(ground, from);
  const climbing = new Climb(level, standsEasy(ground, from, level), manner, depths);
  for (let at = 0; at + 1 < cuts.length; at += 1) {
    const start = cuts[at] ?? 0;
    const end = cuts[at + 1] ?? start;
    if (end - start < sliver) continue;
    const middle = (start + end) / 2;
    const top = highest(steps, middle);
    if (!climbing.rise(top?.piece.height ?? 0, top?.piece.easy ?? false)) return never;
    if (!climbs && steps.some((step) => hinders(step, climbing.level, start, middle))) return never;
  }
  const last = heightAt(ground, to);
  return climbing.rise(last, standsEasy(ground, to, last)) ? climbing.extra : never;
}

/** Parts of a stretch shorter than this come from rounding. */
const sliver = 1e-9;

const covers = (part: readonly [number, number] | undefined, at: number): boolean =>
  part !== undefined && part[0] <= at && at <= part[1];

function highest(steps: readonly SegmentPiece[], at: number): SegmentPiece | undefined {
  let top: SegmentPiece | undefined;
  for (const step of steps) {
    if (covers(step.on, at) && step.piece.height > (top?.piece.height ?? -1)) top = step;
  }
  return top;
}

/** Whether a piece is in the way of a base beside it: it rises half a figure or more, and was not just jumped off. */
const hinders = ({ piece, on, beside }: SegmentPiece, level: Units, start: number, middle: number): boolean =>
  !piece.easy &&
  piece.height - level >= half &&
  covers(beside, middle) &&
  !(on && (covers(on, middle) || start >= on[1]));

/** Whether the terrain under a figure here slopes down to its edges. */
const standsEasy = (ground: Ground, place: Point, level: Units): boolean =>
  level > 0 &&
  ground.easy.some(({ height, area }) => height === level && partOn(area, place, place) !== undefined);
