import { count, list, plural, standings } from '#words/language/words';
import type { ScenarioId } from '../scenarios/scenario';

/** Word for the points of a scenario. */
export interface PointWord {
  readonly one: string;
  readonly many: string;
}

const points: PointWord = { one: 'point', many: 'points' };

export const pointWords: Readonly<Record<ScenarioId, PointWord>> = {
  deathmatch: { one: 'kill', many: 'kills' },
  'gang-fight': points,
  'capture-the-flag': points,
  'king-of-the-hill': points,
};

/** "Bito gets 1 kill", "Bito and Gerda score 2 points". */
export const scoredText = (names: readonly string[], points: number, { one, many }: PointWord): string => {
  const verb = one === 'kill' ? plural(names.length, 'gets', 'get') : plural(names.length, 'scores', 'score');
  return `${list(names)} ${verb} ${count(points, one, many)}`;
};

/** A side at the end, and what it has left. */
export interface SideAtEnd {
  readonly names: readonly string[];
  readonly points: number;
  readonly dice: number;
}

/** The end of a match, its winner first; `winner` is absent for a draw. */
export interface MatchEnd {
  readonly because: string;
  readonly winner?: SideAtEnd;
  readonly others: readonly SideAtEnd[];
  readonly scored: PointWord;
  /** Points that win; 0 where none are counted. */
  readonly goal: number;
  readonly round: number;
}

const draw = ({ because, goal, round }: MatchEnd): string => {
  if (because === 'last-standing') return 'A draw: nobody is left standing.';
  return `A draw: round ${round} is over, and ${goal > 0 ? 'both points and dice are' : 'the dice are'} level.`;
};

/** How a match ended and why: "Bito wins on points, 20 to 3: the first to reach 20." */
export const matchEnd = (end: MatchEnd): string => {
  const { because, winner, others, scored, goal, round } = end;
  if (!winner) return draw(end);
  const wins = `${list(winner.names)} ${plural(winner.names.length, 'wins', 'win')}`;
  // Of more than two sides, bare numbers would not say whose they are.
  const isCrowd = others.length > 1;
  const against = (of: 'points' | 'dice'): string =>
    isCrowd ? '' : `, ${[winner, ...others].map((side) => side[of]).join(' to ')}`;
  const all = (of: 'points' | 'dice', sides: readonly SideAtEnd[]): string =>
    isCrowd ? ` (${standings(sides.map((side) => [side.names, side[of]]))})` : '';
  switch (because) {
    case 'last-standing':
      return `${wins}: ${isCrowd ? 'nobody else' : 'nobody on the other side'} is left standing.`;
    case 'points':
      return isCrowd
        ? `${wins}: the first to reach ${count(goal, scored.one, scored.many)}${all('points', others)}.`
        : `${wins} on ${scored.many}${against('points')}: the first to reach ${goal}.`;
    default: {
      const isAhead = others.every((side) => side.points < winner.points);
      if (isAhead)
        return `${wins} on ${scored.many}${against('points')}: round ${round} is over${all('points', [winner, ...others])}.`;
      const level = goal > 0 ? `, and the ${scored.many} are level` : '';
      return `${wins} with more dice left${against('dice')}: round ${round} is over${level}${all('dice', [winner, ...others])}.`;
    }
  }
};
