import { afterHit } from './after-hit';
import { leastOf, weaponDamage } from './attack-bonus';
import { piercing } from './new-attack';
import { worth } from '../values/count';
import { rollDefence } from '../values/defence';
import { dealDamage } from './damage';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { mountOf } from '../state/mounts';
import { mdvOf } from '../using/power';
import type { Attack } from '../state/use';

/** One MDV for a whole spell, or a roll against this attack. */
const defend = (match: MatchContext, target: Figure, attack: Attack): Flow<number> =>
  attack.spell ? mdvOf(match, attack.spell, target) : rollDefence(match, target, attack);

/**
 * Carries out what comes in place of the damage.
 * @returns the damage where that is damage too, which no roll defends: it is negated, shared and lessened
 * like all damage
 */
function* damageInstead(match: MatchContext, attack: Attack): Flow<number> {
  let amount = 0;
  for (const { effects, context } of attack.instead)
    for (const effect of effects) {
      if ('act' in effect && effect.act === 'damage' && effect.whom === 'target')
        amount += worth(match, effect.amount, context, attack.target);
      else yield* match.play([effect], context);
    }
  return amount;
}

/**
 * Defends an attack that hits and deals its damage, or what comes in its place.
 * @param sweeping whether a critical hit with a pole weapon reaches others, and pierces nothing
 */
export function* hit(match: MatchContext, attack: Attack, sweeping: boolean): Flow {
  const attacker = figureOf(match, attack.attacker);
  const target = figureOf(match, attack.target);
  if (!attack.isUndefended) attack.defence = yield* defend(match, target, attack);
  const weapons = weaponDamage(attack);
  let amount = Math.max(0, attack.total - attack.defence);
  if (attack.instead.length > 0) amount = yield* damageInstead(match, attack);
  else {
    const pierced = sweeping ? 0 : piercing(match, target, attack);
    const least = Math.max(attack.atLeast, pierced, leastOf(match, attacker, attack));
    amount = Math.max(amount, least);
  }
  const mount = mountOf(match, target);
  const before = [target.hand, mount?.hand ?? 0] as const;
  const struck = triggerOf('hit', attacker.id, { target: target.id, attack, amount });
  if (!attack.isUnaided) yield* fire(match, target, 'hit', struck);
  if (struck.isStopped) attack.isNegated = true;
  attack.damage = struck.isStopped
    ? 0
    : yield* dealDamage(match, target, struck.amount, {
        by: attacker.id,
        attack,
        more: weapons,
        ...(!attack.isUndefended && { defends: (who) => defend(match, who, attack) }),
      });
  const after = [target.hand, mount?.hand ?? 0] as const;
  // Damage may have been turned into restored Life.
  attack.lost = Math.max(0, before[0] + before[1] - after[0] - after[1]);
  // Of a unit either's last die.
  attack.kills = (before[0] > 0 && after[0] === 0) || (before[1] > 0 && after[1] === 0);
  if (attack.kind !== 'effect') yield* afterHit(match, attacker, target, attack);
}
