import { findSkill } from '../../skills/index';
import * as table from '../../../../table/table';
import { strike } from '../attack/attack';
import { shootsUnarmed } from '../values/attacking';
import { newAttack } from '../attack/new-attack';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
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
export const chargeWay = (game: Game, figure: Figure, target: Figure) =>
  table.routeToContact(
    game.ground,
    figure.at,
    target.at,
    units(2 * allowance(game, figure, 0, true)),
    basesFor(game, figure),
    mannerOf(game, figure),
  );

/** Charges: as near as two movements lead; an attack where that is base contact; chapter "Charge". */
export function* charge(game: Game, figure: Figure, target: Figure): Flow<boolean> {
  const way = chargeWay(game, figure, target);
  if (way) yield* walk(game, figure, way);
  yield* afterMovement(game, figure, true);
  return inContact(figure, target) && figure.life === 'up' && figure.hand > 0;
}

type Attacking = Extract<Action, { readonly pick: 'melee' | 'shoot' | 'charge' }>;

/**
 * Makes an attack, with the skill that it names.
 * @param unit whoever acts: his mount strikes where its card was named
 * @param order what a skill adds that orders it: AV or RAV, and the least damage of a hit
 */
export function* makeAttack(
  game: Game,
  unit: Figure,
  action: Attacking,
  order: { readonly stronger: number; readonly atLeast: number } = { stronger: 0, atLeast: 0 },
): Flow<Attack | undefined> {
  const { pick, target: targetId, weapon: place, skill: skillId } = action;
  const figure = pick === 'shoot' || action.by === undefined ? unit : figureOf(game, action.by);
  if (figure !== unit) unit.thisTurn = { ...unit.thisTurn, attacked: true };
  const target = figureOf(game, targetId);
  const kind = pick === 'shoot' ? 'ranged' : 'melee';
  const weapon = weaponAt(game, figure, place);
  if (weapon?.type === 'magic' && kind === 'ranged') {
    yield* fireProjectile(game, figure, target, weapon);
    return undefined;
  }
  const skill = skillId === undefined ? undefined : findSkill(skillId);
  const use = skill && newUse(skill, figure, [target.id], shootsUnarmed(skill) ? { order } : {});
  const value = kind === 'melee' ? 'AV' : 'RAV';
  const attack = newAttack(figure, target, kind, value, weapon, false);
  attack.total = order.stronger;
  attack.atLeast = order.atLeast;
  if (kind === 'ranged') spendShot(game, figure, place);
  if (use) use.isFailing = yield* announce(game, figure, use);
  if (use && shootsUnarmed(use.skill)) {
    figure.thisTurn = { ...figure.thisTurn, attacked: true };
    yield* rollAndCarryOut(game, figure, use, use.isFailing);
    yield* afterUse(game, use);
    return use.attack;
  }
  yield* strike(game, attack, use);
  if (use) yield* afterUse(game, use);
  return attack;
}
