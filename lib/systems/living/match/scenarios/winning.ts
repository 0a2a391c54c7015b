import { seeLastTeam } from '../../../../skirmish/rules/scoring';
import type { Game, ScenarioPart } from '../state/game';

/**
 * Teams with a Hero who is not dead; followers alone are no team. In sudden death whoever goes unconscious is out
 * (chapter "Scenarios").
 */
const teamsLeft = ({ s }: Game): ReadonlySet<number> =>
  new Set(
    s.figures
      .filter(({ kind, life }) => kind === 'hero' && (life === 'up' || (life === 'down' && !s.isSuddenDeath)))
      .map(({ team }) => team),
  );

const seeWhoIsLeft = (game: Game): undefined => {
  seeLastTeam(game, teamsLeft(game));
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
  actionEnds: (game) => (game.s.isSuddenDeath ? seeWhoIsLeft(game) : undefined),
  turnEnds: (game) => (game.s.isSuddenDeath ? seeWhoIsLeft(game) : undefined),
  phaseEnds: (game) => (game.s.isSuddenDeath ? seeWhoIsLeft(game) : undefined),
};
