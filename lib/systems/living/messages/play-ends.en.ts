import { list, plural } from '#words/language/words';

/** The end of a match that is no mission; points of the winner and of the others, where points count. */
export interface MatchEnd {
  readonly because: string;
  /** Empty for a draw. */
  readonly winner: readonly string[];
  readonly points: number;
  readonly others: readonly number[];
  /** Points that win; 0 where none are counted. */
  readonly goal: number;
  readonly phase: number;
}

/** How a match ended and why: "Bito wins on points, 32 to 7: the first to reach 30." */
export const matchEnd = ({ because, winner, points, others, goal, phase }: MatchEnd): string => {
  if (winner.length === 0)
    return because === 'last-standing'
      ? 'A draw: nobody is left standing.'
      : `A draw: phase ${phase} is over, and nobody has won.`;
  const wins = `${list(winner)} ${plural(winner.length, 'wins', 'win')}`;
  const score = [points, ...others].join(' to ');
  switch (because) {
    case 'points':
      return others.some((theirs) => theirs >= goal)
        ? `${wins} on points, ${score}: both sides reached ${goal} in the same phase.`
        : `${wins} on points, ${score}: the first to reach ${goal}.`;
    case 'brought-home':
      return `${wins}: the treasure is home.`;
    default:
      return `${wins}: ${others.length > 1 ? 'nobody else' : 'nobody on the other side'} is left standing.`;
  }
};
