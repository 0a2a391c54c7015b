import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { actors, mountOf } from '../state/mounts';
import { areAllies, figureOf, type MatchContext } from '../state/match-context';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { weaknessOf } from './attack-bonus';
import type { Attack, Use } from '../state/use';

/**
 * Announces an attack, and lets what waits for that happen.
 * @returns whether there is anything left of it
 */
export function* isAnnounced(match: MatchContext, attack: Attack, use?: Use): Flow<boolean> {
  const attacker = figureOf(match, attack.attacker);
  const { target, kind, weapon } = attack;
  match.host.emit({
    ...{ type: 'attack', figure: attacker.id, target, kind },
    ...(weapon && { weapon: { type: weapon.type, ...(weapon.name !== undefined && { name: weapon.name }) } }),
  });
  attacker.thisTurn = { ...attacker.thisTurn, attacked: true };
  if (use) {
    use.attack = attack;
    attack.use = use;
  }
  attack.total -= weaknessOf(attacker);
  const announced = triggerOf('announces-attack', attacker.id, { target: attack.target, attack, use });
  for (const each of actors(match, attacker)) yield* fire(match, each, 'announces-attack', announced);
  yield* answered(match, attack, use);
  // If the attacker falls by an answer, his attack is off (ruling 11 for skills).
  noteFoe(match, figureOf(match, attack.target), attacker);
  if (attacker.life !== 'up' || attacker.hand === 0 || announced.isStopped) attack.isOff = true;
  return !attack.isOff;
}

/** A pet knows who attacked it last, one that is ridden too; chapter "Followers: Pet". */
export const noteFoe = (match: MatchContext, target: Figure, attacker: Figure): void => {
  const attacked = mountOf(match, target) ?? target;
  if (attacked.kind === 'pet' && !areAllies(attacked, attacker)) attacked.foe = attacker.id;
};

/** Fires effects that answer an attack before it is rolled, on its target. */
export function* answered(match: MatchContext, attack: Attack, use?: Use): Flow {
  const target = figureOf(match, attack.target);
  const attacked = attack.kind === 'melee' ? 'attacked-in-melee' : 'attacked-at-range';
  for (const moment of [attacked, 'attacked-with-weapons'] as const)
    yield* fire(
      match,
      target,
      moment,
      triggerOf(moment, attack.attacker, { target: target.id, attack, use }),
    );
}
