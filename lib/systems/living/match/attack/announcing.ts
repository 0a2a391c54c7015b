import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { actors, mountOf } from '../state/mounts';
import { areAllies, figureOf, type Game } from '../state/game';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { weaknessOf } from './attack-bonus';
import type { Attack, Use } from '../state/use';

/**
 * Announces an attack, and lets what waits for that happen.
 * @returns whether there is anything left of it
 */
export function* isAnnounced(game: Game, attack: Attack, use?: Use): Flow<boolean> {
  const attacker = figureOf(game, attack.attacker);
  const { target, kind, weapon } = attack;
  game.host.emit({
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
  for (const each of actors(game, attacker)) yield* fire(game, each, 'announces-attack', announced);
  yield* answered(game, attack, use);
  // If the attacker falls by an answer, his attack is off (ruling 11 for skills).
  noteFoe(game, figureOf(game, attack.target), attacker);
  if (attacker.life !== 'up' || attacker.hand === 0 || announced.isStopped) attack.isOff = true;
  return !attack.isOff;
}

/** A pet knows who attacked it last, one that is ridden too; chapter "Followers: Pet". */
export const noteFoe = (game: Game, target: Figure, attacker: Figure): void => {
  const attacked = mountOf(game, target) ?? target;
  if (attacked.kind === 'pet' && !areAllies(attacked, attacker)) attacked.foe = attacker.id;
};

/** Fires effects that answer an attack before it is rolled, on its target. */
export function* answered(game: Game, attack: Attack, use?: Use): Flow {
  const target = figureOf(game, attack.target);
  const attacked = attack.kind === 'melee' ? 'attacked-in-melee' : 'attacked-at-range';
  for (const moment of [attacked, 'attacked-with-weapons'] as const)
    yield* fire(game, target, moment, triggerOf(moment, attack.attacker, { target: target.id, attack, use }));
}
