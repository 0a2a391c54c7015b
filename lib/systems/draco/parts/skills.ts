import type { SkillEntry } from '../../system';
import { wholeDragonText, wholeSlayerText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { dragonSkillIds, dragonSkills } from '../skills/dragons';
import type { SlayerSkill } from '../skills/effect';
import { slayerSkillIds, slayerSkills } from '../skills/slayers';

const slayerEntry = (id: (typeof slayerSkillIds)[number]): SkillEntry => {
  const skill: SlayerSkill = slayerSkills[id];
  return {
    id,
    name: skill.name,
    school: 'slayer',
    class: terms.uses[skill.use],
    text: wholeSlayerText(skill),
    actions: 1,
    ...(skill.needs && { requires: [terms.attacks[skill.needs]] }),
  };
};

/** Every skill of slayers and of dragons. */
export const skills: readonly SkillEntry[] = [
  ...slayerSkillIds.map(slayerEntry),
  ...dragonSkillIds.map((id): SkillEntry => ({
    id,
    name: dragonSkills[id].name,
    school: 'dragon',
    class: terms.uses.attack,
    text: wholeDragonText(dragonSkills[id]),
    actions: 1,
  })),
];
