import type { Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import type { MatchContext, ScenarioPlay } from '../state/match-context';
import { takenPlaces } from '../geometry/placing';
import { crosses, startIn, tipOf } from '../../../../skirmish/map/places';

const nothing = (): void => undefined;

/** A scenario that adds nothing to the rules of play. */
export const nothingMore: ScenarioPlay = {
  respawns: false,
  tokens: () => [],
  spawn: () => false,
  moved: nothing,
  isDeadly: () => false,
  fell: nothing,
  turnEnds: nothing,
  roundEnds: nothing,
};

/** Whether part of a base that goes this way lies in the home base of a team at any time. */
export const entersBase = ({ s }: MatchContext, team: number, way: readonly Point[]): boolean => {
  const corner = s.setting.homes[team];
  return corner !== undefined && crosses(way, tipOf(corner));
};

/** A returning figure appears in its own base and acts at once. */
export const spawnAtHome = (match: MatchContext, hero: Figure): boolean => {
  const corner = match.s.setting.homes[hero.team];
  const at = corner && startIn(match.ground, tipOf(corner), takenPlaces(match));
  if (!at) return false;
  hero.at = at;
  return true;
};
