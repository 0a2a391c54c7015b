import { bestOf } from '../../../../pip-hero/match/roll';
import { inCover } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { sheetOf, type Game } from '../state/game';
import { bonusTo, isZero } from '../lasting/modifiers';
import { rollPool } from './roll';

/** What a trap defends with, without a roll; chapter "Skill list", Trap. */
const trapDefence = 3;

const rolled = (game: Game, figure: Figure, pip: 'armour' | 'magic', why: 'DV' | 'MDV'): number => {
  const sides = sheetOf(game, figure).sides[pip];
  return sides.some((pips) => pips > 0) ? bestOf(sides, rollPool(game, figure, why)) : 0;
};

/** The DV of a target against whoever strikes or shoots; cover is one more. */
export const defend = (game: Game, target: Figure, attacker: Figure): number => {
  if (target.kind === 'trap') return trapDefence;
  if (isZero(target, 'DV')) return 0;
  const cover = inCover(game.ground, attacker.at, target.at) ? 1 : 0;
  return Math.max(0, rolled(game, target, 'armour', 'DV') + bonusTo(target, 'DV') + cover);
};

/** The MDV of a target; cover is no help. */
export const defendMagic = (game: Game, target: Figure): number =>
  target.kind === 'trap' ? 0 : Math.max(0, rolled(game, target, 'magic', 'MDV') + bonusTo(target, 'MDV'));
