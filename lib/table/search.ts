import TinyQueue from 'tinyqueue';
import { distanceBetween } from './base';
import type { Ground } from './ground';
import { radiusOf, unit, type Base, type Manner, type Point, type Units } from './plan';
import {
  cornersRound,
  visibilityGraphOf,
  turns,
  type Corner,
  type VisibilityGraph,
} from './visibility-graph';
import { isBarred, lengthBetween, never, segmentCost } from './segment-cost';

/** How far the corners of a map and of the figures on it are from a start. */
export interface Search {
  readonly ground: Ground;
  readonly from: Point;
  readonly manner: Manner;
  readonly blocking: readonly Base[];
  readonly corners: readonly Corner[];
  /** The corners that were reached, the nearest first; with goals, those that may be on the way to one. */
  readonly reached: readonly number[];
  /** For each corner the length of the shortest way, or `never`. */
  readonly lengths: readonly number[];
  /** For each corner the one before it on its way; -1 is the start. */
  readonly before: readonly number[];
}

/** Over obstacles a way may turn anywhere; on foot it passes by the corners it turns at. */
const walks = (manner: Manner): boolean =>
  !manner.hovers && !manner.climbs && !manner.jumps && (manner.drop ?? unit) === unit;

const nowhere: readonly Point[] = [];

/**
 * Finds the shortest ways of a base of the ground's size from a place to every corner within a distance; with goals, only as far as the nearest of them
 * needs. Whether a stretch is free is looked at only when its turn comes: most stretches never lie on a shortest way.
 */
export function searchFrom(
  ground: Ground,
  from: Point,
  limit: Units,
  blocking: readonly Base[],
  manner: Manner,
  goals: readonly Point[] = nowhere,
): Search {
  const spare = ground.radius + unit;
  const near = blocking.filter((base) => distanceBetween(from, base) <= limit + radiusOf(base) + spare);
  const search = new Searching(ground, from, limit, near, manner, goals);
  search.run();
  return search;
}

/** A way to a corner that may be free: from the start, or from the corner `last`. */
interface Candidate {
  /** Least length of a whole way over it. */
  readonly least: Units;
  readonly to: number;
  readonly last: number;
  readonly length: Units;
  /** It has been looked at, and is free. */
  readonly isSure: boolean;
}

const nearerFirst = (one: Candidate, other: Candidate): number => one.least - other.least;

/** A search under way: a class, so that the many searches of a match make no closures. */
class Searching implements Search {
  readonly ground: Ground;
  readonly from: Point;
  readonly manner: Manner;
  readonly blocking: readonly Base[];
  readonly corners: readonly Corner[];
  readonly reached: number[] = [];
  readonly lengths: number[];
  readonly before: number[];
  private readonly limit: Units;
  private readonly goals: readonly Point[];
  private readonly graph: VisibilityGraph;
  /** How many of the corners belong to the map; the others are beside figures. */
  private readonly fixed: number;
  private readonly onFoot: boolean;
  private readonly queue = new TinyQueue<Candidate>([], nearerFirst);
  /** The least that is left from each corner, once it has been asked for. */
  private readonly left: (Units | undefined)[] = [];
  /** The length of the best way to a goal so far. */
  private best: Units = never;

  constructor(
    ground: Ground,
    from: Point,
    limit: Units,
    blocking: readonly Base[],
    manner: Manner,
    goals: readonly Point[],
  ) {
    this.ground = ground;
    this.from = from;
    this.limit = limit;
    this.blocking = blocking;
    this.manner = manner;
    this.goals = goals;
    this.graph = visibilityGraphOf(ground);
    const { corners } = this.graph;
    this.fixed = corners.length;
    this.corners = blocking.length === 0 ? corners : [...corners, ...cornersRound(this.graph, blocking)];
    this.onFoot = walks(manner);
    this.lengths = new Array<number>(this.corners.length).fill(never);
    this.before = new Array<number>(this.corners.length).fill(-1);
  }

