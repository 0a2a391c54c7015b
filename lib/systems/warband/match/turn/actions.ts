import { traitOf, skillOf, type SkillId } from '../../skills/ask';
import type { Act, Aim, Use } from '../../skills/effect';
import { sees, shotTargets, strikeTargets, drawn } from '../attack/targets';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { areFoes, cardFor, heldBy, type Actor, type MatchContext } from '../state/match-context';
import { shootersOf } from '../life/guns';
import { placeOfHalf, twinOf } from '../life/halves';
import { canMove } from '../movement/movement';
import { canRush } from '../movement/rush';
import type { Action } from '../state/option';
import { areWithin, isInReach } from '../places/bases';

const fits = (
  match: MatchContext,
  { figure, by }: Actor,
  { who, within, inSight }: Aim,
  other: Figure,
): boolean => {
  if (other === figure || !isOnTable(other)) return false;
  if (within !== undefined && !areWithin(figure, other, within)) return false;
  if (inSight && !sees(match, figure, other)) return false;
  switch (who) {
    case 'prone':
      return other.life === 'prone';
    case 'opponent':
      return isStanding(other) && other.team !== by;
    case 'rookie':
      return isStanding(other) && cardFor(match, other).rank === 'rookie';
    case 'friend':
      return !areFoes(other, figure);
  }
};

/** Possible targets of an active skill. */
export const aimable = (match: MatchContext, actor: Actor, aim: Aim): readonly Figure[] =>
  drawn(
    match,
    actor,
    match.s.figures.filter((other) => fits(match, actor, aim, other)),
  );

const canCome = (match: MatchContext, actor: Actor, { act }: Act): boolean => {
  switch (act) {
    case 'split':
      return placeOfHalf(match, actor.figure) !== undefined;
    case 'rush':
      return canRush(match, actor);
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
const isUsable = (match: MatchContext, actor: Actor, use: Use, byOrder: boolean): boolean =>
  !(use.standsStill && actor.figure.hasMoved) &&
  !(byOrder && use.success.act === 'order') &&
  canCome(match, actor, use.success) &&
  (!use.aim || aimable(match, actor, use.aim).length > 0);

export const usesOf = (
  match: MatchContext,
  figure: Figure,
): readonly { readonly of: SkillId; readonly use: Use }[] =>
  cardFor(match, figure).skills.flatMap((of) => {
    const { active } = skillOf(of);
    return active ? [{ of, use: active }] : [];
  });

/** Options for one action; a prone fighter can only recover. */
export const actionsOf = (match: MatchContext, actor: Actor, byOrder = false): readonly Action[] => {
  const { figure } = actor;
  const { id } = figure;
  if (figure.life === 'prone') return [{ pick: 'recover', figure: id }];
  if (!isStanding(figure)) return [];
  const found: Action[] = [];
  if (canMove(match, figure)) found.push({ pick: 'move', figure: id });
  for (const { id: target } of strikeTargets(match, actor))
    found.push({ pick: 'strike', figure: id, target });
  for (const shooter of shootersOf(match, figure))
    for (const { id: target } of shotTargets(match, actor, shooter))
      found.push({ pick: 'shoot', figure: id, target, shooter });
  for (const { of, use } of usesOf(match, figure))
    if (isUsable(match, actor, use, byOrder)) found.push({ pick: 'use', figure: id, skill: of });
  if (twinOf(match, figure)) found.push({ pick: 'merge', figure: id });
  return found;
};

/** Targets of a charge after two moves. */
export const chargeOf = (match: MatchContext, actor: Actor) => {
  const { figure } = actor;
  const charge = traitOf(heldBy(match, figure), 'charge');
  const targets = charge && isStanding(figure) ? strikeTargets(match, actor) : [];
  const near = targets.filter((one) => isInReach(match, figure, one, 1));
  return charge && near.length > 0 ? { charge, targets: near } : undefined;
};
