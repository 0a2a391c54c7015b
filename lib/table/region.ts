import { besideBase, compass, distanceBetween, placesRound, towards } from './base';
import { hasRoom, sized, type Ground } from './ground';
import {
  radiusOf,
  type Base,
  type Bases,
  type Manner,
  type Point,
  type Region,
  type Route,
  type Units,
} from './plan';
import { routeTo } from './route';
import { visibilityGraphOf } from './visibility-graph';
import { searchFrom, routeIn, type Search } from './search';
import { never, onFoot, segmentCost } from './segment-cost';

/** How often `sample` draws a place before it stays where it is. */
const tries = 8;

/**
 * The places where a movement of up to `distance` may end; staying is always one of them.
 * `marks` are places that matter, such as a flag: they and the way towards them are among the candidates.
 */
export const reachable = (
  ground: Ground,
  from: Base,
  distance: Units,
  bases: Bases,
  manner: Manner = onFoot,
  marks: readonly Point[] = [],
): Region => new Reach(sized(ground, radiusOf(from)), from, distance, bases, manner, marks);

/** A class, so that the many movements of a match make no closures. */
class Reach implements Region {
  private readonly ground: Ground;
  private readonly from: Point;
  private readonly distance: Units;
  private readonly bases: Bases;
  private readonly manner: Manner;
  private readonly marks: readonly Point[];
  private readonly others: readonly Base[];
  private search: Search | undefined;
  private listed: readonly Point[] | undefined;

  constructor(
    ground: Ground,
    from: Base,
    distance: Units,
    bases: Bases,
    manner: Manner,
    marks: readonly Point[],
  ) {
    this.ground = ground;
    // The chosen place has no size.
    this.from = from.radius === undefined ? from : { x: from.x, y: from.y };
    this.distance = distance;
    this.bases = bases;
    this.manner = manner;
    this.marks = marks;
    this.others = [...bases.passable, ...bases.blocking];
  }

  contains(place: Point): boolean {
    if (place.x === this.from.x && place.y === this.from.y) return true;
    if (!Number.isInteger(place.x) || !Number.isInteger(place.y)) return false;
    return this.isNear(place) && this.stands(place) && (this.goesStraight(place) || this.goesRound(place));
  }

  candidates(): readonly Point[] {
    this.listed ??= inOrder([this.from, ...this.spots().filter((spot) => this.contains(spot))]);
    return this.listed;
  }

  sample(next: (n: number) => number): Point {
    if (this.distance < 1) return this.from;
    const worthy = next(2) === 0 ? this.spots() : undefined;
    for (let left = tries; left > 0; left--) {
      const place = worthy ? (worthy[next(worthy.length)] ?? this.from) : this.anywhere(next);
      if (!this.isNear(place) || !this.stands(place)) continue;
      // Round corners is asked for at last only: straight ways are found a hundred times as fast.
      if (this.goesStraight(place) || (left <= 2 && this.goesRound(place))) return place;
    }
    return this.from;
  }

  way(place: Point): Route | undefined {
    const { ground, from, bases, manner, distance } = this;
    return routeTo(ground, { ...from, radius: ground.radius }, place, bases, manner, distance);
  }

  private isNear(place: Point): boolean {
    return distanceBetween(this.from, place) <= this.distance;
  }

  private stands(place: Point): boolean {
    return hasRoom(this.ground, place, this.others);
  }

  private goesStraight(place: Point): boolean {
    const length = segmentCost(this.ground, this.from, place, this.bases.blocking, this.manner);
    return length <= this.distance && length !== never;
  }

  private goesRound(place: Point): boolean {
    const { ground, from, distance, bases, manner } = this;
    if (manner.flies) return false;
    this.search ??= searchFrom(ground, from, distance, bases.blocking, manner);
    return routeIn(this.search, place, distance) !== undefined;
  }

  private anywhere(next: (n: number) => number): Point {
    const whole = Math.floor(this.distance);
    const x = next(2 * whole + 1) - whole;
    const y = next(2 * whole + 1) - whole;
    return { x: this.from.x + x, y: this.from.y + y };
  }

  /** Rings, contact with others, the lee of terrain, what matters; within the region or not. */
  private spots(): readonly Point[] {
    const { from, distance, bases } = this;
    const { radius: own } = this.ground;
    const found: Point[] = [];
    for (const far of [distance, distance / 2])
      for (const { x, y } of compass)
        found.push(towards(from, { x: from.x + x * 64, y: from.y + y * 64 }, far));
    for (const base of [...bases.blocking, ...bases.passable]) {
      if (distanceBetween(from, base) > distance + own + radiusOf(base)) continue;
      found.push(besideBase(base, from, own) ?? base);
      for (const [at, place] of placesRound(base, own).entries()) if (at % 2 === 0) found.push(place);
    }
    for (const { place } of visibilityGraphOf(this.ground).corners) if (this.isNear(place)) found.push(place);
    for (const mark of this.marks) found.push(mark, towards(from, mark, distance));
    return found;
  }
}

/** Sorted from left to right, then downwards; each place once. */
const inOrder = (places: readonly Point[]): readonly Point[] =>
  [...places]
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .filter((place, at, all) => place.x !== all[at - 1]?.x || place.y !== all[at - 1]?.y);
