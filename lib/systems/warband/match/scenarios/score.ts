import type { MatchContext } from '../state/match-context';

/** Gives a team points. */
export const score = ({ s, host }: MatchContext, team: number, points: number): void => {
  s.scores = s.scores.map((before, of) => (of === team ? before + points : before));
  host.emit({ told: 'score', team, points });
};
