import { unit, type Units } from '../../../../table/table';
import { movementInches } from '../../skills/movement';
import type { Figure } from '../state/figure';
import { cardFor, heldBy, type Game } from '../state/game';

/** Units of one movement action. */
export const movementOf = (game: Pick<Game, 's'>, figure: Figure): Units => {
  const { die, stat } = cardFor(game, figure);
  return movementInches(stat, die, heldBy(game, figure)) * unit;
};

/** Whether somebody can perform a movement action. */
export const canMove = (game: Pick<Game, 's'>, figure: Figure): boolean =>
  !figure.isStill && movementOf(game, figure) > 0;
