import type { Game, ScenarioPart } from '../state/game';

/** Ends the match. */
export const win = (game: Game, winner: number | undefined, because: string): void => {
  if (game.s.outcome) return;
  game.s.outcome = { winner, because };
  game.host.emit({ type: 'end', winner, because });
};

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
  const left = teamsLeft(game);
  if (left.size > 1) return undefined;
  const [winner] = left;
  win(game, winner, 'last-standing');
  return undefined;
};

/** The last team with a Hero who is not dead wins; nobody does where the last fall together. */
export const lastStanding: ScenarioPart = {
  actionEnds: seeWhoIsLeft,
  turnEnds: seeWhoIsLeft,
  phaseEnds: seeWhoIsLeft,
};

/** In sudden death alone: who fell does not come back, and the team with the last Hero standing wins. */
export const inSuddenDeath: ScenarioPart = {
  actionEnds: (game) => (game.s.isSuddenDeath ? seeWhoIsLeft(game) : undefined),
  turnEnds: (game) => (game.s.isSuddenDeath ? seeWhoIsLeft(game) : undefined),
  phaseEnds: (game) => (game.s.isSuddenDeath ? seeWhoIsLeft(game) : undefined),
};

export const pointsOf = ({ s }: Game, team: number): number => s.scores[team] ?? 0;

/** Adds to a team's points, and says so. */
export const award = (game: Game, team: number, points: number): void => {
  if (points === 0 || team < 0) return;
  const { s } = game;
  const most = Math.max(team + 1, s.scores.length, s.setting.homes.length);
  s.scores = Array.from({ length: most }, (_, each) => pointsOf(game, each) + (each === team ? points : 0));
  game.host.emit({ type: 'score', team, points });
};

/** The team that comes to the agreed number of points first wins. */
export const score = (game: Game, team: number, points: number): void => {
  award(game, team, points);
  if (pointsOf(game, team) >= game.s.setting.goal) win(game, team, 'points');
};