  run(): void {
    const { corners, lengths, queue, limit } = this;
    this.goOn(this.from, 0);
    for (let to = 0; to < corners.length; to++) this.consider(-1, 0, this.from, to);
    for (;;) {
      const next = queue.pop();
      if (!next || next.least >= this.best) break;
      const { to: at, last } = next;
      const corner = corners[at];
      if (!corner || lengths[at] !== never) continue;
      const length = next.isSure ? next.length : this.sure(next, corner.place);
      if (length > limit || length === never) continue;
      if (length > next.length) {
        queue.push({ least: next.least + length - next.length, to: at, last, length, isSure: true });
        continue;
      }
      lengths[at] = length;
      this.before[at] = last;
      this.reached.push(at);
      this.goOn(corner.place, length, this.onFoot ? corner : undefined);
      this.considerFrom(at, length, corner);
    }
  }

  /** The least that is left from a corner; a way of rounded stretches may come out a little shorter than straight. */
  private ahead(at: number, place: Point): Units {
    const { goals } = this;
    if (goals.length === 0) return 0;
    const known = this.left[at];
    if (known !== undefined) return known;
    let least = never;
    for (const goal of goals) least = Math.min(least, distanceBetween(place, goal));
    return (this.left[at] = least - rounding);
  }

  /** Goes on to the goals from a place. */
  private goOn(place: Point, sofar: Units, corner?: Corner): void {
    for (const goal of this.goals) {
      if (sofar + distanceBetween(place, goal) - rounding >= this.best || (corner && !turns(corner, goal)))
        continue;
      const whole = sofar + segmentCost(this.ground, place, goal, this.blocking, this.manner);
      this.best = Math.min(this.best, whole);
    }
  }

  /** Queues a way to a corner, where it can still be one of the shortest. */
  private consider(last: number, sofar: Units, place: Point, to: number): void {
    const corner = this.corners[to];
    if (!corner || this.lengths[to] !== never) return;
    const length = sofar + lengthBetween(place, corner.place);
    if (length > this.limit || (this.onFoot && !turns(corner, place))) return;
    const least = length + this.ahead(to, corner.place);
    if (least < this.best) this.queue.push({ least, to, last, length, isSure: false });
  }

  /** Queues the ways on from a corner that was reached. */
  private considerFrom(at: number, length: Units, corner: Corner): void {
    const { corners, fixed, onFoot } = this;
    const onRoads = onFoot && at < fixed;
    if (onRoads) for (const to of this.graph.onwards(at)) this.consider(at, length, corner.place, to);
    for (let to = onRoads ? fixed : 0; to < corners.length; to++) {
      const further = corners[to];
      if (!further || this.lengths[to] !== never) continue;
      if (!onFoot || turns(corner, further.place)) this.consider(at, length, corner.place, to);
    }
  }

  /** The length of a way in the queue, where it is free. */
  private sure({ to, last, length }: Candidate, end: Point): Units {
    const { ground, blocking, fixed, manner } = this;
    const start = last < 0 ? this.from : (this.corners[last]?.place ?? this.from);
    if (this.onFoot && last >= 0 && last < fixed && to < fixed)
      return isBarred(ground.radius, start, end, blocking, undefined) ? never : length;
    return length - lengthBetween(start, end) + segmentCost(ground, start, end, blocking, manner);
  }
}

const rounding: Units = 8;

/** The end of the shortest way to a place within `limit`: its length, and the corner before it (-1: straight). */
export function routeIn(
  search: Search,
  to: Point,
  limit: Units,
): { readonly length: Units; readonly last: number } | undefined {
  const { ground, from, blocking, manner, corners, lengths } = search;
  const onFoot = walks(manner);
  const straight = segmentCost(ground, from, to, blocking, manner);
  let length = straight <= limit ? straight : never;
  let last = -1;
  for (const at of search.reached) {
    const sofar = lengths[at] ?? never;
    const corner = corners[at];
    if (!corner || (onFoot && !turns(corner, to))) continue;
    if (sofar + distanceBetween(corner.place, to) >= Math.min(length, limit + 1)) continue;
    const total = sofar + segmentCost(ground, corner.place, to, blocking, manner);
    if (total >= length || total > limit) continue;
    length = total;
    last = at;
  }
  return length === never ? undefined : { length, last };
}
