import type { Game } from '../game';

/** Gives a team points; who has as many as are needed has won. */
export const score = ({ s, host }: Game, team: number, points: number): void => {
  if (s.outcome || points === 0) return;
  s.scores = s.scores.map((before, of) => (of === team ? before + points : before));
  host.emit({ type: 'score', team, points });
  if ((s.scores[team] ?? 0) >= s.setting.goal) s.outcome = { winner: team, because: 'points' };
};
