import { list, plural, standings } from '#words/language/words';

/** The end of a match that is no mission; points of the winner and of the others, where points count. */
export interface MatchEnd {
  readonly because: string;
  /** Empty for a draw. */
  readonly winner: readonly string[];
  readonly points: number;
  readonly others: readonly { readonly names: readonly string[]; readonly points: number }[];
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
  // Of more than two sides, bare numbers would not say whose they are.
  const isCrowd = others.length > 1;
  const score = [points, ...others.map((side) => side.points)].join(' to ');
  const rest = standings(others.map((side) => [side.names, side.points]));
  switch (because) {
    case 'points':
      if (others.some((side) => side.points >= goal))
        return isCrowd
          ? `${wins} on points with ${points}: more than one side reached ${goal} in the same phase (${rest}).`
          : `${wins} on points, ${score}: both sides reached ${goal} in the same phase.`;
      return isCrowd
        ? `${wins}: the first to reach ${goal} points (${rest}).`
        : `${wins} on points, ${score}: the first to reach ${goal}.`;
    case 'brought-home':
      return `${wins}: the treasure is home.`;
    default:
      return `${wins}: ${isCrowd ? 'nobody else' : 'nobody on the other side'} is left standing.`;
  }
};
