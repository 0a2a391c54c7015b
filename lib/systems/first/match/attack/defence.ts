import { bestOf } from '../../../../painted-die/match/roll';
import { inCover } from '../../../../table/table';
import type { ValueParts } from '../state/event';
import type { Figure } from '../state/figure';
import { profileOf, type MatchContext } from '../state/match-context';
import { bonusTo, isZero } from '../lasting/modifiers';
import { rollPool } from './roll';

/** Defence of a trap, without a roll; chapter "Skill list", Trap. */
const trapDefence = 3;

const rolled = (match: MatchContext, figure: Figure, pip: 'armour' | 'magic', why: 'DV' | 'MDV'): number => {
  const sides = profileOf(match, figure).sides[pip];
  return sides.some((pips) => pips > 0) ? bestOf(sides, rollPool(match, figure, why)) : 0;
};

/** A value and what it is made of. */
export interface Defence {
  readonly is: number;
  readonly parts: ValueParts;
}

const madeOf = (parts: ValueParts): Defence => ({
  is: Math.max(
    0,
    Object.values(parts).reduce((sum, part) => sum + part, 0),
  ),
  parts,
});

/** A target's DV against an attacker; cover adds one. */
export const defend = (match: MatchContext, target: Figure, attacker: Figure): Defence => {
  if (target.kind === 'trap') return { is: trapDefence, parts: {} };
  if (isZero(target, 'DV')) return { is: 0, parts: {} };
  const cover = inCover(match.ground, attacker.at, target.at) ? 1 : 0;
  return madeOf({ die: rolled(match, target, 'armour', 'DV'), effects: bonusTo(target, 'DV'), cover });
};

/** The MDV of a target; cover is no help. */
export const defendMagic = (match: MatchContext, target: Figure): Defence =>
  target.kind === 'trap'
    ? { is: 0, parts: {} }
    : madeOf({ die: rolled(match, target, 'magic', 'MDV'), effects: bonusTo(target, 'MDV') });
