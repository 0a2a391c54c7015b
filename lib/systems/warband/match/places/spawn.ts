import { besides, canStand, distanceBetween, unit, type Ground, type Point } from '../../../../table/table';
import { mapSide, type CornerId } from '../../../../skirmish/map/corners';
import { tipOf } from '../../../../skirmish/map/places';
import { spreadIn } from '../../../../skirmish/map/spread';
import { spawnRadius } from '../../scenarios/place';

/** Inches round a place within which a free one is looked for. */
const nearby = 8;

/** The nearest place where a base can stand: there, or beside. */
export const freeNear = (ground: Ground, place: Point, taken: readonly Point[]): Point | undefined =>
  canStand(ground, place, taken)
    ? place
    : besides(ground, place, { passable: [], blocking: taken }, nearby * unit);

/** Places an inch apart in a corner, those of the spawn point first, and of these the nearest to the middle. */
export const spotsIn = (corner: CornerId): readonly Point[] => {
  const tip = tipOf(corner);
  const [right, down] = [tip.x === 0 ? 1 : -1, tip.y === 0 ? 1 : -1];
  const steps = Array.from({ length: 2 * spawnRadius }, (_, at) => at * unit + unit / 2);
  const middle = { x: (mapSide * unit) / 2, y: (mapSide * unit) / 2 };
  const isInside = (place: Point): boolean => distanceBetween(place, tip) <= (spawnRadius - 0.5) * unit;
  return steps
    .flatMap((x) => steps.map((y) => ({ x: tip.x + right * x, y: tip.y + down * y })))
    .sort(
      (a, b) =>
        Number(isInside(b)) - Number(isInside(a)) ||
        (isInside(a)
          ? distanceBetween(a, middle) - distanceBetween(b, middle)
          : distanceBetween(a, tip) - distanceBetween(b, tip)) ||
        a.x - b.x,
    );
};

/** Where in a corner the next fighter begins. */
export const startIn = (ground: Ground, corner: CornerId, taken: readonly Point[]): Point | undefined =>
  spotsIn(corner).find((spot) => canStand(ground, spot, taken));

/** Where in a corner this many fighters begin apart from each other; none where it has no room for all. */
export const apartIn = (
  ground: Ground,
  corner: CornerId,
  number: number,
  taken: readonly Point[],
): readonly Point[] => {
  const tip = tipOf(corner);
  return spreadIn(ground, tip, number, taken, (place) => distanceBetween(place, tip) <= spawnRadius * unit);
};
