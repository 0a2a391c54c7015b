import { bestOf, sumOf, type Roll } from '../../../../pip-hero/match/roll';
import type { Figure } from '../state/figure';
import { sheetOf, type Game } from '../state/game';

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
  const { sides } = sheetOf(game, figure);
  return { green: sumOf(sides.skill, roll), blue: bestOf(sides.magic, roll) };
};
