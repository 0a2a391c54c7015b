import type { RichText } from '../../../../cards/card';
import type { Block } from '../../../../cards/text/flow';
import type { DrawPages } from '../../../../cards/paper/paper';
import {
  referencePages,
  referencePanel,
  type ReferenceHead,
  type ReferencePart,
} from '../../../../cards/kit/reference-page';
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

/** Rules under a title. */
export interface RulesPart {
  readonly title: string;
  readonly rules: readonly ReferenceRule[];
}

/** The words of the reference sheet, in the reader's language. */
export interface ReferenceLabels extends ReferenceHead {
  /** The turn, the actions, conditions and statuses. */
  readonly parts: readonly RulesPart[];
  /** What is said only where somebody has a pet. */
  readonly pets: RulesPart;
  /** Where what skills do is to be read, in place of them. */
  readonly onCards: string;
  /** Whose skill it is: "Jane, Bito". */
  readonly whose: (names: readonly string[]) => string;
  readonly renderSkill: (skill: Skill) => SkillText;
  readonly labels: CardLabels;
}

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

const partOf = ({ title, rules }: RulesPart): ReferencePart => ({
  title,
  rules: rules.map(({ counter, ...rule }) => ({
    ...rule,
    ...(counter && { icon: counterPath(counter) }),
  })),
});

const hasPet = (hero: HeroDraft): boolean => hero.followers.some(({ kind }) => kind === 'pet');

const partsFor = (heroes: readonly HeroDraft[], { parts, pets }: ReferenceLabels): readonly ReferencePart[] =>
  (heroes.some(hasPet) ? [...parts, pets] : parts).map(partOf);

/** The turn, the actions, conditions, statuses, pets where there are any, and this party's skills in full. */
export const reference = (heroes: readonly HeroDraft[], words: ReferenceLabels): DrawPages => {
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
  return referencePages(partsFor(heroes, words), [...skills, ...customGroups(heroes, words)], words);
};

/** The same without skills, which stand on the cards of those who have them. */
export const rulesReference = (heroes: readonly HeroDraft[], words: ReferenceLabels): DrawPages =>
  referencePanel(partsFor(heroes, words), { ...words, note: words.onCards });
