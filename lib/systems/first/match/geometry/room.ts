import {
  besides,
  canStand,
  distanceBetween,
  unit,
  type Ground,
  type Point,
  type Region,
} from '../../../../table/table';
import { baseRadius, cornerTips, mapSide, type CornerId, type Spot } from '../../scenarios/place';

export const pointOf = ({ x, y }: Spot): Point => ({ x: Math.round(x * unit), y: Math.round(y * unit) });

export const tipOf = (corner: CornerId): Point => pointOf(cornerTips[corner]);

/** # round a place within which room is looked for. */
const nearby = 6;

/** The nearest place where a base can stand: there, or beside. */
export const roomNear = (ground: Ground, place: Point, taken: readonly Point[]): Point | undefined =>
  canStand(ground, place, taken)
    ? place
    : besides(ground, place, { passable: [], blocking: taken }, nearby * unit);

/** Places half a # apart where whole bases fit into a corner, the nearest to the middle of the map first. */
export const spotsIn = (corner: CornerId): readonly Point[] => {
  const tip = tipOf(corner);
  const [right, down] = [tip.x === 0 ? 1 : -1, tip.y === 0 ? 1 : -1];
  const steps = Array.from({ length: 2 * baseRadius }, (_, at) => ((at + 1) * unit) / 2);
  const middle = { x: (mapSide * unit) / 2, y: (mapSide * unit) / 2 };
  return steps
    .flatMap((x) => steps.map((y) => ({ x: tip.x + right * x, y: tip.y + down * y })))
    .filter((place) => distanceBetween(place, tip) <= (baseRadius - 0.5) * unit)
    .sort((a, b) => distanceBetween(a, middle) - distanceBetween(b, middle) || a.x - b.x);
};

/** Where in a corner somebody comes onto the table: apart from others if there is room, nearest to the middle. */
export const startIn = (ground: Ground, corner: CornerId, taken: readonly Point[]): Point | undefined => {
  const free = spotsIn(corner).filter((spot) => canStand(ground, spot, taken));
  const isAiry = (spot: Point): boolean => taken.every((other) => distanceBetween(spot, other) >= 2 * unit);
  return free.find(isAiry) ?? free[0];
};

/** Places that a base can be put down at, within so many units of a centre: for a token that hinders nobody. */
export const regionRound = (ground: Ground, centre: Point, far: number): Region => {
  const contains = (place: Point): boolean =>
    Number.isInteger(place.x) &&
    Number.isInteger(place.y) &&
    distanceBetween(centre, place) <= far &&
    canStand(ground, place, []);
  const steps = [-1, -0.5, 0, 0.5, 1].map((part) => Math.trunc(part * far * 0.7));
  const candidates = (): readonly Point[] =>
    steps
      .flatMap((x) => steps.map((y) => ({ x: centre.x + x, y: centre.y + y })))
      .filter(
        (place, at, all) =>
          contains(place) && all.findIndex((o) => o.x === place.x && o.y === place.y) === at,
      );
  return {
    contains,
    candidates,
    sample: (next) => {
      const whole = Math.floor(far);
      const place = {
        x: centre.x + next(2 * whole + 1) - whole,
        y: centre.y + next(2 * whole + 1) - whole,
      };
      const known = candidates();
      return contains(place) ? place : (known[next(known.length)] ?? centre);
    },
  };
};
