import {
  besides,
  canStand,
  distanceBetween,
  radius,
  reachBetween,
  squaredToLine,
  unit,
  type Ground,
  type Point,
  type Units,
} from '../../table/table';
import type { Region } from '../../match/request';
import { cornerRadius, cornerTips, mapSide, type CornerId, type Spot } from './corners';

/** A place that a scenario names. */
export const pointOf = ({ x, y }: Spot): Point => ({ x: Math.round(x * unit), y: Math.round(y * unit) });

export const tipOf = (corner: CornerId): Point => pointOf(cornerTips[corner]);

/** Where something lies at a place: in a tip as near as a base can get, so that it can be touched. */
export const lyingAt = ({ x, y }: Point): Point => {
  const least = radius;
  const most = mapSide * unit - radius;
  return { x: Math.min(most, Math.max(least, x)), y: Math.min(most, Math.max(least, y)) };
};

/** Whether part of a base lies within this many # of a tip (ruling 24). */
export const isAt = (place: Point, tip: Point, within = cornerRadius): boolean =>
  reachBetween(tip, place) <= within * unit;

/** Whether a whole base lies within a corner. */
export const isWhollyIn = (place: Point, tip: Point): boolean =>
  distanceBetween(tip, place) <= cornerRadius * unit - radius;

/** Whether the middle of a base that goes this way comes within this many units of a place at any time. */
export const comesNear = (way: readonly Point[], place: Point, reach: Units): boolean =>
  way.some((to, at) => squaredToLine(way[at - 1] ?? to, to, place) <= reach * reach);

/** Whether part of a base goes into or across a corner, or another round place of this many #. */
export const crosses = (way: readonly Point[], tip: Point, within = cornerRadius): boolean =>
  comesNear(way, tip, within * unit + radius);

/** Something that lies is touched when its middle lies under the base. */
export const touchesOn = (way: readonly Point[], place: Point): boolean => comesNear(way, place, radius);

/** Whether a base at a place touches another place. */
export const liesUnder = (base: Point, place: Point): boolean =>
  squaredToLine(base, base, place) <= radius * radius;

/** Places along a way, close to each other. */
export const placesAlong = (way: readonly Point[]): readonly Point[] =>
  way.flatMap((to, index) => {
    const from = way[index - 1] ?? to;
    const steps = Math.max(
      1,
      Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / (unit / 8)),
    );
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + Math.trunc(((to.x - from.x) * (step + 1)) / steps),
      y: from.y + Math.trunc(((to.y - from.y) * (step + 1)) / steps),
    }));
  });

/** Rest of a way after it has touched a place, in short steps; only its end where it has just touched it. */
export const onceTouched = (way: readonly Point[], place: Point): readonly Point[] => {
  const steps = placesAlong(way);
  const first = steps.findIndex((step) => liesUnder(step, place));
  return first < 0 ? way.slice(-1) : steps.slice(first);
};

/** Places half a # apart, the nearest to the tip first. */
const spots = (tip: Point): readonly Point[] => {
  const [right, down] = [tip.x === 0 ? 1 : -1, tip.y === 0 ? 1 : -1];
  const steps = Array.from({ length: 2 * cornerRadius }, (_, at) => ((at + 1) * unit) / 2);
  return steps
    .flatMap((x) => steps.map((y) => ({ x: tip.x + right * x, y: tip.y + down * y })))
    .filter((place) => isWhollyIn(place, tip))
    .sort((a, b) => distanceBetween(a, tip) - distanceBetween(b, tip) || a.x - b.x);
};

const ofTips = new Map<string, readonly Point[]>();

/** Places in a corner where whole bases fit, the nearest to the tip first. */
export const spotsAt = (tip: Point): readonly Point[] => {
  const key = `${tip.x} ${tip.y}`;
  let found = ofTips.get(key);
  if (!found) {
    found = spots(tip);
    ofTips.set(key, found);
  }
  return found;
};

/** Where a base can be put down in a corner among others; undefined if no room is left. */
export const regionAt = (ground: Ground, tip: Point, others: readonly Point[]): Region | undefined => {
  const canBeAt = (place: Point): boolean => canStand(ground, place, others);
  const free = spotsAt(tip).filter(canBeAt);
  const [nearest] = free;
  if (!nearest) return undefined;
  return {
    contains: (place) =>
      isAt(place, tip) && Number.isInteger(place.x) && Number.isInteger(place.y) && canBeAt(place),
    candidates: () => free,
    sample: (next) => free[next(free.length)] ?? nearest,
  };
};

/**
 * Where in a corner a figure enters the table: apart from others if there is room, the nearest to the middle of the
 * map first; undefined if no room is left.
 */
export const startIn = (ground: Ground, tip: Point, taken: readonly Point[]): Point | undefined => {
  const free = [...spotsAt(tip)].reverse().filter((spot) => canStand(ground, spot, taken));
  return free.find((spot) => besides(ground, spot, { passable: [], blocking: taken }, unit)) ?? free[0];
};
