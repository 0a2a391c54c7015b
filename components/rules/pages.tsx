import type { ReactNode } from 'react';
import { pipsOf } from '@/components/skill/pips';
import { textAt } from '@/components/skill/titles';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { living } from '@/lib/systems/index';
import { schoolSections, type RuleSchoolId } from '@/lib/systems/rulebook';
import { ChapterPage } from './chapter-page';
import { Home } from './home';
import { RulingsPage } from './rulings-page';
import { SchoolPage } from './school-page';
import { SkillPage } from './skill-page';

interface RulesPage {
  readonly title: string;
  readonly lead: string;
  readonly view: ReactNode;
}

const isSchool = (id: string): id is RuleSchoolId => Object.hasOwn(schoolSections, id);

/** The page at an address below /rules, for the server and for a device without a network; none where nothing lies. */
export const rulesPage = (
  path: readonly string[],
  query: Readonly<Record<string, string | undefined>>,
): RulesPage | undefined => {
  const { pages } = rulebookWords;
  const [first, second = '', third, ...more] = path;
  if (first === undefined) return { title: pages.title, lead: pages.lead, view: <Home /> };
  if (first === 'rulings' && second === '')
    return { title: pages.rulingsTitle, lead: pages.rulingsLead, view: <RulingsPage /> };
  if (first === 'skills' && third !== undefined && more.length === 0) {
    const skill = living.findSkill(`${second}/${third}`);
    return (
      skill && {
        title: skill.name,
        lead: pages.skillLead(skill.name),
        view: <SkillPage skill={skill} pips={pipsOf(query)} />,
      }
    );
  }
  if (third !== undefined) return undefined;
  if (first === 'schools' && isSchool(second)) {
    const { title, lead } = rulebookWords.schools[second];
    return { title, lead, view: <SchoolPage id={second} /> };
  }
  const page = second === '' ? textAt(first) : undefined;
  return page && { title: page.title, lead: page.lead, view: <ChapterPage path={first} page={page} /> };
};
