import type { RichText } from '../../../../cards/card';
import { columnPages } from '../../../../cards/paper/column-page';
import type { Block } from '../../../../cards/text/flow';
import type { DrawPages } from '../../../../cards/paper/paper';
import { schoolName } from '../../cards/card-content';
import type { CardLabels } from '../../cards/card-labels';
import { fullText } from '../../cards/card-skills';
import { counterPath } from '../counters/counter-cards';
import type { CounterOf } from '../counters/counters';
import type { HeroDraft } from '../../sheet/hero';
import type { SkillText } from '../../skills/skill-text';
import { findSkill } from '../../skills/index';
import { nameWithoutNote, type Skill } from '../../skills/school';

/** A rule by its name, with the counter that stands for it where it has one. */
export interface ReferenceRule {
  readonly name: string;
  readonly text: readonly RichText[];
  readonly counter?: CounterOf;
}

/** A part of a reference: what it is about, and its rules. */
export interface ReferencePart {
  readonly title: string;
  readonly rules: readonly ReferenceRule[];
}

/** The words of the reference sheet, in the reader's language. */
export interface ReferenceLabels {
  readonly title: string;
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  /** The turn, the actions, conditions and statuses. */
  readonly parts: readonly ReferencePart[];
  /** "This party's skills". */
  readonly skills: string;
  /** Whose skill it is: "Jane, Bito". */
  readonly whose: (names: readonly string[]) => string;
  readonly renderSkill: (skill: Skill) => SkillText;
  readonly labels: CardLabels;
}

/** points: nothing below 6 is read across a table. */
const type = { most: 9.5, easy: 7, least: 6 } as const;

const ruleBlocks = ({ name, text, counter }: ReferenceRule): readonly Block[] => [
  ...(name === ''
    ? []
    : [{ block: 'section', text: name, ...(counter && { icon: counterPath(counter) }) } as const]),
  ...text.map((line): Block => ({ block: 'paragraph', text: line })),
];

const partGroups = ({ title, rules }: ReferencePart): readonly (readonly Block[])[] =>
  rules.map((rule, index) => [
    ...(index === 0 ? [{ block: 'heading', text: title } as const] : []),
    ...ruleBlocks(rule),
  ]);

/** Every skill that a hero brings to the table: his own, his daemons', and his Snowfall loadout's. */
const skillsOf = (hero: HeroDraft): readonly Skill[] =>
  [
    ...hero.skills.filter((skill) => typeof skill === 'string'),
    ...hero.followers.flatMap(({ skills }) => skills),
    ...hero.snowfall.skills,
  ].flatMap((id) => findSkill(id) ?? []);

/** Skills by school and name, each once, with the names of those who have it. */
const partySkills = (
  heroes: readonly HeroDraft[],
): readonly (readonly [skill: Skill, names: readonly string[]])[] => {
  const owners = new Map<Skill, Set<string>>();
  for (const hero of heroes) {
    for (const skill of skillsOf(hero))
      owners.set(skill, (owners.get(skill) ?? new Set<string>()).add(hero.name));
  }
  return [...owners]
    .map(([skill, names]) => [skill, [...names]] as const)
    .sort(([one], [other]) => (one.id < other.id ? -1 : 1));
};

/** Skills of the players' own, for "other" weapons. */
const customGroups = (
  heroes: readonly HeroDraft[],
  { whose }: ReferenceLabels,
): readonly (readonly Block[])[] =>
  heroes.flatMap((hero) =>
    hero.skills
      .filter((skill) => typeof skill !== 'string')
      .map(({ custom, school, text }): readonly Block[] => [
        { block: 'heading', text: custom, note: whose([hero.name]), right: schoolName(school) },
        ...(text === '' ? [] : [{ block: 'paragraph', text } as const]),
      ]),
  );

/**
 * The turn, the actions, conditions, statuses and this party's skills in full: on one page where type of 6 points does
 * it, else on as few as take type that is read with ease.
 */
export const reference =
  (heroes: readonly HeroDraft[], words: ReferenceLabels): DrawPages =>
  (paper) => {
    const skills = partySkills(heroes).map(([skill, names]): readonly Block[] => [
      {
        block: 'heading',
        text: nameWithoutNote(skill.name),
        note: words.whose(names),
        right: schoolName(skill.school),
        icon: counterPath({ of: 'skill', skill: skill.id }),
      },
      ...fullText(words.renderSkill(skill), words.labels),
    ]);
    const all = [...skills, ...customGroups(heroes, words)];
    const [first = [], ...rest] = all;
    const groups = [
      ...words.parts.flatMap(partGroups),
      ...(all.length === 0 ? [] : [[{ block: 'heading', text: words.skills } as const, ...first], ...rest]),
    ];
    return columnPages(
      {
        id: 'reference',
        title: words.title,
        note: words.note,
        continued: words.continued,
        groups,
        columns: 4,
        type,
      },
      paper,
    );
  };
