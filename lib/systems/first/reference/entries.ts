import type { RuleEntry } from '../../reference-part';
import { plainLine, renderSkill } from '#words/systems/first/messages/skill-text/renderer';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import type { Skill } from '../skills/category';
import { categoryIds } from '../skills/ids';
import { skills } from '../skills/index';
import { book } from './book';
import { chapters } from './chapters';
import { kindOf } from './pages';

const skillEntry = (skill: Skill): RuleEntry => {
  const { facts, always, blue, green } = renderSkill(skill);
  return {
    address: `skills/${skill.id}`,
    title: skill.name,
    where: kindOf(skill),
    text: [`${facts.join(', ')}.`, ...[always, blue, green].map(plainLine)]
      .filter((part) => part !== '')
      .join(' '),
    isNote: false,
  };
};

/** All that the rules pages hold: chapters and categories with their sections, skills, rulings. */
export const entries = (): readonly RuleEntry[] => {
  const { pages } = rulebookMessages;
  return [
    ...Object.keys(chapters).flatMap((path) => book.pageEntries(path, pages.chapter)),
    ...categoryIds.flatMap((id) => book.pageEntries(`categories/${id}`, pages.category)),
    ...skills.map(skillEntry),
    ...book.rulingEntries(),
  ];
};
