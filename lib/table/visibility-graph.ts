import { oncePer } from '../once-per';
import { placesRound } from './base';
import { cross, meetings, within, type Convex } from './convex';
import { isFree, type Ground } from './ground';
import { never, onFoot, segmentCost } from './segment-cost';
import type { Base, Point } from './plan';

/** Where the shortest ways of a map can turn for bases of one size, and which of these corners are joined by a straight way on foot. */
export interface VisibilityGraph {
  readonly ground: Ground;
  readonly corners: readonly Corner[];
  /** The corners that a corner leads to; looked for when first asked for. */
  readonly onwards: (at: number) => readonly number[];
  /** The corners beside bases that have been asked for, by their places. */
  readonly beside: WeakMap<Base, readonly Corner[]>;
}

/** A place where a way can turn. */
export interface Corner {
  readonly place: Point;
  /** The corners beside it on its outline. */
  readonly beside: readonly [Point, Point] | undefined;
  /** The outline, where one may come from inside it: from the top of a piece. */
  readonly climbed: Convex | undefined;
}

/** The roads of a map; found when first asked for. */
export const visibilityGraphOf = oncePer((ground: Ground): VisibilityGraph => {
  const corners = [
    ...ground.hindering.flatMap(({ around, floor }) => cornersOf(around.corners, floor ? around : undefined)),
    ...joints(ground).map((place): Corner => ({ place, beside: undefined, climbed: undefined })),
  ].filter(({ place }) => isFree(ground, place));
  const onwards: (readonly number[] | undefined)[] = [];
  return {
    ground,
    corners,
    onwards: (at) => (onwards[at] ??= roadsFrom(ground, corners, at)),
    beside: new WeakMap(),
  };
});

const roadsFrom = (ground: Ground, corners: readonly Corner[], at: number): readonly number[] =>
  corners.flatMap((to, index) => {
    const from = corners[at];
    if (!from || index === at || !turns(from, to.place) || !turns(to, from.place)) return [];
    return segmentCost(ground, from.place, to.place, [], onFoot) === never ? [] : [index];
  });

const cornersOf = (outline: readonly Point[], climbed: Convex | undefined): Corner[] =>
  outline.map((place, at) => ({
    place,
    beside: [outline.at(at - 1) ?? place, outline[(at + 1) % outline.length] ?? place],
    climbed,
  }));

/** Whether a shortest way to or from elsewhere can turn at a corner: it passes by the outline, it does not run into it. */
export function turns({ place, beside, climbed }: Corner, elsewhere: Point): boolean {
  if (!beside) return true;
  const before = cross(place, elsewhere, beside[0]);
  const after = cross(place, elsewhere, beside[1]);
  if ((before >= 0 && after >= 0) || (before <= 0 && after <= 0)) return true;
  return climbed !== undefined && within(climbed, elsewhere);
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
export const cornersRound = (
  { ground, beside }: VisibilityGraph,
  bases: readonly Base[],
): readonly Corner[] =>
  bases.flatMap((base) => {
    let corners = beside.get(base);
    if (!corners) {
      corners = cornersOf(placesRound(base, ground.radius), undefined).filter(({ place }) =>
        isFree(ground, place),
      );
      beside.set(base, corners);
    }
    return corners;
  });
