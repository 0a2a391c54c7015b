import { besideBase, compass } from './base';
import { cross, meetings, type Convex } from './convex';
import { isFree, type Ground } from './ground';
import { never, onFoot, stride } from './stride';
import type { Point, Units } from './plan';

/** Where the shortest ways of a map can turn, and how far these corners lie apart on foot. */
export interface Roads {
  readonly places: readonly Point[];
  /** For each place the others that are reached in a straight line, and how long it is. */
  readonly onwards: readonly (readonly Road[])[];
}

interface Road {
  readonly to: number;
  readonly length: Units;
}

interface Corner {
  readonly place: Point;
  /** The corners beside it on the same outline; a way turns here only round both of them. */
  readonly beside: readonly [Point, Point] | undefined;
}

const known = new WeakMap<Ground, Roads>();

/** The roads of a map; found when first asked for. */
export function roadsOf(ground: Ground): Roads {
  const before = known.get(ground);
  if (before) return before;
  const corners = [
    ...ground.hindering.flatMap(({ around }) => cornersOf(around)),
    ...joints(ground).map((place) => ({ place, beside: undefined })),
  ].filter(({ place }) => isFree(ground, place));
  const onwards = corners.map((from, at) =>
    corners.flatMap((to, index): Road[] => {
      if (index === at || !(turns(ground, from, to.place) && turns(ground, to, from.place))) return [];
      const length = stride(ground, from.place, to.place, [], onFoot);
      return length === never ? [] : [{ to: index, length }];
    }),
  );
  const roads = { places: corners.map(({ place }) => place), onwards };
  known.set(ground, roads);
  return roads;
}

const cornersOf = ({ corners }: Convex): Corner[] =>
  corners.map((place, at) => ({
    place,
    beside: [corners.at(at - 1) ?? place, corners[(at + 1) % corners.length] ?? place],
  }));

/** Whether a shortest way from elsewhere can turn at a corner: it must not lead into what has the corner. */
function turns(ground: Ground, { place, beside }: Corner, elsewhere: Point): boolean {
  // Who jumps off a piece crosses its outline.
  if (!beside || !ground.flat) return true;
  const [before, after] = beside;
  return Math.sign(cross(place, elsewhere, before)) * Math.sign(cross(place, elsewhere, after)) >= 0;
}

/** Where one walks from a floor onto the next, as from a ramp onto a wall: the ends of the seam, a little inwards. */
function joints(ground: Ground): Point[] {
  if (ground.flat) return [];
  return ground.floors.flatMap((one) =>
    ground.floors.flatMap((other) => {
      if (one === other || other.easy) return [];
      const { left, right, bottom, top } = one.area;
      const middle = { x: Math.round((left + right) / 2), y: Math.round((bottom + top) / 2) };
      return [...meetings(one.area, other.area), ...meetings(one.area, other.around)].map(({ x, y }) => ({
        x: x + 4 * Math.sign(middle.x - x),
        y: y + 4 * Math.sign(middle.y - y),
      }));
    }),
  );
}

/** Where ways turn round figures: sixteen places beside each, of those where terrain leaves room. */
export const cornersRound = (ground: Ground, bases: readonly Point[]): readonly Point[] =>
  bases.flatMap((base) => placesRound(base).filter((place) => isFree(ground, place)));

/** The sixteen places beside a base. */
export const placesRound = (base: Point): readonly Point[] =>
  compass.flatMap(({ x, y }) => besideBase(base, { x: base.x + x, y: base.y + y }) ?? []);
