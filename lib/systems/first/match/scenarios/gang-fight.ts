import { seeLastTeam } from '../../../../pip-hero/match/scoring';
import { isStanding, type ScenarioPlay } from '../state/game';
import { nothingMore } from './nothing-more';

/** The last team of which anybody stands wins. Chapter "Gang fight". */
export const gangFight: ScenarioPlay = {
  ...nothingMore,
  fell: (game) => seeLastTeam(game, new Set(game.s.figures.filter(isStanding).map(({ team }) => team))),
};
