import { isStanding, type ScenarioPlay } from '../state/game';
import { nothingMore } from './nothing-more';

/** The last team of which anybody stands wins. Chapter "Gang fight". */
export const gangFight: ScenarioPlay = {
  ...nothingMore,
  fell: ({ s }) => {
    const teams = [...new Set(s.setting.teams)];
    const left = teams.filter((team) => s.figures.some((each) => each.team === team && isStanding(each)));
    if (left.length < 2 && !s.outcome) s.outcome = { winner: left[0], because: 'last-standing' };
  },
};
