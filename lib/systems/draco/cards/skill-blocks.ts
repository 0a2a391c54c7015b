import type { Block } from '../../../cards/text/flow';
import { cards as say } from '#words/systems/draco/messages/cards';
import { dragonText, slayerText } from '#words/systems/draco/messages/skill-text';
import { counterTexts } from '#words/systems/draco/messages/words';
import { terms } from '#words/systems/draco/messages/terms';
import { findDragonSkill } from '../skills/dragons';
import type { Act } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';
import { skillIcon } from './icons';
import { sun } from './painted-pips';

/** Headings that a character card has the height for; more than that are named in one paragraph. */
const mostHeadings = 4;

/** The names of a slayer's skills; each skill's text has a separate card. */
export const skillNameBlocks = (ids: readonly string[]): readonly Block[] => {
  if (ids.length > mostHeadings) return [{ block: 'paragraph', text: ids.map(terms.skill).join(' · ') }];
  return ids.map((id) => {
    const skill = findSlayerSkill(id);
    const note = skill ? terms.uses[skill.use] : '';
    return { block: 'heading', text: terms.skill(id), note, icon: skillIcon(id) };
  });
};

/** The text of a slayer's skill without its name: what always holds, then behind the sun what suns bring. */
export const slayerSkillText = (id: string): readonly Block[] => {
  const skill = findSlayerSkill(id);
  if (!skill) return [];
  const { always, suns } = slayerText(skill);
  return [
    ...always.map((text): Block => ({ block: 'paragraph', text })),
    ...suns.map((text): Block => ({ block: 'paragraph', text, pip: sun, aloud: say.withSun })),
  ];
};

/** Effects of the counters that a skill gives. */
const counterBlocks = <N>(acts: readonly Act<N>[]): readonly Block[] =>
  [...new Set(acts.flatMap((act) => (act.act === 'give' ? [act.counter] : [])))].map((counter) => ({
    block: 'paragraph',
    text: say.counter(terms.counters[counter], counterTexts[counter]),
  }));

/** Text of a skill card: its effects, and the counters it gives. */
export const skillCardText = (id: string): readonly Block[] => [
  ...slayerSkillText(id),
  ...counterBlocks(findSlayerSkill(id)?.suns ?? []),
];

/** The text of a dragon's skill, and what the counters do that it gives. */
export const dragonSkillText = (id: string): readonly Block[] => {
  const skill = findDragonSkill(id);
  if (!skill) return [];
  return [
    ...dragonText(skill).map((text): Block => ({ block: 'paragraph', text })),
    ...counterBlocks(skill.acts),
  ];
};
