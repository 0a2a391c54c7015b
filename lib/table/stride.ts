import { squaredToLine } from './base';
import { crosses, partOn, within } from './convex';
import { heightAt, type Ground, type Piece } from './ground';
import { half, unit, type Manner, type Point, type Units } from './plan';

/** No way. */
export const never = Infinity;

/** Who walks past another comes this near, centre to centre: his way round a base has sixteen corners, outside of it. */
const berth = unit - 21;

/** On foot, as everybody. */
export const onFoot: Manner = {};

/** How long a straight stretch is, rounded; nothing is asked about what is on it. */
export function lengthBetween(from: Point, to: Point): Units {
  const x = to.x - from.x;
  const y = to.y - from.y;
  return Math.round(Math.sqrt(x * x + y * y));
}

/**
 * The length of a straight stretch, or `never` when terrain or a figure of `blocking` is in its way. Both ends are
 * places where a base can be; whether it may stay at the second is not asked here.
 */
export function stride(
  ground: Ground,
  from: Point,
  to: Point,
  blocking: readonly Point[],
  manner: Manner,
): Units {
  const length = lengthBetween(from, to);
  if (manner.flies) return length;
  if (!(manner.jumps && manner.jumps.width >= unit && manner.jumps.height >= unit)) {
    if (isBarred(from, to, blocking)) return never;
  }
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

/** Adds to `depths` how deep a straight stretch on foot jumps down, step by step; one that exists. */
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

/** Whether a figure on a stretch would walk over another; who stands on one already may walk off. */
export function isBarred(from: Point, to: Point, blocking: readonly Point[]): boolean {
  for (const base of blocking) {
    if (squaredToLine(from, to, base) >= berth * berth) continue;
    if ((from.x - base.x) ** 2 + (from.y - base.y) ** 2 >= berth * berth) return true;
  }
  return false;
}

/** Whether a piece is no higher and along the stretch no wider than what is jumped (ruling on Jump). */
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
interface Step {
  readonly piece: Piece;
  readonly on: readonly [number, number] | undefined;
  readonly beside: readonly [number, number] | undefined;
}

/**
 * What going up and down adds to a stretch across walls: on foot nothing, as long as nothing of half a figure has to be
 * climbed and no jump down is deeper than taken; climbing, each unit up or down (chapters "Climbing" and "Falling").
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
  const easy = ground.floors.filter((piece) => piece.easy);
  const steps = [...walls, ...easy].map((piece): Step => {
    const beside = partOn(piece.around, from, to);
    return { piece, beside, on: climbs && !piece.easy ? beside : partOn(piece.area, from, to) };
  });
  const cuts = [0, 1, ...steps.flatMap(({ on, beside }) => [...(on ?? []), ...(beside ?? [])])].sort(
    (a, b) => a - b,
  );
  const deepest = manner.drop ?? unit;
  let level = heightAt(ground, from);
  let smooth = standsEasy(ground, from, level);
  let extra = 0;
  const rise = (next: Units, gentle: boolean): boolean => {
    const up = next - level;
    if (Math.abs(up) >= half && !(up > 0 ? gentle : smooth)) {
      if (climbs) extra += Math.abs(up);
      else if (up > 0 || -up > deepest) return false;
      else depths.push(-up);
    }
    level = next;
    smooth = gentle;
    return true;
  };
  for (const [at, start] of cuts.entries()) {
    const end = cuts[at + 1] ?? start;
    if (end - start < sliver) continue;
    const middle = (start + end) / 2;
    const top = highest(steps, middle);
    if (!rise(top?.piece.height ?? 0, top?.piece.easy ?? false)) return never;
    if (!climbs && steps.some((step) => hinders(step, level, start, middle))) return never;
  }
  const last = heightAt(ground, to);
  return rise(last, standsEasy(ground, to, last)) ? extra : never;
}

/** Parts of a stretch shorter than this come from rounding. */
const sliver = 1e-9;

const covers = (part: readonly [number, number] | undefined, at: number): boolean =>
  part !== undefined && part[0] <= at && at <= part[1];

function highest(steps: readonly Step[], at: number): Step | undefined {
  let top: Step | undefined;
  for (const step of steps) {
    if (covers(step.on, at) && step.piece.height > (top?.piece.height ?? -1)) top = step;
  }
  return top;
}

/** Whether a piece is in the way of a base beside it: it rises half a figure or more, and was not just jumped off. */
const hinders = ({ piece, on, beside }: Step, level: Units, start: number, middle: number): boolean =>
  !piece.easy &&
  piece.height - level >= half &&
  covers(beside, middle) &&
  !(on && (covers(on, middle) || start >= on[1]));

/** Whether what is stood on here slopes down to its edges. */
const standsEasy = (ground: Ground, place: Point, level: Units): boolean =>
  level > 0 &&
  ground.floors.some(
    ({ easy, height, area }) => easy && height === level && partOn(area, place, place) !== undefined,
  );
