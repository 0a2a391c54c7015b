import { findSkill } from '../../skills/index';
import { ruleAbout } from '../../skills/school-rules';

/** Whether what a skill leaves behind ends by nothing but what its school names (school rule "ended-only-by"). */
export const isBound = (id: string): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && ruleAbout(skill, 'ended-only-by') !== undefined;
};
