import type { Outcome } from './scoring';

/** What an outcome is worth to a team. @param win what a won match is worth */
export const outcomeWorth = ({ winner }: Outcome, team: number, win: number): number =>
  winner === undefined ? 0 : winner === team ? win : -win;

/** What there is to hope for: the worth while little is decided, and never more than a win is worth. */
export const hopeOf = (worth: number, win: number): number =>
  (win * worth) / Math.sqrt(win * win + worth * worth);

/** The points that a match is worth, in the worth of a hero's Life. */
export const matchWorth = 24;

/** What a point is worth where so many win; nothing where points do not win. */
export const pointWorth = (goal: number): number => (goal > 0 ? matchWorth / goal : 0);
