import type { ReferencePart, RulePage, RuleQuery } from '../../reference-part';
import { withPlans } from '../../rule-book';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import type { Skill } from '../skills/category';
import { categoryIds, isSpell, type CategoryId } from '../skills/ids';
import { findScenario } from '../scenarios/scenario';
import { findSkill, skills } from '../skills/index';
import { book, categoryTitle } from './book';
import { chapters, type RulingGroup } from './chapters';
import { pipsOf, skillGroup, skillSheet } from './skill-sheet';

const { pages } = rulebookMessages;

const isCategory = (id: string): id is CategoryId => categoryIds.some((category) => category === id);

const skillsOf = (category: CategoryId): readonly Skill[] =>
  skills.filter((skill) => skill.category === category);

/** "Prayers, spell". */
export const kindOf = (skill: Skill): string => {
  const category = categoryTitle(skill.category);
  return isSpell(skill.id) ? pages.spellIn(category) : pages.skillIn(category);
};

/** A category: how its skills are used, then all of them in short. */
const categoryPage = (id: CategoryId): RulePage | undefined => {
  const page = book.page(`categories/${id}`);
  return (
    page && {
      ...page,
      skills: {
        title: pages.skillsOf,
        legend: pages.legend,
        groups: [skillGroup(pages.skillsCount(skillsOf(id).length), skillsOf(id))],
      },
    }
  );
};

const skillPage = (skill: Skill, query: RuleQuery): RulePage => {
  const here = `categories/${skill.category}`;
  return {
    title: skill.name,
    lead: kindOf(skill),
    description: pages.skillLead(skill.name),
    here,
    above: { address: here, title: categoryTitle(skill.category) },
    skill: skillSheet(skill, pipsOf(query)),
  };
};

const groupTitle = (group: string): string => pages.groups[group as RulingGroup];

const isScenario = (id: string): boolean => findScenario(id) !== undefined;

/** The page at a path; none where nothing lies. */
export const pageAt = (path: readonly string[], query: RuleQuery): RulePage | undefined => {
  const [first = '', second = '', third, ...more] = path;
  if (first === 'rulings' && second === '') return book.rulingsPage(pages, groupTitle);
  if (first === 'skills' && third !== undefined && more.length === 0) {
    const skill = findSkill(`${second}/${third}`);
    return skill && skillPage(skill, query);
  }
  if (third !== undefined) return undefined;
  if (first === 'categories' && isCategory(second)) return categoryPage(second);
  return second === '' && Object.hasOwn(chapters, first)
    ? withPlans(book.page(first), isScenario)
    : undefined;
};

/** Chapters in reading order, the rulings, and the categories of skills. */
export const contents: ReferencePart['contents'] = [
  {
    title: pages.chapters,
    pages: book.contents(Object.keys(chapters), pages),
  },
  {
    title: pages.categories,
    pages: categoryIds.map((id) => ({
      address: `categories/${id}`,
      title: categoryTitle(id),
      about: `${rulebookMessages.categories[id].lead} ${pages.skillsCount(skillsOf(id).length)}.`,
    })),
  },
];
