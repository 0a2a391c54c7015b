import type { TableFigure, TableTerrain } from '../systems/table-scene';
import { distanceBetween, distanceToShape, unit, type Point, type Units } from '../table/table';

/** The nearest of all that is near enough, of several as near the last. */
const nearest = <T>(all: readonly T[], most: Units, distance: (one: T) => number): T | undefined => {
  let best: T | undefined;
  let least = most;
  for (const one of all) {
    const far = Math.max(0, distance(one));
    if (far <= least) [best, least] = [one, far];
  }
  return best;
};

/** The figure that somebody points at. @param slack so far beside its base it is still meant */
export const figureNear = (
  figures: readonly TableFigure[],
  spot: Point,
  slack: Units,
): TableFigure | undefined =>
  nearest(
    figures.filter(({ isOff }) => !isOff),
    slack,
    ({ at, radius }) => distanceBetween(at, spot) - radius,
  );

/** A coin nearer than the next one by this part of a finger is the one that is meant. */
const clearly = 0.5;

/**
 * Everything that a finger, which is wider than bases are, may mean: the nearest first. It means one figure only if it
 * is on a base that is wider than the finger, or clearly nearer to it than to any other.
 * @param finger most distance from a base at which the finger still means it
 */
export const figuresMeant = (
  figures: readonly TableFigure[],
  spot: Point,
  finger: Units,
): readonly TableFigure[] => {
  const far = ({ at, radius }: TableFigure): number => distanceBetween(at, spot) - radius;
  const near = figures
    .filter((each) => !each.isOff && far(each) <= finger)
    .toSorted((a, b) => far(a) - far(b));
  const [first, second] = near;
  if (!first) return [];
  const isHit = far(first) <= 0 && first.radius >= finger;
  const isClear = !second || far(second) - far(first) >= clearly * finger;
  return isHit || isClear ? [first] : near;
};

/** The piece of terrain that somebody points at, the upper one of several. @param slack so far beside it it is still meant */
export const terrainNear = (
  terrain: readonly TableTerrain[],
  spot: Point,
  slack: Units,
): TableTerrain | undefined => nearest(terrain, slack, ({ shape }) => distanceToShape(shape, spot));

/** Width of the ring about whoever acts. */
const ring: Units = 0.3 * unit;

/** A finger takes hold of a coin anywhere within its ring. @param finger half its width */
export const isHeld = (
  { at, radius }: Pick<TableFigure, 'at' | 'radius'>,
  spot: Point,
  finger: Units,
): boolean => distanceBetween(at, spot) <= Math.max(radius + ring, finger);
