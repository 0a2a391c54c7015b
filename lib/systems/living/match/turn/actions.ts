import { findSkill } from '../../skills/index';
import * as table from '../../../../table/table';
import { strike } from '../attack/attack';
import { shootsUnarmed } from '../values/attacking';
import { newAttack } from '../attack/new-attack';
import { loadOnTheMove } from '../attack/loading';
import { climb } from '../movement/climb';
import { takeCondition } from '../life/conditions';
import { afterMovementAction } from '../movement/after-movement';
import { meetSwarms } from '../movement/on-the-way';
import { dismiss } from '../using/dismissal';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, orNothing, wants, type Game } from '../state/game';
import { giveUpGrants, spendGrant } from './grants';
import { takeLife } from './later';
import { keepsRecovering, restore } from '../using/recovering';
import { resist } from '../movement/lure';
import { afterMovement, allowance, mannerOf, move, walk } from '../movement/move';
import { dismount, mount } from '../movement/mounting';
import { eitherOf, isDazed, proneOf } from '../state/mounts';
import { costOf } from './offers';
import { takesNoAction, type Action } from '../state/option';
import type { Attack } from '../state/use';
import { fireProjectile } from '../attack/projectile';
import { payTorment } from '../movement/torment';
import { land } from '../movement/wings';
import { chooseShout, shout } from '../using/shouts';
import { basesFor } from '../geometry/placing';
import { knockDown, strikeAsSnowman } from '../followers/snowman';
import { newUse } from '../state/new-use';
import { afterUse, announce, rollAndCarryOut, useSkill } from '../using/skills';
import { addReload, carriesCannon, isCannonShot, spendShot, weaponAt } from '../values/weapons';
import { inContact, units } from '../geometry/where';

