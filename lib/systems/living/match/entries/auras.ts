import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { ruleAbout } from '../../skills/school-rules';
import type { Aura, Figure } from '../state/figure';
import { oncePer } from '../../../../once-per';
import type { SchoolRule } from '../../skills/school-rule';
import type { NamedId, NamedEffect } from '../../skills/effects/named';

/** Whether a skill is used as one of another class than its own: a copied spell (ruling psion-mimicry). */
export const isCopied = ({ id, class: kind }: Skill): boolean => findSkill(id)?.class !== kind;

/** Whether what a skill leaves behind ends by nothing but what its school names (school rule "ended-only-by"). */
export const isBound = ({ skill: id, isCopy }: Aura): boolean => {
  const skill = isCopy ? undefined : findSkill(id);
  return skill !== undefined && ruleAbout(skill, 'ended-only-by') !== undefined;
};

type OneAtATime = Extract<SchoolRule, { rule: 'one-at-a-time' }>;

const ruleOf = oncePer((skill: Skill): OneAtATime | undefined => ruleAbout(skill, 'one-at-a-time'));

/** While one of its like lasts on a figure, another has no effect on it (school rule "one-at-a-time"). */
export const isKeptOff = (skill: Skill, { auras }: Figure): boolean => {
  if (auras.length === 0) return false;
  const rule = ruleOf(skill);
  if (rule?.recast !== 'no-effect') return false;
  return auras.some((lying) => {
    if (lying.isCopy) return false;
    const other = findSkill(lying.skill);
    if (other?.kind === undefined || !rule.held.includes(other.kind)) return false;
    return ruleOf(other)?.about === rule.about;
  });
};

const lure: NamedId = 'tease';

/** Whether a skill lures. */
const lures = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'named' in effect && effect.named === lure),
);

const isFromLuring = ({ skill: id }: Aura): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && lures(skill);
};

/** Aura that lures a figure in the turn that is under way, and in no turn before. */
export const isLure = ({ isActing }: Figure, aura: Aura): boolean =>
  isActing && aura.clock.ends === 'turn-ends' && aura.clock.isFromNext !== true && isFromLuring(aura);

/** A luring figure can't be a target of the lured figure's actions. */
export const isLuredBy = (figure: Figure, { id }: Figure): boolean =>
  figure.auras.length > 0 && figure.auras.some((aura) => aura.by === id && isLure(figure, aura));

/** Effect of an entry for a ritual that keeps from acting, if it begins one. */
const ritualIn = oncePer((skill: Skill): NamedEffect | undefined =>
  (skill.always ?? []).find(
    (effect): effect is NamedEffect =>
      'named' in effect && effect.limits?.includes('no-actions-meanwhile-but-defence') === true,
  ),
);

const ritualOfAura = ({ skill }: Aura): NamedEffect | undefined => {
  const entry = findSkill(skill);
  return entry && ritualIn(entry);
};

/** The ritual that a figure is performing. */
export const ritualOf = (figure: Figure): Aura | undefined =>
  figure.auras.length === 0 ? undefined : figure.auras.find((each) => ritualOfAura(each) !== undefined);

/** Each damage and each loss of Life that its performer survives makes a ritual longer (ruling summoner-ritual). */
export const disturb = (figure: Figure): void => {
  if (figure.auras.length === 0 || figure.hand <= 0) return;
  figure.auras = figure.auras.map((each) => {
    const longer = ritualOfAura(each)?.figures['longer'];
    if (typeof longer !== 'object' || !('fixed' in longer)) return each;
    return { ...each, clock: { ...each.clock, left: each.clock.left + longer.fixed } };
  });
};
