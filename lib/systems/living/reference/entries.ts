import type { RuleEntry } from '../../reference-part';
import { rulebookWords } from '../messages/rulebook';
import { skillWords, teller } from '../messages/teller';
import { skills } from '../skills/index';
import type { Skill } from '../skills/school';
import { plainLine } from '../skills/skill-text';
import { book } from './book';
import { chapters, schoolSections } from './chapters';

const skillEntry = (skill: Skill): RuleEntry => {
  const { facts, always, green, blue, removal, otherForm } = teller.tell(skill);
  const further = otherForm?.text;
  return {
    address: `skills/${skill.id}`,
    title: skill.name,
    where: skillWords.tier(skill),
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
  const { pages } = rulebookWords;
  return [
    ...Object.keys(chapters).flatMap((path) => book.pageEntries(path, pages.chapter)),
    ...Object.keys(schoolSections).flatMap((id) => book.pageEntries(`schools/${id}`, pages.school)),
    ...skills.map(skillEntry),
    ...book.rulingEntries(),
  ];
};
