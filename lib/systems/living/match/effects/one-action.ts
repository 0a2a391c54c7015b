import type { ActionKind } from '../../skills/effects/act';
import { findSkill } from '../../skills/index';
import { newAttack } from '../attack/new-attack';
import { fireProjectile } from '../attack/resolve';
import { strike } from '../attack/attack';
import { isCannonShot, spendShot, weaponAt } from '../values/weapons';
import { moveByAction } from './acts-motion';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, wants, type MatchContext } from '../state/match-context';
import { happen } from '../lasting/ends';
import type { Action } from '../state/option';
import { makeAttack } from '../turn/make-attack';
import { perform } from '../turn/actions';
import { shotsFrom } from '../turn/attacks';
import { actionsLent } from '../turn/offers';
import { keepsRecovering } from '../using/recovering';
import type { EffectContext } from '../state/use';
import { isWithinOrder, leastOrdered, type Order } from '../using/orders';
import { useSkill } from '../using/skills';

/** Classed as a melee or a ranged attack, a spell that is one too; a pet's attack is neither. */
const isAttackSkill = (action: Action): boolean => {
  const skill = 'skill' in action ? findSkill(action.skill) : undefined;
  if (action.pick === 'use') return action.stored === undefined && skill?.also !== undefined;
  if (action.pick !== 'melee' && action.pick !== 'shoot') return false;
  return skill?.class === 'Melee Attack' || skill?.class === 'Ranged Attack';
};

const fits = (kind: ActionKind, action: Action): boolean => {
  const hasSkill = 'skill' in action;
  switch (kind) {
    case 'movement':
    case 'any-but-waiting':
      return false;
    case 'melee-attack':
      return action.pick === 'melee' && !hasSkill;
    case 'ranged-attack':
      return action.pick === 'shoot' && !hasSkill;
    case 'attack':
    case 'move-or-attack':
      return (action.pick === 'melee' || action.pick === 'shoot') && !hasSkill;
    case 'attack-skill':
      return isAttackSkill(action);
    case 'any':
    case 'no-skill':
      return (
        ['melee', 'shoot', 'reload', 'move-and-reload', 'stand-up', 'shake-off'].includes(action.pick) &&
        !(kind === 'no-skill' && hasSkill)
      );
    case 'same-skill':
      return hasSkill;
    case 'skill':
    case 'skill-on-you':
      return action.pick === 'use';
  }
};

/** Kinds that none of the listed actions follows: a movement is a separate option. */
const isUnlisted = (kind: ActionKind): boolean => kind === 'movement' || kind === 'any-but-waiting';

const moves = (kind: ActionKind): boolean => ['movement', 'any', 'no-skill', 'move-or-attack'].includes(kind);

/** An attack in a skill with a target is an attack on that target; no projectile shares a roll. */
const isAimedWell = (
  match: MatchContext,
  figure: Figure,
  action: Action,
  { line, use, trigger }: EffectContext,
): boolean => {
  if (trigger || use.skill.target !== 'opponent' || figure.id !== use.user) return true;
  if (action.pick !== 'melee' && action.pick !== 'shoot') return true;
  const isProjectile = action.pick === 'shoot' && weaponAt(match, figure, action.weapon)?.type === 'magic';
  return !(isProjectile && line === 'always') && use.targets.includes(action.target);
};

/** A figure that has just lost its last die is no target any more. */
const isAtFallen = (match: MatchContext, action: Action): boolean =>
  (action.pick === 'melee' || action.pick === 'shoot') && figureOf(match, action.target).hand === 0;

/** Additions of the order: #, AV or RAV; and whether the player may leave it. */
export interface Added {
  readonly further: number;
  readonly stronger: number;
  readonly isOptional: boolean;
}

