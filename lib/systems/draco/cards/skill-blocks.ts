import type { Block } from '../../../cards/text/flow';
import { cards as say } from '../messages/en/cards';
import { dragonText, slayerText } from '../messages/en/skill-text';
import { terms } from '../messages/en/terms';
import { findDragonSkill } from '../skills/dragons';
import { findSlayerSkill } from '../skills/slayers';
import { skillIcon } from './icons';
import { sun } from './painted-pips';

const heading = (id: string, note: string): Block => ({
  block: 'heading',
  text: terms.skill(id),
  note,
  icon: skillIcon(id),
});

/** A slayer's skill: what always holds, then behind the sun what grows with suns. */
export const slayerSkillBlocks = (id: string, isWhole: boolean): readonly Block[] => {
  const skill = findSlayerSkill(id);
  if (!skill) return [heading(id, '')];
  const { always, suns } = slayerText(skill);
  return [heading(id, terms.uses[skill.use]), ...(isWhole ? slayerLines(always, suns) : [])];
};

const slayerLines = (always: readonly string[], suns: readonly string[]): readonly Block[] => [
  ...always.map((text): Block => ({ block: 'paragraph', text })),
  ...suns.map((text): Block => ({ block: 'paragraph', text, pip: sun, aloud: say.withSun })),
];

/** The text of a slayer's skill without its name. */
export const slayerSkillText = (id: string): readonly Block[] => {
  const skill = findSlayerSkill(id);
  if (!skill) return [];
  const { always, suns } = slayerText(skill);
  return slayerLines(always, suns);
};

/** The text of a dragon's skill. */
export const dragonSkillText = (id: string): readonly Block[] => {
  const skill = findDragonSkill(id);
  return skill ? dragonText(skill).map((text): Block => ({ block: 'paragraph', text })) : [];
};
