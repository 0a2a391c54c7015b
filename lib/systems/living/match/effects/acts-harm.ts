import { giveAimed, giveCondition } from '../life/conditions';
import { cover } from '../geometry/sight';
import { worth } from '../values/count';
import { dealDamage } from '../attack/damage';
import { reached, powerOn } from '../using/power';
import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, type ActPlay } from '../state/match-context';
import { weakenRest } from '../attack/attack-bonus';
import { loseLife } from '../life/life';

import { statement } from '../entries/statements';
import { bonusTo } from '../values/values';
import { moreOf } from '../using/snowballs';
import { whoIs } from '../using/targets';
import { type Who, isGroup } from '../../skills/effects/terms';
import { eitherOf } from '../state/mounts';
import type { Attack, EffectContext, Use } from '../state/use';
import { strikeByEffect } from '../attack/resolve';

const user = (match: MatchContext, context: EffectContext) => figureOf(match, context.use.user);

const makeAttack: ActPlay<'attack'> = function* (
  match,
  { with: value, value: by, whom, times, unaided },
  context,
): Flow {
  const count = times === undefined ? 1 : worth(match, times, context, context.target);
  // An attack by a running effect is no attack of his (ruling 10 for skills).
  if (!context.trigger && context.line !== 'removal') noteAttack(user(match, context));
  const each = centresOf(context, whom).flatMap((centre) => Array.from({ length: count }, () => centre));
  for (const centre of each)
    for (const id of [
      ...(yield* whoIs(match, whom, { ...context, target: centre })),
      ...(yield* alsoIn(match, 'attack', context)),
    ]) {
      const target = figureOf(match, id);
      if (target.life !== 'up') continue;
      // One MDV for the whole spell, but where its attacks are delivered one by one (ruling elemental-mage-disenchant).
      const spell = value === 'MAV' && times === undefined ? context.use : undefined;
      const total = worth(match, by, context, id);
      const how = { spell, isUnaided: unaided === true };
      const attack = yield* strikeByEffect(match, user(match, context), target, value, total, how);
      addUp(context.use, attack);
    }
};

const noteAttack = (figure: Figure): void => {
  if (!figure.thisTurn.attacked) figure.thisTurn = { ...figure.thisTurn, attacked: true };
};

/** A zone about the target is one about each of several targets. */
const centresOf = ({ use, target }: EffectContext, whom: Who): readonly FigureId[] =>
  isGroup(whom) && whom.in === 'reach' && use.targets.length > 1 ? use.targets : [target];

/** Counts together the damage of a skill's attacks on several targets. */
const addUp = (use: Use, attack: Attack): void => {
  if (use.attack?.kind === 'effect') {
    use.attack.damage += attack.damage;
    use.attack.lost += attack.lost;
  } else use.attack ??= attack;
};

/**
 * Further targets of a green line, reached by the blue one: each defends now, and is left out where no power is left
 * (ruling 15 for skills).
 */
function* alsoIn(
  match: MatchContext,
  what: 'attack' | 'loss',
  context: EffectContext,
): Flow<readonly FigureId[]> {
  const { use } = context;
  if (context.line !== 'green' || use.skill.blue === undefined) return [];
  const found: FigureId[] = [];
  for (const effect of use.skill.blue) {
    if (!('parameter' in effect) || effect.parameter !== 'spreads' || effect.what !== what) continue;
    for (const id of yield* whoIs(match, effect.whom, { ...context, line: 'blue', scale: use.magic }))
      if ((yield* powerOn(match, use, figureOf(match, id))) > 0) found.push(id);
  }
  return found;
}

/** The attack that the skill is used with, or that triggered a lasting effect. */
const boost: ActPlay<'boost'> = (match, { by }, context) => {
  const attack = context.trigger ? context.trigger.attack : context.use.attack;
  if (!attack) return undefined;
  const change = worth(match, by, context, context.trigger ? attack.attacker : context.use.user);
  attack.total += change;
  if (context.trigger) weakenRest(match, figureOf(match, attack.attacker), context.use, -change);
  return undefined;
};

const atLeast: ActPlay<'at-least'> = (match, { damage }, context) => {
  const { attack } = context.use;
  if (attack) attack.atLeast = Math.max(attack.atLeast, worth(match, damage, context, attack.target));
  return undefined;
};

/** Damage of the attack that the skill is used with, or that triggered a lasting effect. */
const instead: ActPlay<'instead-of-damage'> = (match, { effects }, context) => {
  if (context.trigger) {
    context.trigger.isStopped = true;
    return match.play(effects, context);
  }
  const { attack } = context.use;
  if (attack) attack.instead = [...attack.instead, { effects, context }];
  return undefined;
};

/** The DV of cover when only cover defends, and reductions of it. */
const coverDefence = (match: MatchContext, by: Figure, target: Figure): number =>
  cover(match, by, target)
    ? Math.max(0, 1 + Math.min(0, bonusTo(match, target, 'DV', { isRanged: true })))
    : 0;

const damage: ActPlay<'damage'> = function* (match, { amount, whom, defence }, context): Flow {
  const by = user(match, context);
  const { attack } = context.use;
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    // An attack that deals its target no damage deals it none by its skill either.
    if (attack?.isNegated && figure.id === attack.target) continue;
    const kept = defence === 'cover' ? coverDefence(match, by, figure) : 0;
    const dealt = worth(match, amount, context, figure.id, scale) - kept;
    const more = moreOf(context.use.skill, figure);
    yield* dealDamage(match, figure, dealt, { by: by.id, attack, more, skill: context.use.skill.id });
  }
};

const lose: ActPlay<'lose'> = function* (match, { amount, whom }, context): Flow {
  const skill = context.use.skill.id;
  for (const { figure: named, scale } of yield* reached(match, whom, context)) {
    const figure = whom === 'you' ? named : yield* eitherOf(match, named, 'lose');
    const lost = loseLife(match, figure, worth(match, amount, context, figure.id, scale), context.use.user, {
      skill,
    });
    if (whom !== 'you') context.use.outcome.taken = (context.use.outcome.taken ?? 0) + lost;
  }
  for (const id of yield* alsoIn(match, 'loss', context))
    loseLife(
      match,
      yield* eitherOf(match, figureOf(match, id), 'lose'),
      worth(match, amount, context, id),
      context.use.user,
      { skill },
    );
};

const give: ActPlay<'give'> = function* (match, { condition, count, whom }, context): Flow {
  const gives = isGroup(whom) ? giveCondition : giveAimed;
  for (const { figure, scale } of yield* reached(match, whom, context))
    gives(
      match,
      yield* eitherOf(match, figure, condition),
      condition,
      worth(match, count, context, figure.id, scale),
      context.use.user,
      context.use.skill.id,
    );
};

/** The triggering attack has no effect, or does no damage: it is stopped and counts for a "for each" of the skill. */
const fail: ActPlay<'fail'> = (match, _act, context) => {
  if (!context.trigger) return undefined;
  context.trigger.isStopped = true;
  if (context.bearer === undefined) return undefined;
  const bearer = figureOf(match, context.bearer);
  bearer.modifiers = bearer.modifiers.map((each) => {
    const { skill, remembers } = statement(each.says);
    return remembers === 'negated-attacks' && skill === context.use.skill
      ? { ...each, note: each.note + 1 }
      : each;
  });
  return undefined;
};

export const harm = {
  attack: makeAttack,
  boost,
  'at-least': atLeast,
  'instead-of-damage': instead,
  damage,
  lose,
  give,
  fail,
} as const;
