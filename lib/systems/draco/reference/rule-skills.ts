import { pages } from '../messages/en/rulebook';
import { dragonText, slayerText } from '../messages/en/skill-text';
import { terms } from '../messages/en/terms';
import { dragonSkillIds, dragonSkills } from '../skills/dragons';
import type { SlayerSkill } from '../skills/effect';
import { slayerSkillIds, slayerSkills, type SlayerSkillId } from '../skills/slayers';

/** A skill as the rules pages have it. */
export interface RuleSkill {
  readonly id: string;
  readonly name: string;
  readonly page: 'slayer-skills' | 'dragon-skills';
  /** What it stands under in its list. */
  readonly group: string;
  readonly facts: readonly string[];
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

const ofSlayers = (id: SlayerSkillId): RuleSkill => {
  const skill: SlayerSkill = slayerSkills[id];
  const { always, suns } = slayerText(skill);
  return {
    id,
    name: skill.name,
    page: 'slayer-skills',
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
    page: 'dragon-skills',
    group: terms.kinds.dragon,
    facts: [terms.kinds.dragon],
    lines: dragonText(dragonSkills[id]).map((text) => ({ label: '', text })),
  })),
];

export const findRuleSkill = (id: string): RuleSkill | undefined => ruleSkills.find((each) => each.id === id);
