import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { actors, mountOf } from '../state/mounts';
import { areAllies, figureOf, type Game } from '../state/game';
import { fire, triggerOf } from '../lasting/marks';
import { weaknessOf } from '../lasting/weakened';
import type { Blow, Use } from '../state/use';

/**
 * Announces an attack, and lets what waits for that happen.
 * @returns whether there is anything left of it
 */
export function* isAnnounced(game: Game, blow: Blow, use?: Use): Flow<boolean> {
  const attacker = figureOf(game, blow.attacker);
  game.host.tell({ told: 'attack', figure: attacker.id, target: blow.target, kind: blow.kind });
  attacker.deeds = { ...attacker.deeds, attacked: true };
  if (use) {
    use.blow = blow;
    blow.use = use;
  }
  blow.attack -= weaknessOf(attacker);
  const announced = triggerOf('announces-attack', attacker.id, { target: blow.target, blow, use });
  for (const each of actors(game, attacker)) yield* fire(game, each, 'announces-attack', announced);
  yield* answered(game, blow, use);
  // If the attacker falls by an answer, his attack is off (ruling 11 for skills).
  noteFoe(game, figureOf(game, blow.target), attacker);
  if (attacker.life !== 'up' || attacker.hand === 0 || announced.isStopped) blow.isOff = true;
  return !blow.isOff;
}

/** A pet knows who attacked it last, one that is ridden too; chapter "Followers: Pet". */
export const noteFoe = (game: Game, target: Figure, attacker: Figure): void => {
  const attacked = mountOf(game, target) ?? target;
  if (attacked.kind === 'pet' && !areAllies(attacked, attacker)) attacked.foe = attacker.id;
};

/** What answers an attack before it is rolled, on whom it is aimed at. */
export function* answered(game: Game, blow: Blow, use?: Use): Flow {
  const target = figureOf(game, blow.target);
  const attacked = blow.kind === 'melee' ? 'attacked-in-melee' : 'attacked-at-range';
  for (const moment of [attacked, 'attacked-with-weapons'] as const)
    yield* fire(game, target, moment, triggerOf(moment, blow.attacker, { target: target.id, blow, use }));
}
