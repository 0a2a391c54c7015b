import { gapBetween, radius, unit, type Point } from '../../../../table/table';
import { centre, cornerIds, holdingDistance, mapSide } from '../../scenarios/place';
import { isStanding, type Game, type ScenarioPlay } from '../state/game';
import { kill } from '../life/life';
import { pointOf, tipOf } from '../geometry/room';
import { entersBase, spawnAtHome } from './base';
import { nothingMore } from './nothing-more';
import { score } from './score';

/** A token in a corner lies as far in it as a base can go. */
const inside = ({ x, y }: Point): Point => ({
  x: Math.min(mapSide * unit - radius, Math.max(radius, x)),
  y: Math.min(mapSide * unit - radius, Math.max(radius, y)),
});

/** How many characters of a team are near enough to a place to count for it. */
const countAt = ({ s }: Game, team: number, place: Point): number =>
  s.figures.filter(
    (figure) =>
      figure.team === team && isStanding(figure) && gapBetween(figure.at, place) <= holdingDistance * unit,
  ).length;

/** Three tokens that two teams want to hold; chapter "King of the hill". */
export const kingOfTheHill: ScenarioPlay = {
  ...nothingMore,
  respawns: true,
  tokens: ({ homes }) => {
    const corners = cornerIds.filter((corner) => !homes.includes(corner));
    return [pointOf(centre), ...corners.map((corner) => inside(tipOf(corner)))].map((at) => ({
      at,
      carrier: -1,
      waits: undefined,
    }));
  },
  spawn: spawnAtHome,
  moved: (game, figure, way) => {
    if (entersBase(game, 1 - figure.team, way)) kill(game, figure, 'base');
  },
  roundEnds: (game) => {
    const points = [0, 0];
    for (const { at } of game.s.tokens) {
      const [one, other] = [countAt(game, 0, at), countAt(game, 1, at)];
      if (one !== other) points[one > other ? 0 : 1] = (points[one > other ? 0 : 1] ?? 0) + 1;
    }
    // Both count at the same moment: whoever is ahead then has won.
    const [ahead, behind] =
      (game.s.scores[0] ?? 0) + (points[0] ?? 0) >= (game.s.scores[1] ?? 0) + (points[1] ?? 0)
        ? [0, 1]
        : [1, 0];
    score(game, ahead, points[ahead] ?? 0);
    score(game, behind, points[behind] ?? 0);
  },
};
