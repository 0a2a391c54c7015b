import { besideBase, compass, distanceBetween, towards } from './base';
import { canStand, type Ground } from './ground';
import { unit, type Bases, type Manner, type Point, type Region, type Units } from './plan';
import { placesRound, roadsOf } from './roads';
import { searchFrom, wayIn, type Search } from './search';
import { never, onFoot, stride } from './stride';

/** How often `sample` draws a place before it stays where it is. */
const tries = 8;

/**
 * The places where a movement of up to `distance` may end; staying is always one of them.
 * `marks` are places that matter, such as a flag: they and the way towards them are among the candidates.
 */
export function reachable(
  ground: Ground,
  from: Point,
  distance: Units,
  bases: Bases,
  manner: Manner = onFoot,
  marks: readonly Point[] = [],
): Region {
  const { blocking, passable } = bases;
  let search: Search | undefined;
  let listed: readonly Point[] | undefined;

  const others = [...passable, ...blocking];
  const stands = (place: Point): boolean => canStand(ground, place, others);
  const goesStraight = (place: Point): boolean => {
    const length = stride(ground, from, place, blocking, manner);
    return length <= distance && length !== never;
  };
  const goesRound = (place: Point): boolean => {
    if (manner.flies) return false;
    search ??= searchFrom(ground, from, distance, blocking, manner);
    return wayIn(search, place, distance) !== undefined;
  };
  const contains = (place: Point): boolean => {
    if (place.x === from.x && place.y === from.y) return true;
    if (!Number.isInteger(place.x) || !Number.isInteger(place.y)) return false;
    if (distanceBetween(from, place) > distance || !stands(place)) return false;
    return goesStraight(place) || goesRound(place);
  };

  const anywhere = (next: (n: number) => number): Point => {
    const whole = Math.floor(distance);
    const x = next(2 * whole + 1) - whole;
    const y = next(2 * whole + 1) - whole;
    return { x: from.x + x, y: from.y + y };
  };
  const sample = (next: (n: number) => number): Point => {
    if (distance < 1) return from;
    const worthy = next(2) === 0 ? spots() : undefined;
    for (let left = tries; left > 0; left--) {
      const place = worthy ? (worthy[next(worthy.length)] ?? from) : anywhere(next);
      if (distanceBetween(from, place) > distance || !stands(place)) continue;
      // Round corners is asked for at last only: straight ways are found a hundred times as fast.
      if (goesStraight(place) || (left <= 2 && goesRound(place))) return place;
    }
    return from;
  };

  const candidates = (): readonly Point[] => {
    listed ??= inOrder([from, ...spots().filter(contains)]);
    return listed;
  };
  /** Rings, contact with others, the lee of terrain, what matters; within the region or not. */
  const spots = (): readonly Point[] => {
    const within = (place: Point): boolean => distanceBetween(from, place) <= distance;
    const rings = [distance, distance / 2].flatMap((far) =>
      compass.map(({ x, y }) => towards(from, { x: from.x + x * 64, y: from.y + y * 64 }, far)),
    );
    const contacts = [...blocking, ...passable]
      .filter((base) => distanceBetween(from, base) <= distance + unit)
      .flatMap((base) => [
        besideBase(base, from) ?? base,
        ...placesRound(base).filter((_, at) => at % 2 === 0),
      ]);
    const corners = roadsOf(ground)
      .corners.map(({ place }) => place)
      .filter(within);
    const towardsMarks = marks.flatMap((mark) => [mark, towards(from, mark, distance)]);
    return [...rings, ...contacts, ...corners, ...towardsMarks];
  };
  return { contains, candidates, sample };
}

/** Sorted from left to right, then downwards; each place once. */
const inOrder = (places: readonly Point[]): readonly Point[] =>
  [...places]
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .filter((place, at, all) => place.x !== all[at - 1]?.x || place.y !== all[at - 1]?.y);
