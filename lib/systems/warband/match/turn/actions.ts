import { traitOf, skillOf, type SkillId } from '../../skills/ask';
import type { Act, Aim, Use } from '../../skills/effect';
import { sees, shotTargets, strikeTargets, drawn } from '../attack/targets';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { areFoes, cardFor, heldBy, type Actor, type Game } from '../state/game';
import { shootersOf } from '../life/guns';
import { placeOfHalf, twinOf } from '../life/halves';
import { canMove } from '../movement/movement';
import { canRush } from '../movement/rush';
import type { Action } from '../state/option';
import { areWithin, isInReach } from '../places/bases';

const fits = (game: Game, { figure, by }: Actor, { who, within, inSight }: Aim, other: Figure): boolean => {
  if (other === figure || !isOnTable(other)) return false;
  if (within !== undefined && !areWithin(figure, other, within)) return false;
  if (inSight && !sees(game, figure, other)) return false;
  switch (who) {
    case 'prone':
      return other.life === 'prone';
    case 'opponent':
      return isStanding(other) && other.team !== by;
    case 'rookie':
      return isStanding(other) && cardFor(game, other).rank === 'rookie';
    case 'friend':
      return !areFoes(other, figure);
  }
};

/** Possible targets of an active skill. */
export const aimable = (game: Game, actor: Actor, aim: Aim): readonly Figure[] =>
  drawn(
    game,
    actor,
    game.s.figures.filter((other) => fits(game, actor, aim, other)),
  );

const canCome = (game: Game, actor: Actor, { act }: Act): boolean => {
  switch (act) {
    case 'split':
      return placeOfHalf(game, actor.figure) !== undefined;
    case 'rush':
      return canRush(game, actor);
    case 'heal':
    case 'order':
    case 'swap':
    case 'change-shape':
    case 'move':
    case 'suffer':
    case 'lose-activation':
      return true;
  }
};

/** @param byOrder who acts by another's order gives no orders himself; ruling 15 */
const isUsable = (game: Game, actor: Actor, use: Use, byOrder: boolean): boolean =>
  !(use.standsStill && actor.figure.hasMoved) &&
  !(byOrder && use.success.act === 'order') &&
  canCome(game, actor, use.success) &&
  (!use.aim || aimable(game, actor, use.aim).length > 0);

export const usesOf = (game: Game, figure: Figure): readonly { readonly of: SkillId; readonly use: Use }[] =>
  cardFor(game, figure).skills.flatMap((of) => {
    const { active } = skillOf(of);
    return active ? [{ of, use: active }] : [];
  });

/** Options for one action; a prone fighter can only recover. */
export const actionsOf = (game: Game, actor: Actor, byOrder = false): readonly Action[] => {
  const { figure } = actor;
  const { id } = figure;
  if (figure.life === 'prone') return [{ pick: 'recover', figure: id }];
  if (!isStanding(figure)) return [];
  const found: Action[] = [];
  if (canMove(game, figure)) found.push({ pick: 'move', figure: id });
  for (const { id: target } of strikeTargets(game, actor)) found.push({ pick: 'strike', figure: id, target });
  for (const shooter of shootersOf(game, figure))
    for (const { id: target } of shotTargets(game, actor, shooter))
      found.push({ pick: 'shoot', figure: id, target, shooter });
  for (const { of, use } of usesOf(game, figure))
    if (isUsable(game, actor, use, byOrder)) found.push({ pick: 'use', figure: id, skill: of });
  if (twinOf(game, figure)) found.push({ pick: 'merge', figure: id });
  return found;
};

/** Targets of a charge after two moves. */
export const chargeOf = (game: Game, actor: Actor) => {
  const { figure } = actor;
  const charge = traitOf(heldBy(game, figure), 'charge');
  const targets = charge && isStanding(figure) ? strikeTargets(game, actor) : [];
  const near = targets.filter((one) => isInReach(game, figure, one, 1));
  return charge && near.length > 0 ? { charge, targets: near } : undefined;
};
