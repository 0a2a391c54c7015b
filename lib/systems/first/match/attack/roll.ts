import { bestOf, rollDice, sumOf, type Roll } from '../../../../painted-die/match/roll';
import type { Figure } from '../state/figure';
import { profileOf, type MatchContext } from '../state/match-context';

/** Rolls the current pool. */
export const rollPool = ({ host }: MatchContext, figure: Figure, why: string): Roll =>
  rollDice(host, figure.id, why, figure.dice);

/** Skill pips of a roll, and Magic pips of its best die. */
export const skillPips = (
  match: MatchContext,
  figure: Figure,
  roll: Roll,
): { readonly green: number; readonly blue: number } => {
  const { sides } = profileOf(match, figure);
  return { green: sumOf(sides.skill, roll), blue: bestOf(sides.magic, roll) };
};
