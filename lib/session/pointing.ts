import type { TableFigure, TableTerrain } from '../systems/table-scene';
import { distanceBetween, distanceToShape, type Point, type Units } from '../table/table';

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

/**
 * Everything that a finger, which is wider than bases are, may mean: the nearest first. On a base that is wider than
 * the finger it means the figure on it.
 * @param finger most distance from a base at which the finger still means it
 */
export const figuresMeant = (
  figures: readonly TableFigure[],
  spot: Point,
  finger: Units,
): readonly TableFigure[] => {
  const first = figureNear(figures, spot, finger);
  if (!first) return [];
  const isHit = distanceBetween(first.at, spot) <= first.radius && first.radius >= finger;
  const others = isHit
    ? []
    : figures.filter(
        (each) => each !== first && !each.isOff && distanceBetween(each.at, spot) - each.radius <= finger,
      );
  const far = ({ at }: TableFigure): number => distanceBetween(at, spot);
  return [first, ...others.sort((a, b) => far(a) - far(b))];
};

/** The piece of terrain that somebody points at, the upper one of several. @param slack so far beside it it is still meant */
export const terrainNear = (
  terrain: readonly TableTerrain[],
  spot: Point,
  slack: Units,
): TableTerrain | undefined => nearest(terrain, slack, ({ shape }) => distanceToShape(shape, spot));
