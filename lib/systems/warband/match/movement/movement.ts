import { unit, type Units } from '../../../../table/table';
import { has } from '../../skills/ask';
import type { Figure } from '../figure';
import { cardFor, heldBy, type Game } from '../game';

/** Units of one movement action: the stat in inches, an animal's what the die has above it, halves exact. */
export const movementOf = (game: Pick<Game, 's'>, figure: Figure): Units => {
  const { die, stat } = cardFor(game, figure);
  const held = heldBy(game, figure);
  const inches = Math.max(0, has(held, 'reversed') ? die - stat : stat);
  return has(held, 'half-movement') ? (inches * unit) / 2 : inches * unit;
};

/** Whether somebody can perform a movement action. */
export const canMove = (game: Pick<Game, 's'>, figure: Figure): boolean =>
  !figure.isStill && movementOf(game, figure) > 0;
