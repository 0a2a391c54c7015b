import type { Game } from '../state/game';

/** Gives a team points. */
export const score = ({ s, host }: Game, team: number, points: number): void => {
  s.scores = s.scores.map((before, of) => (of === team ? before + points : before));
  host.emit({ told: 'score', team, points });
};