/** Charges: as near as two movements lead; an attack where that is base contact; chapter "Charge". */
function* charge(game: Game, figure: Figure, target: Figure): Flow<boolean> {
  const length = units(2 * allowance(game, figure, 0, true));
  const bases = basesFor(game, figure);
  const manner = mannerOf(game, figure);
  const way = table.routeToContact(game.ground, figure.at, target.at, length, bases, manner);
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

/** Any action but a skill action: waiting is none, nor is what takes none of the Hero's own. */
const goesWithShout = (action: Action): boolean =>
  !('skill' in action) &&
  !isNone(action) &&
  action.pick !== 'give-action' &&
  (action.pick !== 'scenario' || action.actions > 0);

/** An attack action; a charge is a combination of actions (chapter "Charge"). */
const isPlainAttack = ({ pick }: Action): boolean => pick === 'melee' || pick === 'shoot';

/** What is no action that is carried out: waiting, and what takes none. */
const isNone = (action: Action): boolean =>
  action.pick === 'end' || action.pick === 'delay' || takesNoAction(action);

/** Counts an action that is carried out or lost; waiting is none. */
export const countAct = (figure: Figure, action: Action, isReaction: boolean): void => {
  if (isNone(action)) return;
  const acts = figure.thisTurn.acts + (isReaction ? 1 : costOf(action));
  figure.thisTurn = { ...figure.thisTurn, acts };
};

/** Takes what an action costs: one that a skill granted, or the figure's own. */
export const pay = (game: Game, figure: Figure, action: Action): void => {
  if (action.pick === 'end' || spendGrant(game, figure, action)) return;
  figure.actions = Math.max(0, figure.actions - costOf(action));
};

/** How an action comes about: of the figure's own, with a Delay counter, or out of turn because a skill makes it perform one. */
export type Performing = 'own' | 'reaction' | 'ordered';

/** A cannon leaves one action; whoever drops it then has the other one as well (ruling armoury-cannon-fired). */
export function* mayDropCannon(game: Game, figure: Figure): Flow {
  if (figure.actions > 0 || figure.life !== 'up' || figure.hand === 0 || !carriesCannon(game, figure)) return;
  if (!(yield* wants(figure.owner, { about: 'may', figure: figure.id, skill: '', what: 'drop-cannon' })))
    return;
  game.host.emit({ type: 'action', figure: figure.id, action: 'drop-cannon' });
  figure.isSpent = true;
  figure.actions += 1;
}

/** Performs an action, and pays for it where it is one of the figure's own. */
export function* perform(game: Game, figure: Figure, action: Action, performing: Performing = 'own'): Flow {
  if (performing === 'own') pay(game, figure, action);
  // Whoever is rid of his cannon has the usual two actions; one that was fired is dropped at once.
  const isFired = isCannonShot(game, figure, action);
  if (performing === 'own' && (isFired || action.pick === 'drop-cannon')) figure.actions += 1;
  if (performing !== 'ordered') countAct(figure, action, performing === 'reaction');
  game.host.emit({
    type: 'action',
    figure: figure.id,
    action: action.pick === 'scenario' ? action.what : action.pick,
    ...('skill' in action && { skill: action.skill }),
  });
  const shouted =
    performing !== 'ordered' && !isFired && goesWithShout(action)
      ? yield* chooseShout(game, figure)
      : undefined;
  if (action.pick === 'dismiss') return yield* dismiss(game, action);
  if (action.pick === 'take-life') {
    takeLife(game, figure, action.nth);
    return;
  }
  figure.isRecovering &&= keepsRecovering(action);
  if (!isNone(action) && (!isPlainAttack(action) || 'skill' in action))
    yield* happen(game, figure, 'other-than-attack');
  const attack = yield* carryOut(game, figure, action);
  payTorment(game, figure, action, costOf(action));
  // What came to nothing before any die was rolled takes its Shout along.
  const hasHappened = attack === undefined || attack.rolled !== undefined;
  if (shouted && hasHappened && figure.life === 'up' && figure.hand > 0)
    yield* shout(game, figure, shouted, attack?.rolled && { roll: attack.rolled, by: attack.attacker });
  if (performing === 'own' && !isNone(action)) yield* mayDropCannon(game, figure);
}

/** What is more than a word. */
type Played = Exclude<Action, { readonly pick: 'dismiss' | 'take-life' }>;

/** Carries out an action; the attack that was made in it, if one was. */
function* carryOut(game: Game, figure: Figure, action: Played): Flow<Attack | undefined> {
  if (action.pick === 'melee' && figure.kind === 'snowman') {
    yield* strikeAsSnowman(game, figure, figureOf(game, action.target));
    return undefined;
  }
  if (action.pick === 'melee' || action.pick === 'shoot') return yield* makeAttack(game, figure, action);
  if (action.pick === 'charge') {
    const target = figureOf(game, action.target);
    if (!(yield* charge(game, figure, target))) return undefined;
    return yield* makeAttack(game, figure, action);
  }
  yield* carryOutOther(game, figure, action);
  return undefined;
}

type Other = Exclude<Played, { readonly pick: 'melee' | 'shoot' | 'charge' }>;

function* carryOutOther(game: Game, figure: Figure, action: Other): Flow {
  switch (action.pick) {
    case 'climb':
      yield* climb(game, figure, action.actions ?? 1);
      yield* loadOnTheMove(game, figure);
      yield* afterMovementAction(game, figure);
      return;
    case 'move':
      yield* move(game, figure);
      yield* afterMovementAction(game, figure);
      return;
    case 'move-and-reload':
      addReload(figure, action.weapon, -1);
      yield* move(game, figure);
      yield* afterMovementAction(game, figure);
      return;
    case 'reload':
      addReload(figure, action.weapon, -1);
      return;
    case 'use':
      yield* useSkill(game, figure, action);
      return;
    case 'land':
      land(game, figure);
      return yield* meetSwarms(game, figure);
    case 'stand-up':
      takeCondition(game, proneOf(game, figure) ?? figure, 'knockdown', 1);
      return;
    case 'shake-off':
      takeCondition(game, yield* eitherOf(game, figure, 'cure', isDazed), 'dazed', 1);
      return;
    case 'resist':
      return yield* resist(game, figure, action);
    case 'recover':
      figure.isRecovering = true;
      return;
    case 'restore':
      return yield* restore(game, figure);
    case 'delay':
      figure.delays += 1;
      return;
    case 'knock-down':
      knockDown(game, figure, figureOf(game, action.target));
      return;
    case 'mount':
      return yield* mount(game, figure, action.pet);
    case 'dismount':
      return yield* dismount(game, figure);
    case 'give-action':
      figureOf(game, action.pet).actions += 1;
      return;
    case 'drop-cannon':
      figure.isSpent = true;
      return;
    case 'scenario':
      return yield* orNothing(game.scenario.perform(game, figure, action));
    case 'end':
      figure.actions = 0;
      giveUpGrants(game, figure);
      return;
  }
}
