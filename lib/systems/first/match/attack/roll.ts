import { bestOf, sumOf, type Roll } from '../../../../pip-hero/roll';
import type { Figure } from '../figure';
import { cardFor, type Game } from '../game';

/** Rolls the current pool. */
export const rollPool = ({ host }: Game, figure: Figure, why: string): Roll => {
  const faces: number[] = [];
  for (let die = figure.dice; die > 0; die -= 1) faces.push(host.draw('dice', 6, figure.id, why) + 1);
  host.emit({ type: 'rolled', figure: figure.id, why, faces });
  return faces;
};

/** Skill pips of a roll, and Magic pips of its best die. */
export const skillPips = (
  game: Game,
  figure: Figure,
  roll: Roll,
): { readonly green: number; readonly blue: number } => {
  const { sides } = cardFor(game, figure);
  return { green: sumOf(sides.skill, roll), blue: bestOf(sides.magic, roll) };
};
