import { gapBetween, unit, type Point } from '../../../../table/table';
import { centre, cornerIds } from '../../../../skirmish/map/corners';
import { holdingDistance } from '../../scenarios/scenario';
import { isStanding, type Game, type ScenarioPlay } from '../state/game';
import { kill } from '../life/life';
import { lyingAt, pointOf, tipOf } from '../../../../skirmish/map/places';
import { entersBase, spawnAtHome, nothingMore } from './base';
import { holderOf, score } from '../../../../skirmish/rules/scoring';

/** How many characters of a team are near enough to a place to count for it. */
const countAt = ({ s }: Game, team: number, place: Point): number =>
  s.figures.filter(
    (figure) =>
      figure.team === team && isStanding(figure) && gapBetween(figure.at, place) <= holdingDistance * unit,
  ).length;

/** The other team's base kills anybody in it. */
const isDeadly: ScenarioPlay['isDeadly'] = (game, team, way) => entersBase(game, 1 - team, way);

/** Three tokens that two teams want to hold; chapter "King of the hill". */
export const kingOfTheHill: ScenarioPlay = {
  ...nothingMore,
  respawns: true,
  tokens: ({ homes }) => {
    const corners = cornerIds.filter((corner) => !homes.includes(corner));
    return [pointOf(centre), ...corners.map((corner) => lyingAt(tipOf(corner)))].map((at) => ({
      at,
      carrier: -1,
      waits: undefined,
    }));
  },
  spawn: spawnAtHome,
  moved: (game, figure, way) => {
    if (isDeadly(game, figure.team, way)) kill(game, figure, 'base');
  },
  isDeadly,
  roundEnds: (game) => {
    const points = [0, 0];
    for (const { at } of game.s.tokens) {
      const holder = holderOf([countAt(game, 0, at), countAt(game, 1, at)]);
      if (holder !== undefined) points[holder] = (points[holder] ?? 0) + 1;
    }
    // Both count at the same moment: whoever is ahead then has won.
    const [ahead, behind] =
      (game.s.scores[0] ?? 0) + (points[0] ?? 0) >= (game.s.scores[1] ?? 0) + (points[1] ?? 0)
        ? [0, 1]
        : [1, 0];
    score(game, ahead, points[ahead] ?? 0);
    if (!game.s.outcome) score(game, behind, points[behind] ?? 0);
  },
};
