import {
  canStand,
  distanceBetween,
  radius,
  unit,
  type Ground,
  type Point,
  type Units,
} from '../../table/table';
import { centre, cornerRadius, type CornerId } from './corners';
import { isWhollyIn, pointOf, tipOf } from './places';

/** Between places that are tried, and between the distances that are. */
const step: Units = unit / 4;
const closer: Units = unit / 16;

/** Of two figures in a corner; no larger distance is tried. */
const widest: Units = cornerRadius * unit;

/** From here on figures may begin at the very edge of the map, to stand further apart. */
const narrow: Units = 1.5 * unit;

const middle = pointOf(centre);

/** Places about a tip where a base is on the map. @param least from the edges */
const grid = (tip: Point, least: Units): readonly Point[] => {
  const [right, down] = [tip.x === 0 ? 1 : -1, tip.y === 0 ? 1 : -1];
  const count = Math.floor((widest - least) / step) + 1;
  const steps = Array.from({ length: count }, (_, at) => least + at * step);
  return steps.flatMap((x) => steps.map((y) => ({ x: tip.x + right * x, y: tip.y + down * y })));
};

const byFrom = (from: Point, sign: 1 | -1) => (one: Point, other: Point) =>
  sign * (distanceBetween(one, from) - distanceBetween(other, from)) || one.x - other.x || one.y - other.y;

/** The first places of a list that are this far from each other and from those taken, at most this many. */
const apart = (
  places: readonly Point[],
  taken: readonly Point[],
  far: Units,
  number: number,
): readonly Point[] => {
  const found: Point[] = [];
  for (const place of places) {
    if (found.length === number) break;
    if ([...taken, ...found].every((other) => distanceBetween(other, place) >= far)) found.push(place);
  }
  return found;
};

/**
 * Places in a corner for this many figures, as far apart as it lets them, the nearest to the middle of the map first;
 * fewer where it has no room for all.
 * @param isIn the places that are in the corner; whole bases by default
 */
export const spreadIn = (
  ground: Ground,
  tip: Point,
  number: number,
  taken: readonly Point[],
  isIn = (place: Point): boolean => isWhollyIn(place, tip),
): readonly Point[] => {
  const within = (least: Units, nearest: Units): readonly Point[] => {
    const free = grid(tip, least).filter((place) => isIn(place) && canStand(ground, place, taken));
    const orders = [free.toSorted(byFrom(middle, 1)), free.toSorted(byFrom(tip, -1))];
    for (let far = widest; far >= nearest; far -= closer)
      for (const order of orders) {
        const found = apart(order, taken, far, number);
        if (found.length === number) return found.toSorted(byFrom(middle, 1));
      }
    return [];
  };
  const inward = within(radius + step, narrow);
  return inward.length > 0 ? inward : within(radius, 2 * radius);
};

/**
 * Where figures begin, by their teams: each team spread out in its corner. Undefined for a team without a corner, or
 * whose corner has no room for all.
 */
export const spreadTeams = (
  ground: Ground,
  homes: readonly CornerId[],
  teams: readonly number[],
): readonly (Point | undefined)[] => {
  const taken: Point[] = [];
  const spots = new Map<number, Point[]>();
  for (const team of new Set(teams)) {
    const corner = homes[team];
    if (corner === undefined) continue;
    const own = spreadIn(ground, tipOf(corner), teams.filter((each) => each === team).length, taken);
    taken.push(...own);
    spots.set(team, [...own]);
  }
  return teams.map((team) => spots.get(team)?.shift());
};
