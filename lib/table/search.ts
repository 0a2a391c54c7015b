import { distanceBetween } from './base';
import type { Ground } from './ground';
import { unit, type Manner, type Point, type Units } from './plan';
import { cornersRound, roadsOf, turns, type Corner } from './roads';
import { Hopes, type Hope } from './hopes';
import { isBarred, lengthBetween, never, stride } from './stride';

/** How far the corners of a map and of the figures on it are from a start. */
export interface Search {
  readonly ground: Ground;
  readonly from: Point;
  readonly manner: Manner;
  readonly blocking: readonly Point[];
  readonly corners: readonly Corner[];
  /** The corners that were reached, the nearest first; with goals, those that may lie on the way to one. */
  readonly reached: readonly number[];
  /** For each corner the length of the shortest way, or `never`. */
  readonly lengths: readonly number[];
  /** For each corner the one before it on its way; -1 is the start. */
  readonly before: readonly number[];
}

/** Who goes over obstacles turns anywhere; who walks passes by what he turns at. */
const walks = (manner: Manner): boolean =>
  !manner.hovers && !manner.climbs && !manner.jumps && (manner.drop ?? unit) === unit;

const nowhere: readonly Point[] = [];

/**
 * Finds the shortest ways from a place to every corner within a distance; with goals, only as far as the nearest of them
 * needs. Whether a stretch is free is looked at only when its turn comes: most stretches never lie on a shortest way.
 */
export function searchFrom(
  ground: Ground,
  from: Point,
  limit: Units,
  blocking: readonly Point[],
  manner: Manner,
  goals: readonly Point[] = nowhere,
): Search {
  const near = blocking.filter((base) => distanceBetween(from, base) <= limit + 2 * unit);
  const roads = roadsOf(ground);
  const fixed = roads.corners.length;
  const corners = near.length === 0 ? roads.corners : [...roads.corners, ...cornersRound(roads, near)];
  const onFoot = walks(manner);
  const lengths = new Array<number>(corners.length).fill(never);
  const before = new Array<number>(corners.length).fill(-1);
  const reached: number[] = [];
  const hopes = new Hopes();
  let best = never;

  /** The least that is left from a place; a way of rounded stretches may come out a little shorter than straight. */
  const ahead = (place: Point): number => {
    let least = never;
    for (const goal of goals) least = Math.min(least, distanceBetween(place, goal));
    return goals.length === 0 ? 0 : least - rounding;
  };
  const goOn = (place: Point, sofar: Units, corner?: Corner): void => {
    for (const goal of goals) {
      if (sofar + distanceBetween(place, goal) - rounding >= best || (corner && !turns(corner, goal)))
        continue;
      best = Math.min(best, sofar + stride(ground, place, goal, near, manner));
    }
  };
  const hope = (last: number, place: Point, to: number, corner: Corner): void => {
    const length = (last < 0 ? 0 : (lengths[last] ?? 0)) + lengthBetween(place, corner.place);
    if (length > limit || (onFoot && !turns(corner, place))) return;
    const least = length + ahead(corner.place);
    if (least < best) hopes.add({ least, to, last, length, isSure: false });
  };
  /** The length of the way that is hoped for, where it is free. */
  const sure = ({ to, last, length }: Hope, end: Point): Units => {
    const start = last < 0 ? from : (corners[last]?.place ?? from);
    if (onFoot && last >= 0 && last < fixed && to < fixed) return isBarred(start, end, near) ? never : length;
    return length - lengthBetween(start, end) + stride(ground, start, end, near, manner);
  };

  goOn(from, 0);
  for (const [to, corner] of corners.entries()) hope(-1, from, to, corner);
  for (;;) {
    const next = hopes.take();
    if (!next || next.least >= best) break;
    const { to: at, last } = next;
    const corner = corners[at];
    if (!corner || lengths[at] !== never) continue;
    const { place } = corner;
    const length = next.isSure ? next.length : sure(next, place);
    if (length > limit || length === never) continue;
    if (length > next.length) {
      hopes.add({ least: next.least + length - next.length, to: at, last, length, isSure: true });
      continue;
    }
    lengths[at] = length;
    before[at] = last;
    reached.push(at);
    goOn(place, length, onFoot ? corner : undefined);
    const onRoads = onFoot && at < fixed;
    if (onRoads)
      for (const to of roads.onwards(at)) {
        const further = corners[to];
        if (further && lengths[to] === never) hope(at, place, to, further);
      }
    for (let to = onRoads ? fixed : 0; to < corners.length; to++) {
      const further = corners[to];
      if (!further || lengths[to] !== never) continue;
      if (!onFoot || turns(corner, further.place)) hope(at, place, to, further);
    }
  }
  return { ground, from, manner, blocking: near, corners, reached, lengths, before };
}

const rounding: Units = 8;

/** The end of the shortest way to a place within `limit`: its length, and the corner before it (-1: straight). */
export function wayIn(
  search: Search,
  to: Point,
  limit: Units,
): { readonly length: Units; readonly last: number } | undefined {
  const { ground, from, blocking, manner, corners, lengths } = search;
  const onFoot = walks(manner);
  const straight = stride(ground, from, to, blocking, manner);
  let length = straight <= limit ? straight : never;
  let last = -1;
  for (const at of search.reached) {
    const sofar = lengths[at] ?? never;
    const corner = corners[at];
    if (!corner || (onFoot && !turns(corner, to))) continue;
    if (sofar + distanceBetween(corner.place, to) >= Math.min(length, limit + 1)) continue;
    const total = sofar + stride(ground, corner.place, to, blocking, manner);
    if (total >= length || total > limit) continue;
    length = total;
    last = at;
  }
  return length === never ? undefined : { length, last };
}
