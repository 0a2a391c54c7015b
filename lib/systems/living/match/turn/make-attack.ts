import { findSkill } from '../../skills/index';
import * as table from '../../../../table/table';
import { strike } from '../attack/attack';
import { shootsUnarmed } from '../values/attacking';
import { newAttack } from '../attack/new-attack';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { afterMovement, allowance, mannerOf, walk } from '../movement/move';
import type { Action } from '../state/option';
import type { Attack } from '../state/use';
import { fireProjectile } from '../attack/resolve';
import { basesFor } from '../geometry/placing';
import { newUse } from '../state/new-use';
import { afterUse, announce } from '../using/announce';
import { rollAndCarryOut } from '../using/skills';
import { spendShot, weaponAt } from '../values/weapons';
import { inContact, units } from '../geometry/where';

/** Nearest place that a charge reaches; undefined if there is none. */
export const chargeWay = (match: MatchContext, figure: Figure, target: Figure) =>
  table.routeToContact(
    match.ground,
    figure.at,
    target.at,
    units(2 * allowance(match, figure, 0, true)),
    basesFor(match, figure),
    mannerOf(match, figure),
  );

/** Charges: as near as two movements lead; an attack where that is base contact; chapter "Charge". */
export function* charge(match: MatchContext, figure: Figure, target: Figure): Flow<boolean> {
  const way = chargeWay(match, figure, target);
  if (way) yield* walk(match, figure, way);
  yield* afterMovement(match, figure, true);
  return inContact(figure, target) && figure.life === 'up' && figure.hand > 0;
}

type Attacking = Extract<Action, { readonly pick: 'melee' | 'shoot' | 'charge' }>;

/**
 * Makes an attack, with the skill that it names.
 * @param unit whoever acts: his mount strikes where its card was named
 * @param order what a skill adds that orders it: AV or RAV, and the least damage of a hit
 */
export function* makeAttack(
  match: MatchContext,
  unit: Figure,
  action: Attacking,
  order: { readonly stronger: number; readonly atLeast: number } = { stronger: 0, atLeast: 0 },
): Flow<Attack | undefined> {
  const { pick, target: targetId, weapon: place, skill: skillId } = action;
  const figure = pick === 'shoot' || action.by === undefined ? unit : figureOf(match, action.by);
  if (figure !== unit) unit.thisTurn = { ...unit.thisTurn, attacked: true };
  const target = figureOf(match, targetId);
  const kind = pick === 'shoot' ? 'ranged' : 'melee';
  const weapon = weaponAt(match, figure, place);
  if (weapon?.type === 'magic' && kind === 'ranged') {
    yield* fireProjectile(match, figure, target, weapon);
    return undefined;
  }
  const skill = skillId === undefined ? undefined : findSkill(skillId);
  const use = skill && newUse(skill, figure, [target.id], shootsUnarmed(skill) ? { order } : {});
  const value = kind === 'melee' ? 'AV' : 'RAV';
  const attack = newAttack(figure, target, kind, value, weapon, false);
  attack.total = order.stronger;
  attack.atLeast = order.atLeast;
  if (kind === 'ranged') spendShot(match, figure, place);
  if (use) use.isFailing = yield* announce(match, figure, use);
  if (use && shootsUnarmed(use.skill)) {
    figure.thisTurn = { ...figure.thisTurn, attacked: true };
    yield* rollAndCarryOut(match, figure, use, use.isFailing);
    yield* afterUse(match, use);
    return use.attack;
  }
  yield* strike(match, attack, use);
  if (use) yield* afterUse(match, use);
  return attack;
}
