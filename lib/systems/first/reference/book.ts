import { ruleBook } from '../../rule-book';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import type { CategoryId } from '../skills/ids';
import { findSkill } from '../skills/index';
import { rulings, type RulingId } from './rulings';

const { chapters, categories, pages, rulings: texts } = rulebookMessages;

export const categoryTitle = (id: CategoryId): string => categories[id].title;

/** The rules of the first edition; its rulings are told apart by what they settle. */
export const book = ruleBook({
  pages: {
    ...chapters,
    ...Object.fromEntries(Object.entries(categories).map(([id, page]) => [`categories/${id}`, page])),
  },
  skill: (id) => {
    const skill = findSkill(id);
    return skill && { title: skill.name, within: categoryTitle(skill.category) };
  },
  rulings,
  cite: () => ({ name: pages.ruling, isNumber: false }),
  textOf: ({ id }) => texts[id as RulingId],
});
