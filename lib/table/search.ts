import { distanceBetween } from './base';
import type { Ground } from './ground';
import { unit, type Manner, type Point, type Units } from './plan';
import { cornersRound, roadsOf } from './roads';
import { isBarred, never, stride } from './stride';

/** How far the corners of a map and of the figures on it are from a start. */
export interface Search {
  readonly ground: Ground;
  readonly from: Point;
  readonly manner: Manner;
  readonly blocking: readonly Point[];
  readonly places: readonly Point[];
  /** For each place the length of the shortest way, or `never`. */
  readonly lengths: readonly number[];
  /** For each place the one before it on its way; -1 is the start. */
  readonly before: readonly number[];
}

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
  const fixed = roads.places.length;
  const places = [...roads.places, ...cornersRound(ground, near)];
  const lengths = places.map((place) =>
    distanceBetween(from, place) > limit ? never : within(stride(ground, from, place, near, manner), limit),
  );
  const before = places.map(() => -1);
  const open = [...lengths.keys()].filter((at) => lengths[at] !== never);
  const onRoads = !manner.hovers && !manner.climbs && !manner.jumps && (manner.drop ?? unit) === unit;
  // A way of rounded stretches may come out a little shorter than the straight line.
  const ahead = goal ? places.map((place) => distanceBetween(place, goal) - rounding) : undefined;
  let best = goal ? stride(ground, from, goal, near, manner) : never;

  const relax = (from: number, to: number, length: number): void => {
    const total = (lengths[from] ?? never) + length;
    if (total > limit || total >= (lengths[to] ?? 0)) return;
    if ((lengths[to] ?? never) === never) open.push(to);
    lengths[to] = total;
    before[to] = from;
  };
  const settled = places.map(() => false);
  for (;;) {
    const at = takeNearest(open, lengths, ahead);
    if (at === undefined) break;
    const place = places[at];
    const length = lengths[at];
    if (place === undefined || length === undefined) break;
    if (length + (ahead?.[at] ?? 0) >= best) break;
    settled[at] = true;
    if (goal) best = Math.min(best, length + stride(ground, place, goal, near, manner));
    const fixedHere = onRoads && at < fixed;
    if (fixedHere) {
      for (const road of roads.onwards[at] ?? []) {
        const next = places[road.to];
        if (next && !settled[road.to] && !isBarred(place, next, near)) relax(at, road.to, road.length);
      }
    }
    for (let to = fixedHere ? fixed : 0; to < places.length; to++) {
      const next = places[to];
      if (!next || settled[to] || length + distanceBetween(place, next) > limit) continue;
      relax(at, to, stride(ground, place, next, near, manner));
    }
  }
  return { ground, from, manner, blocking: near, places, lengths, before };
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
  const { ground, from, blocking, manner, places, lengths } = search;
  let length = within(stride(ground, from, to, blocking, manner), limit);
  let last = -1;
  for (const [at, place] of places.entries()) {
    const sofar = lengths[at] ?? never;
    if (sofar + distanceBetween(place, to) >= Math.min(length, limit + 1)) continue;
    const total = sofar + stride(ground, place, to, blocking, manner);
    if (total >= length || total > limit) continue;
    length = total;
    last = at;
  }
  return length === never ? undefined : { length, last };
}