/** An attack without a skill, with a separate roll or with that of the skill that brings it (ruling 6 for skills). */
function* strikePlain(
  match: MatchContext,
  figure: Figure,
  chosen: Extract<Action, { pick: 'melee' | 'shoot' }>,
  act: Order,
  context: EffectContext,
  stronger: number,
): Flow {
  const { use } = context;
  const isShot = chosen.pick === 'shoot';
  if (isShot) spendShot(match, figure, chosen.weapon);
  const striker = !isShot && chosen.by !== undefined ? figureOf(match, chosen.by) : figure;
  const weapon = weaponAt(match, striker, chosen.weapon);
  const [kind, value] = isShot ? (['ranged', 'RAV'] as const) : (['melee', 'AV'] as const);
  const attack = newAttack(striker, figureOf(match, chosen.target), kind, value, weapon, true);
  attack.total = stronger;
  if (act.measuredFromYou) attack.from = use.user;
  if (context.line === 'always') {
    attack.shares = use;
    use.attack = attack;
    // Orders of the skill are for the attack that shares its roll.
    attack.total += use.origin.order?.stronger ?? 0;
    attack.atLeast = use.origin.order?.atLeast ?? 0;
  }
  yield* strike(match, attack);
  use.ordered = attack;
}

/** Actions of the performer that follow an order. */
const ableTo = (
  match: MatchContext,
  figure: Figure,
  act: Order,
  context: EffectContext,
): readonly Action[] => {
  const { action: kind } = act;
  if (isUnlisted(kind)) return [];
  const { allows } = match.scenario;
  const all = act.measuredFromYou
    ? shotsFrom(match, figure, figureOf(match, context.use.user)).filter((action) =>
        allows(match, figure, action),
      )
    : // Two actions are at hand for what takes two; none of them is the figure's own.
      actionsLent(match, figure, Math.max(2, figure.actions));
  return all.filter(
    (action) =>
      fits(kind, action) &&
      isWithinOrder(action, act, context) &&
      !isAtFallen(match, action) &&
      !(figure.id === context.use.user && isCannonShot(match, figure, action)) &&
      !(kind === 'same-skill' && 'skill' in action && action.skill !== context.use.skill.id) &&
      isAimedWell(match, figure, action, context),
  );
};

/** One action at once, of a kind, without any action of the performer's being spent. */
export function* performOne(
  match: MatchContext,
  figure: Figure,
  act: Order,
  context: EffectContext,
  { further, stronger, isOptional }: Added,
): Flow {
  const { action: kind, manner = [] } = act;
  const able = ableTo(match, figure, act, context);
  const user = figureOf(match, context.use.user);
  const isYours = manner.includes('at-your-discretion') || kind === 'skill-on-you';
  const by = isYours ? user.owner : figure.owner;
  const options: readonly Action[] = [...(moves(kind) ? [{ pick: 'move' as const }] : []), ...able];
  if (options.length === 0) return;
  const about = { about: 'skill', figure: figure.id, skill: context.use.skill.id } as const;
  const chosen = yield* choose(by, about, isOptional ? [...options, { pick: 'done' as const }] : options);
  if (chosen.pick === 'done') return;
  // You choose; the other player may still decline, and hears what is asked.
  if (kind === 'skill-on-you' && by !== figure.owner && chosen.pick === 'use') {
    const asked = { about: 'may', figure: figure.id, skill: chosen.skill, what: 'obey' } as const;
    if (!(yield* wants(figure.owner, asked))) return;
  }
  figure.isRecovering &&= keepsRecovering(chosen);
  if (chosen.pick === 'move') {
    yield* happen(match, figure, 'other-than-attack');
    yield* moveByAction(match, figure, further, manner, context);
    return;
  }
  if (chosen.pick === 'shoot') {
    const weapon = weaponAt(match, figure, chosen.weapon);
    if (weapon?.type === 'magic') {
      const from = act.measuredFromYou && context.use.user;
      yield* fireProjectile(match, figure, figureOf(match, chosen.target), weapon, from);
      return;
    }
  }
  if ((chosen.pick === 'melee' || chosen.pick === 'shoot') && chosen.skill === undefined) {
    yield* strikePlain(match, figure, chosen, act, context, stronger);
    return;
  }
  const order = { stronger, atLeast: leastOrdered(context.use) };
  if ((chosen.pick === 'melee' || chosen.pick === 'shoot') && chosen.skill !== undefined) {
    yield* happen(match, figure, 'other-than-attack');
    context.use.ordered = yield* makeAttack(match, figure, chosen, order);
    return;
  }
  if (chosen.pick === 'use' && kind === 'attack-skill') {
    yield* happen(match, figure, 'other-than-attack');
    context.use.ordered = yield* useSkill(match, figure, chosen, { order });
    return;
  }
  yield* perform(match, figure, chosen, 'ordered');
}
