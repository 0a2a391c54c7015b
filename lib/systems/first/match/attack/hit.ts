import type { Figure } from '../state/figure';
import type { Harm, ValueParts } from '../state/event';
import type { MatchContext } from '../state/match-context';
import { dealDamage } from '../life/life';
import { isCasting, reasonsFor } from '../lasting/modifiers';
import { defend, defendMagic } from './defence';

/** An attack with a value, about to be defended. */
export interface Attack {
  readonly by: Figure;
  readonly target: Figure;
  readonly harm: Extract<Harm, 'melee' | 'ranged' | 'magic'>;
  /** AV or MAV, 0 and up. */
  readonly value: number;
  readonly parts?: ValueParts;
  /** Most damage that a hit deals. */
  readonly most?: number | undefined;
}

/**
 * Defends an attack and deals what gets through; chapter "Combat". Who is hit in the middle of a casting casts a turn
 * longer.
 */
export const resolve = (match: MatchContext, { by, target, harm, value, parts, most }: Attack): void => {
  match.host.emit({
    type: 'value',
    figure: by.id,
    value: harm === 'magic' ? 'MAV' : 'AV',
    is: value,
    ...(parts && { parts, because: reasonsFor(by, harm === 'magic' ? 'MAV' : 'AV') }),
  });
  if (value <= 0 || target.life !== 'up') return;
  const { is: defence, parts: made } =
    harm === 'magic' ? defendMagic(match, target) : defend(match, target, by);
  const defended = harm === 'magic' ? 'MDV' : 'DV';
  match.host.emit({
    type: 'value',
    figure: target.id,
    value: defended,
    is: defence,
    parts: made,
    because: reasonsFor(target, defended),
  });
  const damage = value - defence;
  if (damage <= 0) return;
  if (target.casting && isCasting(target))
    target.casting = { ...target.casting, left: target.casting.left + 1 };
  dealDamage(match, target, most === undefined ? damage : Math.min(most, damage), by.id, harm);
};
