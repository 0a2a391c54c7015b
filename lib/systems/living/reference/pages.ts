import type { ReferencePart, RulePage, RuleQuery } from '../../reference-part';
import { withPlans } from '../../rule-book';
import { rulebookMessages } from '#words/systems/living/messages/rulebook/index';
import { skillMessages } from '../messages/skill-text-renderer';
import { findScenario } from '../scenarios/index';
import { findSkill, skills } from '../skills/index';
import type { Skill } from '../skills/school';
import { chapters, schoolSections, type RuleSchoolId } from './chapters';
import { book, schoolTitle } from './book';
import { pipsOf } from './preview-pips';
import { skillGroups, skillDetails } from './skill-details';

const { pages } = rulebookMessages;

const generalGroups: Readonly<Record<string, string | undefined>> = pages.groups;

const isSchool = (id: string): id is RuleSchoolId => Object.hasOwn(schoolSections, id);

/** A school: its own rules, then its skills in short. */
const schoolPage = (id: RuleSchoolId): RulePage | undefined => {
  const page = book.page(`schools/${id}`);
  return (
    page && {
      ...page,
      skills: {
        title: pages.skillsOf,
        legend: skillMessages.legend,
        groups: skillGroups(skills.filter(({ school }) => school === id)),
      },
    }
  );
};

const skillPage = (skill: Skill, query: RuleQuery): RulePage => {
  const here = skill.school === 'training' ? 'missions' : `schools/${skill.school}`;
  return {
    title: skill.name,
    lead: skillMessages.tier(skill),
    description: pages.skillLead(skill.name),
    here,
    above: { address: here, title: schoolTitle(skill.school) },
    skill: skillDetails(skill, pipsOf(query)),
  };
};

const groupTitle = (group: string): string => generalGroups[group] ?? schoolTitle(group);

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
  if (first === 'schools' && isSchool(second)) return schoolPage(second);
  return second === '' ? withPlans(book.page(first), isScenario) : undefined;
};

const numberOfSkills = (school: string): number => skills.filter((skill) => skill.school === school).length;

/** Chapters and schools in reading order, and the rulings. */
export const contents: ReferencePart['contents'] = [
  {
    title: pages.chapters,
    pages: book.contents(Object.keys(chapters), pages),
  },
  {
    title: pages.schools,
    pages: Object.keys(schoolSections).map((id) => ({
      address: `schools/${id}`,
      title: schoolTitle(id),
      about: `${book.textAt(`schools/${id}`)?.lead ?? ''} ${pages.skillsCount(numberOfSkills(id))}.`,
    })),
  },
];
