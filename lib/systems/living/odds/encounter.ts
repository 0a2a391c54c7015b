import { encountersBy, type Fighter as FighterOf } from '../../../painted-die/odds/encounter';
import type { HeroDraft } from '../sheet/hero';
import type { Face } from '../sheet/pips';
import {
  attackRoll,
  defenceRoll,
  weigh,
  type AttackRoll,
  type CriticalOdds,
  type DefenceRoll,
} from './attack';
import { attackModesOf, attackSide, defenceSide, type AttackMode } from './attack-modes';

/** One side of an encounter; allies gang up as ruling 26 says. */
export type Fighter = FighterOf<HeroDraft>;

/**
 * Attacks and duels of the Living Rulebook. The cards of a duel are shuffled again each phase (chapter
 * "Initiative"); each figure has two actions a turn, the bearer of a cannon and a kicking dummy one.
 */
export const { attackModeAgainst, attackOdds, exchange, figuresOf, gainOf, duelTable } = encountersBy<
  Face,
  HeroDraft,
  AttackMode,
  AttackRoll,
  DefenceRoll,
  CriticalOdds
>({
  modesOf: attackModesOf,
  attackRoll,
  defenceRoll,
  weigh,
  attackSide,
  defenceSide,
  order: 'each-round',
});
