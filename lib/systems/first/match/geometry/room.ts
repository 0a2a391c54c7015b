import {
  besides,
  canStand,
  distanceBetween,
  unit,
  type Ground,
  type Point,
  type Region,
} from '../../../../table/table';

/** # round a place within which room is looked for. */
const nearby = 6;

/** The nearest place where a base can stand: there, or beside. */
export const roomNear = (ground: Ground, place: Point, taken: readonly Point[]): Point | undefined =>
  canStand(ground, place, taken)
    ? place
    : besides(ground, place, { passable: [], blocking: taken }, nearby * unit);

/** Places for a base within this many units of a centre; for a token that hinders nobody. */
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
