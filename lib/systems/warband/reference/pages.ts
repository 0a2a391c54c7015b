import type {
  ReferencePart,
  RuleLink,
  RuleNote,
  RulePage,
  RuleSection,
  SkillLines,
} from '../../reference-part';
import { measuredNote, measuredSection } from '../messages/en/measured';
import { chapters, pages, rulings, type ChapterId } from '../messages/en/rulebook';
import { terms } from '../messages/en/terms';
import { findScenario } from '../scenarios/scenario';
import { findRuleSkill, ruleSkills, type RuleSkill } from './rules-skills';

export const chapterIds = Object.keys(chapters) as readonly ChapterId[];
const isChapter = (id: string): id is ChapterId => Object.hasOwn(chapters, id);

export const ruleNumbers = Object.keys(rulings).map(Number);

/** What lies at an address: a chapter, one of its sections, a skill. */
export const titleAt = (address: string): string => {
  const [path = '', section = ''] = address.split('#');
  if (isChapter(path)) return chapters[path].sections[section]?.title ?? chapters[path].title;
  return findRuleSkill(path.replace('skills/', ''))?.name ?? path;
};

const notesOn = (address: string): readonly RuleNote[] =>
  ruleNumbers.flatMap((number) => {
    const ruling = rulings[number];
    return ruling?.about.includes(address)
      ? [{ address: `rulings#${number}`, name: pages.ruling(number), text: ruling.text }]
      : [];
  });

const sectionsOf = (id: ChapterId): readonly RuleSection[] =>
  Object.entries(chapters[id].sections).map(([section, { title, text }]) => ({
    id: section,
    title,
    blocks: text,
    notes: notesOn(`${id}#${section}`),
    ...(findScenario(section) && { scenario: section }),
  }));

const chapterPage = (id: ChapterId): RulePage => {
  const { title, lead } = chapters[id];
  return { title, lead, description: lead, here: id, sections: sectionsOf(id) };
};

const linesOf = ({ facts, text, demands }: RuleSkill): SkillLines => ({
  facts,
  lines: [text, demands]
    .filter((line) => line !== '')
    .map((line) => ({ label: '', mark: undefined, text: [{ text: line }] })),
});

const listPage = (id: 'rookies' | 'specialists'): RulePage => {
  const { title, lead } = pages[id];
  const listed = ruleSkills.filter(({ page }) => page === id);
  const groups = (['active', 'passive'] as const).map((use) => ({
    title: terms.uses[use],
    skills: listed
      .filter((skill) => skill.use === use)
      .map((skill) => ({ address: `skills/${skill.id}`, title: skill.name, ...linesOf(skill) })),
  }));
  return {
    title,
    lead,
    description: lead,
    here: id,
    skills: { title: pages.skills, legend: [], groups: groups.filter(({ skills }) => skills.length > 0) },
  };
};

const measuredOn = (id: string): readonly RuleNote[] => {
  const text = measuredNote(id);
  return text === undefined ? [] : [{ address: 'warband#measured', name: measuredSection.title, text }];
};

const skillPage = (skill: RuleSkill): RulePage => ({
  title: skill.name,
  lead: skill.facts.join(' · '),
  description: pages.skillLead(skill.name),
  here: skill.page,
  above: { address: skill.page, title: pages[skill.page].title },
  skill: {
    ...linesOf(skill),
    remarks: [],
    legend: [],
    preview: undefined,
    notes: [...measuredOn(skill.id), ...notesOn(`skills/${skill.id}`)],
    names: { title: '', links: [] },
  },
});

const settledBy = (number: number): readonly RuleLink[] =>
  (rulings[number]?.about ?? []).map((address) => ({ address, title: titleAt(address) }));

const rulingsPage = (): RulePage => ({
  title: pages.rulingsTitle,
  lead: pages.rulingsLead,
  description: pages.rulingsLead,
  here: 'rulings',
  rulings: [
    {
      id: 'all',
      title: pages.rulingsTitle,
      rulings: ruleNumbers.map((number) => ({
        id: String(number),
        name: pages.ruling(number),
        text: rulings[number]?.text ?? '',
        settles: settledBy(number),
      })),
    },
  ],
});

/** The page at a path; none where nothing lies. */
export const pageAt: ReferencePart['page'] = ([first = '', second, ...more]) => {
  if (more.length > 0) return undefined;
  if (second !== undefined) {
    const skill = first === 'skills' ? findRuleSkill(second) : undefined;
    return skill && skillPage(skill);
  }
  if (first === 'rulings') return rulingsPage();
  if (first === 'rookies' || first === 'specialists') return listPage(first);
  return isChapter(first) ? chapterPage(first) : undefined;
};

/** Chapters, the lists of roles, and the rulings. */
export const contents: ReferencePart['contents'] = [
  {
    title: pages.chapters,
    pages: [
      ...chapterIds.map((id) => ({ address: id, title: chapters[id].title, about: chapters[id].lead })),
      { address: 'rulings', title: pages.rulingsTitle, about: pages.rulingsCount(ruleNumbers.length) },
    ],
  },
  {
    title: pages.skills,
    pages: (['rookies', 'specialists'] as const).map((id) => ({
      address: id,
      title: pages[id].title,
      about: pages[id].lead,
    })),
  },
];
