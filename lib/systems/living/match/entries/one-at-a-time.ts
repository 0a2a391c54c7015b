import { oncePer } from '../../../../once-per';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { SchoolRule } from '../../skills/school-rule';
import { ruleAbout } from '../../skills/school-rules';
import type { Figure } from '../state/figure';

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
