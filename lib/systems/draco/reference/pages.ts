import type { ReferencePart, RuleNote, RulePage, SkillLines } from '../../reference-part';
import { chapterOf, chapters, pages, rulings, type ChapterId } from '../messages/en/rulebook';
import { ruleSkills, findRuleSkill, type RuleSkill } from './rule-skills';

export const chapterIds = Object.keys(chapters) as readonly ChapterId[];
const isChapter = (id: string): id is ChapterId => Object.hasOwn(chapters, id);

export const ruleNumbers = Object.keys(rulings).map(Number);

/** What lies at an address: a chapter, one of its sections, a skill. */
export const titleAt = (address: string): string => {
  const [path = '', section = ''] = address.split('#');
  if (isChapter(path)) return chapterOf(path).sections[section]?.title ?? chapterOf(path).title;
  return findRuleSkill(path.replace('skills/', ''))?.name ?? path;
};

const notesOn = (address: string): readonly RuleNote[] =>
  ruleNumbers.flatMap((number) => {
    const ruling = rulings[number];
    return ruling?.about.includes(address)
      ? [{ address: `rulings#${number}`, name: pages.ruling(number), text: ruling.text }]
      : [];
  });

const chapterPage = (id: ChapterId): RulePage => {
  const { title, lead, sections } = chapterOf(id);
  return {
    title,
    lead,
    description: lead,
    here: id,
    sections: Object.entries(sections).map(([section, { title: name, text }]) => ({
      id: section,
      title: name,
      blocks: text,
      notes: notesOn(`${id}#${section}`),
    })),
  };
};

const linesOf = ({ facts, lines }: RuleSkill): SkillLines => ({
  facts,
  lines: lines.map(({ label, text }) => ({ label, mark: undefined, text: [{ text }] })),
});

const lists = { 'slayer-skills': pages.slayerSkills, 'dragon-skills': pages.dragonSkills } as const;
type ListId = keyof typeof lists;
const isList = (id: string): id is ListId => Object.hasOwn(lists, id);
const listIds = Object.keys(lists) as readonly ListId[];

const listPage = (id: ListId): RulePage => {
  const { title, lead } = lists[id];
  const listed = ruleSkills.filter(({ page }) => page === id);
  const groups = [...new Set(listed.map(({ group }) => group))].map((group) => ({
    title: group,
    skills: listed
      .filter((skill) => skill.group === group)
      .map((skill) => ({ address: `skills/${skill.id}`, title: skill.name, ...linesOf(skill) })),
  }));
  return {
    title,
    lead,
    description: lead,
    here: id,
    skills: { title: pages.skills, legend: [], groups },
  };
};

const skillPage = (skill: RuleSkill): RulePage => ({
  title: skill.name,
  lead: skill.facts.join(' · '),
  description: pages.skillLead(skill.name),
  here: skill.page,
  above: { address: skill.page, title: lists[skill.page].title },
  skill: {
    ...linesOf(skill),
    remarks: [],
    legend: [],
    preview: undefined,
    notes: notesOn(`skills/${skill.id}`),
    names: { title: '', links: [] },
  },
});

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
        settles: (rulings[number]?.about ?? []).map((address) => ({ address, title: titleAt(address) })),
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
  if (isList(first)) return listPage(first);
  return isChapter(first) ? chapterPage(first) : undefined;
};

/** Chapters, the rulings, and the lists of skills. */
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
    pages: listIds.map((id) => ({ address: id, title: lists[id].title, about: lists[id].lead })),
  },
];
