import type { PlainAct } from '../../skills/effects/act';
import type { Effect } from '../../skills/effects/effect';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { ruleAbout } from '../../skills/school-rules';
import { countersOf, type Figure } from '../state/figure';
import type { Action } from '../state/option';
import type { EffectContext } from '../state/use';

export type Order = Extract<PlainAct, { readonly act: 'perform' }>;

/** Whether a condition keeps a figure from following such a skill (school rule "command"). */
export const isHampered = (skill: Skill, figure: Figure): boolean => {
  const hampered = ruleAbout(skill, 'command')?.hampered;
  return figure.conditions.some(
    ({ condition }) => hampered?.[condition] === 'does-nothing' && countersOf(figure, condition) > 0,
  );
};

/** Whether the skill leaves the choice to its target. */
export const mayBeDeclined = (skill: Skill): boolean => ruleAbout(skill, 'command')?.mayBeDeclined === true;

const takesOne = (action: Action): boolean =>
  !('skill' in action) || (findSkill(action.skill)?.actions ?? 1) === 1;

/** Whether an action is within what the order itself allows. */
export const isWithinOrder = (action: Action, order: Order, { use }: EffectContext): boolean => {
  if (order.oneActionSkills && !takesOne(action)) return false;
  if (order.action !== 'skill-on-you') return true;
  return action.pick === 'use' && action.target === use.user && action.skill !== use.skill.id;
};

const least = (effect: Effect): number => {
  if ('when' in effect)
    return effect.when === 'hits' && effect.of === 'ordered-attack'
      ? Math.max(0, ...effect.then.map(least))
      : 0;
  return 'act' in effect &&
    effect.act === 'at-least' &&
    effect.of === 'ordered-attack' &&
    typeof effect.damage === 'number'
    ? effect.damage
    : 0;
};

/** Least damage of an ordered attack that hits, for this many Skill pips. */
export const leastOrdered = ({ skill, green }: EffectContext['use']): number =>
  green * Math.max(0, ...(skill.green ?? []).map(least));
