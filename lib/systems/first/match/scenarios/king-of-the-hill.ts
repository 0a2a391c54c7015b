import { gapBetween, unit, type Point } from '../../../../table/table';
import { centre, cornerIds } from '../../../../skirmish/map/corners';
import { holdingDistance } from '../../scenarios/scenario';
import { isStanding, type MatchContext, type ScenarioPlay } from '../state/match-context';
import { kill } from '../life/life';
import { lyingAt, pointOf, tipOf } from '../../../../skirmish/map/places';
import { entersBase, spawnAtHome, nothingMore } from './base';
import { holderOf, score } from '../../../../skirmish/rules/scoring';

/** How many characters of a team are near enough to a place to count for it. */
const countAt = ({ s }: MatchContext, team: number, place: Point): number =>
  s.figures.filter(
    (figure) =>
      figure.team === team && isStanding(figure) && gapBetween(figure.at, place) <= holdingDistance * unit,
  ).length;

/** The other team's base kills anybody in it. */
const isDeadly: ScenarioPlay['isDeadly'] = (match, team, way) => entersBase(match, 1 - team, way);

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
  moved: (match, figure, way) => {
    if (isDeadly(match, figure.team, way)) kill(match, figure, 'base');
  },
  isDeadly,
  roundEnds: (match) => {
    const points = [0, 0];
    for (const { at } of match.s.tokens) {
      const holder = holderOf([countAt(match, 0, at), countAt(match, 1, at)]);
      if (holder !== undefined) points[holder] = (points[holder] ?? 0) + 1;
    }
    // Both count at the same moment: whoever is ahead then has won.
    const [ahead, behind] =
      (match.s.scores[0] ?? 0) + (points[0] ?? 0) >= (match.s.scores[1] ?? 0) + (points[1] ?? 0)
        ? [0, 1]
        : [1, 0];
    score(match, ahead, points[ahead] ?? 0);
    if (!match.s.outcome) score(match, behind, points[behind] ?? 0);
  },
};
