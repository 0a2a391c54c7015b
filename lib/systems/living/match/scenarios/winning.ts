import { seeLastTeam } from '../../../../skirmish/rules/scoring';
import type { MatchContext, ScenarioPart } from '../state/match-context';

/**
 * Teams with a Hero who is not dead; followers without a Hero are no team. In sudden death anybody who goes
 * unconscious is out (chapter "Scenarios").
 */
const teamsLeft = ({ s }: MatchContext): ReadonlySet<number> =>
  new Set(
    s.figures
      .filter(({ kind, life }) => kind === 'hero' && (life === 'up' || (life === 'down' && !s.isSuddenDeath)))
      .map(({ team }) => team),
  );

const seeWhoIsLeft = (match: MatchContext): undefined => {
  seeLastTeam(match, teamsLeft(match));
  return undefined;
};

/** The last team with a Hero who is not dead wins; nobody does where the last fall together. */
export const lastStanding: ScenarioPart = {
  actionEnds: seeWhoIsLeft,
  turnEnds: seeWhoIsLeft,
  phaseEnds: seeWhoIsLeft,
};

/** Only in sudden death: nobody comes back, and the team with the last Hero standing wins. */
export const inSuddenDeath: ScenarioPart = {
  actionEnds: (match) => (match.s.isSuddenDeath ? seeWhoIsLeft(match) : undefined),
  turnEnds: (match) => (match.s.isSuddenDeath ? seeWhoIsLeft(match) : undefined),
  phaseEnds: (match) => (match.s.isSuddenDeath ? seeWhoIsLeft(match) : undefined),
};
