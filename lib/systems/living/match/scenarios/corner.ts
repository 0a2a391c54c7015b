import type { Region } from '../../../../match/request';
import { cornerTips } from '../../../../skirmish/map/corners';
import { pointOf, regionAt } from '../../../../skirmish/map/places';
import type { Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { basesFor } from '../geometry/placing';
import type { Setting } from '../state/situation';

/** The tip of a team's home base; undefined for a team that has none. */
export const homeOf = ({ homes }: Setting, team: number): Point | undefined => {
  const corner = homes[team];
  return corner && pointOf(cornerTips[corner]);
};

/** Where a figure can be put down in a corner; undefined where no room is left. */
export const cornerRegion = (match: MatchContext, figure: Figure, tip: Point): Region | undefined => {
  const { passable, blocking } = basesFor(match, figure);
  return regionAt(match.ground, tip, [...passable, ...blocking]);
};
