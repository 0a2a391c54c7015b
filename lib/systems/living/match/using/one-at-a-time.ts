import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { SchoolRule } from '../../skills/school-rule';
import { ruleAbout } from '../../skills/school-rules';
import type { Figure } from '../figure';

type OneAtATime = Extract<SchoolRule, { rule: 'one-at-a-time' }>;

const known = new WeakMap<Skill, OneAtATime | null>();

const ruleOf = (skill: Skill): OneAtATime | null => {
  let rule = known.get(skill);
  if (rule === undefined) {
    rule = ruleAbout(skill, 'one-at-a-time') ?? null;
    known.set(skill, rule);
  }
  return rule;
};

/** While one of its like lasts on a figure, another has no effect on it (school rule "one-at-a-time"). */
export const isKeptOff = (skill: Skill, { charms }: Figure): boolean => {
  if (charms.length === 0) return false;
  const rule = ruleOf(skill);
  if (rule?.recast !== 'no-effect') return false;
  return charms.some((lying) => {
    const other = findSkill(lying.skill);
    if (other?.kind === undefined || !rule.held.includes(other.kind)) return false;
    return ruleOf(other)?.about === rule.about;
  });
};
