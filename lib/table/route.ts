import { besideBase, distanceBetween, gapBetween, placesRound, towards } from './base';
import { hasRoom, meets, sized, type Ground } from './ground';
import { radiusOf, type Base, type Bases, type Manner, type Point, type Units, type Route } from './plan';
import { searchFrom, routeIn, type Search } from './search';
import { addDrops, never, onFoot, segmentCost } from './segment-cost';

/**
 * The shortest way to a place where the figure can stand, or `undefined` if there is none within `limit`. A figure can
 * pass allies, but not opponents (ruling 25).
 */
export function routeTo(
  table: Ground,
  from: Base,
  to: Point,
  bases: Bases,
  manner: Manner = onFoot,
  limit: Units = never,
): Route | undefined {
  const ground = sized(table, radiusOf(from));
  if (!hasRoom(ground, to, bases.passable) || !hasRoom(ground, to, bases.blocking)) return undefined;
  const straight = segmentCost(ground, from, to, bases.blocking, manner);
  if (straight <= limit && straight !== never) return routeOf(ground, straight, [from, to], manner);
  if (manner.flies || distanceBetween(from, to) > limit) return undefined;
  return routeOn(searchFrom(ground, from, limit, bases.blocking, manner, [to]), to, limit);
}

/** The way of a figure that moves at another, as in a charge. */
export interface Approach extends Route {
  readonly end: Point;
  /** Whether it ends in base contact. */
  readonly contact: boolean;
}

/**
 * The shortest way into base contact with `target`, which is one of `bases`. If it is longer than `distance`,
 * as much of it as the figure can go and stop at; if there is none, the way to the corner nearest to the
 * target. `undefined` if the figure stays where it is.
 */
export function routeToContact(
  table: Ground,
  from: Base,
  target: Base,
  distance: Units,
  bases: Bases,
  manner: Manner = onFoot,
): Approach | undefined {
  const ground = sized(table, radiusOf(from));
  const { radius: own } = ground;
  if (meets(ground, from, target)) return undefined;
  const others = [...bases.passable, ...bases.blocking];
  const facing = besideBase(target, from, own) ?? target;
  const straight = endsAt(ground, facing, target, others)
    ? segmentCost(ground, from, facing, bases.blocking, manner)
    : never;
  if (straight !== never) {
    const route = routeOf(ground, straight, [from, facing], manner);
    return straight <= distance
      ? { ...route, end: facing, contact: true }
      : cutShort(ground, route, distance, others, manner);
  }
  // No way comes into contact with the target earlier than the one to where it stands, were it not there.
  const free = bases.blocking.filter(({ x, y }) => x !== target.x || y !== target.y);
  const open = searchFrom(ground, from, never, free, manner, [target]);
  const through = routeOn(open, target, never);
  const corner = through?.points.at(-2);
  const met = corner && besideBase(target, corner, own);
  const route =
    through && met && endsAt(ground, met, target, others)
      ? routeOf(
          ground,
          through.length - distanceBetween(corner, target) + distanceBetween(corner, met),
          [...through.points.slice(0, -1), met],
          manner,
        )
      : undefined;
  if (route && met && route.length <= distance) return { ...route, end: met, contact: true };
  if (route) return cutShort(ground, route, distance, others, manner);
  // Where that spot is taken, another one beside the target may do; none where the target bars no way to any.
  const spots = placesRound(target, own).filter((spot) => endsAt(ground, spot, target, others));
  const hit =
    spots.length > 0 && (through || spots.some((spot) => routeIn(open, spot, never)))
      ? nearest(searchFrom(ground, from, never, bases.blocking, manner, spots), spots)
      : undefined;
  if (hit && hit.route.length <= distance) return { ...hit.route, end: hit.spot, contact: true };
  if (hit) return cutShort(ground, hit.route, distance, others, manner);
  const near = searchFrom(ground, from, distance, bases.blocking, manner);
  const gapAt = ({ x, y }: Point): Units => gapBetween({ x, y, radius: own }, target);
  const place = near.corners
    .flatMap((one, at) =>
      near.lengths[at] !== never && hasRoom(ground, one.place, others) ? [one.place] : [],
    )
    .reduce<Point>((best, next) => (gapAt(next) < gapAt(best) ? next : best), from);
  const last = place === from ? undefined : routeOn(near, place, distance);
  return last && { ...last, end: place, contact: false };
}

/** Whether a way to a target may end at a spot. */
const endsAt = (ground: Ground, spot: Point, target: Base, others: readonly Base[]): boolean =>
  hasRoom(ground, spot, others) && meets(ground, spot, target);

/** The spot with the shortest way, of equals the first. */
function nearest(
  search: Search,
  spots: readonly Point[],
): { readonly spot: Point; readonly route: Route } | undefined {
  let best: Point | undefined;
  let length = never;
  for (const spot of spots) {
    const found = routeIn(search, spot, never);
    if (!found || found.length >= length) continue;
    best = spot;
    length = found.length;
  }
  const route = best && routeOn(search, best, never);
  return best && route && { spot: best, route };
}

/** The way in a finished search to a place; `undefined` when it does not reach it. */
export function routeOn(search: Search, to: Point, limit: Units): Route | undefined {
  const found = routeIn(search, to, limit);
  if (!found) return undefined;
  const points = [to];
  for (let at = found.last; at >= 0; at = search.before[at] ?? -1) {
    const place = search.corners[at]?.place;
    if (place) points.unshift(place);
  }
  points.unshift(search.from);
  return routeOf(search.ground, found.length, points, search.manner);
}

function routeOf(ground: Ground, length: Units, points: readonly Point[], manner: Manner): Route {
  const drops: Units[] = [];
  for (const [at, place] of points.entries()) {
    const next = points[at + 1];
    if (next) addDrops(ground, place, next, manner, drops);
  }
  return { length, points, drops };
}

/** The first part of a way, up to the last place within a distance where the figure can stand. */
function cutShort(
  ground: Ground,
  route: Route,
  distance: Units,
  others: readonly Base[],
  manner: Manner,
): Approach | undefined {
  for (let at = route.points.length - 1; at > 0; at--) {
    const points = route.points.slice(0, at);
    const start = points.at(-1);
    const corner = route.points[at];
    if (!start || !corner) continue;
    const used = lengthOf(ground, points, manner);
    if (used > distance) continue;
    for (let left = Math.min(distance - used, distanceBetween(start, corner)); left > 0; left -= step) {
      const end = towards(start, corner, left);
      if (!hasRoom(ground, end, others)) continue;
      const length = used + segmentCost(ground, start, end, [], manner);
      if (length <= distance)
        return { ...routeOf(ground, length, [...points, end], manner), end, contact: false };
    }
  }
  return undefined;
}

/** Step by which a figure that runs out of movement looks back for a place to stand: 1/64 #. */
const step: Units = 16;

function lengthOf(ground: Ground, points: readonly Point[], manner: Manner): Units {
  let length = 0;
  for (const [at, place] of points.entries()) {
    const next = points[at + 1];
    if (next) length += segmentCost(ground, place, next, [], manner);
  }
  return length;
}
