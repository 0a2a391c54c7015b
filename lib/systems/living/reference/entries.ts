import type { RuleEntry } from '../../reference-part';
import { rulebookMessages } from '#words/systems/living/messages/rulebook/index';
import { skillMessages, skillTextRenderer } from '../messages/skill-text-renderer';
import { skills } from '../skills/index';
import type { Skill } from '../skills/school';
import { plainLine } from '../skills/skill-text';
import { book } from './book';
import { chapters, schoolSections } from './chapters';

const skillEntry = (skill: Skill): RuleEntry => {
  const { facts, always, green, blue, removal, otherForm } = skillTextRenderer.render(skill);
  const further = otherForm?.text;
  return {
    address: `skills/${skill.id}`,
    title: skill.name,
    where: skillMessages.tier(skill),
    text: [
      `${facts.join(', ')}.`,
      ...[always, green, blue, removal, further?.always ?? [], further?.green ?? []].map(plainLine),
    ]
      .filter((part) => part !== '')
      .join(' '),
    isNote: false,
  };
};

/** All that the rules pages hold: chapters and schools with their sections, skills, rulings. */
export const entries = (): readonly RuleEntry[] => {
  const { pages } = rulebookMessages;
  return [
    ...Object.keys(chapters).flatMap((path) => book.pageEntries(path, pages.chapter)),
    ...Object.keys(schoolSections).flatMap((id) => book.pageEntries(`schools/${id}`, pages.school)),
    ...skills.map(skillEntry),
    ...book.rulingEntries(),
  ];
};
