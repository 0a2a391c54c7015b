import type { ReferencePart, RuleEntry, RuleNote, RulePage, SkillLines } from './reference-part';
import { ruleBook, withPlans, type PageText, type RulingsTexts } from './rule-book';

/** A skill that is read without counting pips, in the list where it stands. */
export interface ListedSkill {
  readonly id: string;
  readonly name: string;
  /** The id of its list. */
  readonly list: string;
  /** Its heading in a list. */
  readonly group: string;
  readonly facts: readonly string[];
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** A decision where the text is silent. */
export interface NumberedRuling {
  readonly text: string;
  /** The addresses of the rules it settles. */
  readonly about: readonly string[];
}

/** Rules in chapters with lists of skills. */
export interface ListBook {
  /** By their ids, in reading order. */
  readonly chapters: Readonly<Record<string, PageText>>;
  readonly lists: Readonly<Record<string, { readonly title: string; readonly lead: string }>>;
  /** Skills of a group are adjacent. */
  readonly skills: readonly ListedSkill[];
  readonly rulings: Readonly<Record<number, NumberedRuling>>;
  readonly words: RulingsTexts & {
    readonly title: string;
    readonly lead: string;
    readonly footer: string;
    readonly chapters: string;
    readonly chapter: string;
    readonly skills: string;
    readonly skillLead: (name: string) => string;
    readonly ruling: (number: number) => string;
  };
  /** Notes on a skill before its rulings. */
  readonly notesOnSkill?: (id: string) => readonly RuleNote[];
  /** The section with this id is about the scenario with this id. */
  readonly isScenario?: (section: string) => boolean;
}

const linesOf = ({ facts, lines }: ListedSkill): SkillLines => ({
  facts,
  lines: lines.map(({ label, text }) => ({ label, mark: undefined, text: [{ text }] })),
});

/** Rules pages of a game with lists of skills and numbered rulings. */
export const listReference = ({
  chapters,
  lists,
  skills,
  rulings,
  words,
  notesOnSkill = () => [],
  isScenario = () => false,
}: ListBook): ReferencePart => {
  const skillOf = (id: string): ListedSkill | undefined => skills.find((each) => each.id === id);
  const book = ruleBook({
    pages: chapters,
    skill: (id) => {
      const skill = skillOf(id);
      return skill && { title: skill.name };
    },
    rulings: Object.entries(rulings).map(([id, { about }]) => ({ id, group: 'all', about })),
    cite: ({ id }) => ({ name: words.ruling(Number(id)), isNumber: true }),
    textOf: ({ id }) => rulings[Number(id)]?.text ?? '',
  });

  const listPage = (id: string): RulePage | undefined => {
    const list = Object.hasOwn(lists, id) ? lists[id] : undefined;
    if (list === undefined) return undefined;
    const listed = skills.filter((skill) => skill.list === id);
    const groups = [...new Set(listed.map(({ group }) => group))].map((group) => ({
      title: group,
      skills: listed
        .filter((skill) => skill.group === group)
        .map((skill) => ({ address: `skills/${skill.id}`, title: skill.name, ...linesOf(skill) })),
    }));
    return {
      ...list,
      description: list.lead,
      here: id,
      skills: { title: words.skills, legend: [], groups },
    };
  };

  const skillPage = (skill: ListedSkill): RulePage => ({
    title: skill.name,
    lead: skill.facts.join(' · '),
    description: words.skillLead(skill.name),
    here: skill.list,
    above: { address: skill.list, title: lists[skill.list]?.title ?? '' },
    skill: {
      ...linesOf(skill),
      remarks: [],
      legend: [],
      preview: undefined,
      notes: [...notesOnSkill(skill.id), ...book.notesOn(`skills/${skill.id}`)],
      names: { title: '', links: [] },
    },
  });

  const entryOf = ({ id, name, facts, lines }: ListedSkill): RuleEntry => ({
    address: `skills/${id}`,
    title: name,
    where: facts.join(' · '),
    text: lines.map(({ text }) => text).join(' '),
    isNote: false,
  });

  return {
    title: words.title,
    lead: words.lead,
    footer: words.footer,
    contents: [
      { title: words.chapters, pages: book.contents(Object.keys(chapters), words) },
      {
        title: words.skills,
        pages: Object.entries(lists).map(([address, { title, lead }]) => ({ address, title, about: lead })),
      },
    ],
    page: ([first = '', second, ...more]) => {
      if (more.length > 0) return undefined;
      if (second !== undefined) {
        const skill = first === 'skills' ? skillOf(second) : undefined;
        return skill && skillPage(skill);
      }
      if (first === 'rulings') return book.rulingsPage(words, () => words.rulingsTitle);
      return listPage(first) ?? withPlans(book.page(first), isScenario);
    },
    entries: () => [
      ...Object.keys(chapters).flatMap((id) => book.pageEntries(id, words.chapter)),
      ...skills.map(entryOf),
      ...book.rulingEntries(),
    ],
  };
};
