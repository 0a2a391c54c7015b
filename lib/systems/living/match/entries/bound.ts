import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { ruleAbout } from '../../skills/school-rules';
import type { Aura } from '../state/figure';

/** Whether a skill is used as one of another class than its own: a copied spell (ruling psion-mimicry). */
export const isCopied = ({ id, class: kind }: Skill): boolean => findSkill(id)?.class !== kind;

/** Whether what a skill leaves behind ends by nothing but what its school names (school rule "ended-only-by"). */
export const isBound = ({ skill: id, isCopy }: Aura): boolean => {
  const skill = isCopy ? undefined : findSkill(id);
  return skill !== undefined && ruleAbout(skill, 'ended-only-by') !== undefined;
};
