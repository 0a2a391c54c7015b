import { unit, type Units } from '../../../../table/table';
import { movementInches } from '../../skills/movement';
import type { Figure } from '../state/figure';
import { cardFor, heldBy, type MatchContext } from '../state/match-context';

/** Units of one movement action. */
export const movementOf = (match: Pick<MatchContext, 's'>, figure: Figure): Units => {
  const { die, stat } = cardFor(match, figure);
  return movementInches(stat, die, heldBy(match, figure)) * unit;
};

/** Whether somebody can perform a movement action. */
export const canMove = (match: Pick<MatchContext, 's'>, figure: Figure): boolean =>
  !figure.isStill && movementOf(match, figure) > 0;
