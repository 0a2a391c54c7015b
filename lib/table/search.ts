import { distanceBetween } from './base';
import type { Ground } from './ground';
import { unit, type Manner, type Point, type Units } from './plan';
import { cornersRound, roadsOf, turns, type Corner } from './roads';
import { isBarred, never, stride } from './stride';

/** How far the corners of a map and of the figures on it are from a start. */
export interface Search {
  readonly ground: Ground;
  readonly from: Point;
  readonly manner: Manner;
  readonly blocking: readonly Point[];
  readonly corners: readonly Corner[];
  /** For each corner the length of the shortest way, or `never`. */
  readonly lengths: readonly number[];
  /** For each corner the one before it on its way; -1 is the start. */
  readonly before: readonly number[];
}

/** Who goes over obstacles turns anywhere; who walks passes by what he turns at. */
const walks = (manner: Manner): boolean =>
  !manner.hovers && !manner.climbs && !manner.jumps && (manner.drop ?? unit) === unit;

/** Finds the shortest ways from a place to every corner within a distance; with a goal, only as far as it needs. */
export function searchFrom(
  ground: Ground,
  from: Point,
  limit: Units,
  blocking: readonly Point[],
  manner: Manner,
  goal?: Point,
): Search {
  const near = blocking.filter((base) => distanceBetween(from, base) <= limit + 2 * unit);
  const roads = roadsOf(ground);
  const fixed = roads.corners.length;
  const corners = [...roads.corners, ...cornersRound(ground, near)];
  const onFoot = walks(manner);
  const lengths = corners.map((corner) =>
    distanceBetween(from, corner.place) > limit || (onFoot && !turns(corner, from))
      ? never
      : within(stride(ground, from, corner.place, near, manner), limit),
  );
  const before = corners.map(() => -1);
  const open: number[] = [];
  for (const [at, length] of lengths.entries()) if (length !== never) open.push(at);
  // A way of rounded stretches may come out a little shorter than the straight line.
  const ahead = goal ? corners.map(({ place }) => distanceBetween(place, goal) - rounding) : undefined;
  let best = goal ? stride(ground, from, goal, near, manner) : never;

  const relax = (from: number, to: number, length: number): void => {
    const total = (lengths[from] ?? never) + length;
    if (total > limit || total >= (lengths[to] ?? 0)) return;
    if ((lengths[to] ?? never) === never) open.push(to);
    lengths[to] = total;
    before[to] = from;
  };
  const settled = corners.map(() => false);
  for (;;) {
    const at = takeNearest(open, lengths, ahead);
    const corner = at === undefined ? undefined : corners[at];
    if (at === undefined || !corner) break;
    const length = lengths[at] ?? never;
    const { place } = corner;
    if (length + (ahead?.[at] ?? 0) >= best) break;
    settled[at] = true;
    if (goal && (!onFoot || turns(corner, goal))) {
      best = Math.min(best, length + stride(ground, place, goal, near, manner));
    }
    const onRoads = onFoot && at < fixed;
    if (onRoads) {
      for (const road of roads.onwards[at] ?? []) {
        if (settled[road.to] || length + road.length >= (lengths[road.to] ?? 0)) continue;
        const next = corners[road.to];
        if (next && !isBarred(place, next.place, near)) relax(at, road.to, road.length);
      }
    }
    for (let to = onRoads ? fixed : 0; to < corners.length; to++) {
      const next = corners[to];
      if (!next || settled[to]) continue;
      const least = length + distanceBetween(place, next.place);
      if (least > limit || least - rounding >= (lengths[to] ?? 0)) continue;
      if (onFoot && !(turns(next, place) && turns(corner, next.place))) continue;
      relax(at, to, stride(ground, place, next.place, near, manner));
    }
  }
  return { ground, from, manner, blocking: near, corners, lengths, before };
}

const rounding: Units = 8;

const within = (length: Units, limit: Units): Units => (length <= limit ? length : never);

/** Takes the place that is nearest, to the goal if there is one; of equals the first. */
function takeNearest(
  open: number[],
  lengths: readonly number[],
  ahead: readonly number[] | undefined,
): number | undefined {
  let best = never;
  let where = -1;
  for (const [index, at] of open.entries()) {
    const key = (lengths[at] ?? never) + (ahead?.[at] ?? 0);
    if (key > best || (key === best && at > (open[where] ?? never))) continue;
    best = key;
    where = index;
  }
  if (where < 0) return undefined;
  const taken = open[where];
  const last = open.pop();
  if (last !== undefined && where < open.length) open[where] = last;
  return taken;
}

/** The end of the shortest way to a place within `limit`: its length, and the corner before it (-1: straight). */
export function wayIn(
  search: Search,
  to: Point,
  limit: Units,
): { readonly length: Units; readonly last: number } | undefined {
  const { ground, from, blocking, manner, corners, lengths } = search;
  const onFoot = walks(manner);
  let length = within(stride(ground, from, to, blocking, manner), limit);
  let last = -1;
  for (const [at, corner] of corners.entries()) {
    const sofar = lengths[at] ?? never;
    if (sofar === never || (onFoot && !turns(corner, to))) continue;
    if (sofar + distanceBetween(corner.place, to) >= Math.min(length, limit + 1)) continue;
    const total = sofar + stride(ground, corner.place, to, blocking, manner);
    if (total >= length || total > limit) continue;
    length = total;
    last = at;
  }
  return length === never ? undefined : { length, last };
}
