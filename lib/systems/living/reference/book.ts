import { ruleBook } from '../../rule-book';
import { rulebookMessages } from '#words/systems/living/messages/rulebook/index';
import { findSkill } from '../skills/index';
import { rulings } from './rulings';

const { chapters, schools, pages, rulings: texts } = rulebookMessages;

const schoolNames: Readonly<Record<string, { readonly title: string } | undefined>> = schools;

/** The name of a school, or of the missions that the training skills belong to. */
export const schoolTitle = (id: string): string => schoolNames[id]?.title ?? chapters.missions.title;

/** The Living Rulebook; rulings of single schools, and those taken while building, have no numbers. */
export const book = ruleBook({
  pages: {
    ...chapters,
    ...Object.fromEntries(Object.entries(schools).map(([id, page]) => [`schools/${id}`, page])),
  },
  skill: (id) => {
    const skill = findSkill(id);
    return skill && { title: skill.name, within: schoolTitle(skill.school) };
  },
  rulings,
  cite: ({ id, group }) => {
    if (group === 'building' || group === 'playing')
      return { name: pages.ruling.building(id), isNumber: true };
    return group === 'skills'
      ? { name: pages.ruling.skills(id), isNumber: true }
      : { name: pages.ruling.other, isNumber: false };
  },
  textOf: ({ id }) => texts[id] ?? '',
});
