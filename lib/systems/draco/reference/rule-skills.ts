import type { ListedSkill } from '../../list-reference';
import { pages, type ListId } from '#words/systems/draco/messages/rulebook';
import { dragonText, slayerText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { dragonSkillIds, dragonSkills } from '../skills/dragons';
import type { SlayerSkill } from '../skills/effect';
import { slayerSkillIds, slayerSkills, type SlayerSkillId } from '../skills/slayers';

type RuleSkill = ListedSkill & { readonly list: ListId };

const ofSlayers = (id: SlayerSkillId): RuleSkill => {
  const skill: SlayerSkill = slayerSkills[id];
  const { always, suns } = slayerText(skill);
  return {
    id,
    name: skill.name,
    list: 'slayer-skills',
    group: terms.uses[skill.use],
    facts: [
      terms.kinds.slayer,
      terms.uses[skill.use],
      ...(skill.needs === undefined ? [] : [pages.needs(terms.attacks[skill.needs])]),
    ],
    lines: [
      ...always.map((text) => ({ label: '', text })),
      ...suns.map((text) => ({ label: pages.withSun, text })),
    ],
  };
};

/** All skills, those of slayers first. */
export const ruleSkills: readonly RuleSkill[] = [
  ...slayerSkillIds.map(ofSlayers),
  ...dragonSkillIds.map((id): RuleSkill => ({
    id,
    name: dragonSkills[id].name,
    list: 'dragon-skills',
    group: terms.kinds.dragon,
    facts: [terms.kinds.dragon],
    lines: dragonText(dragonSkills[id]).map((text) => ({ label: '', text })),
  })),
];
