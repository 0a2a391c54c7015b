import { skillClassNames } from '#words/systems/living/messages/skill-classes';
import type { Block } from '../../../cards/text/flow';
import { freeLine, paidLine, type PayingPips } from '../../../painted-die/cards/skill-blocks';
import { schoolName } from './card-content';
import type { CardLabels, CardOptions } from './card-labels';
import { paintedPips } from './painted-pips';
import type { CustomSkill, SkillChoice } from '../sheet/hero';
import { findSkill } from '../skills/index';
import { nameWithoutNote, type Skill } from '../skills/school';
import type { SkillText } from '../skills/skill-text';

type Heading = Extract<Block, { readonly block: 'heading' }>;

/** A skill's name, without the rulebook's note that a hero with pets must have it. */
const nameOf = (skill: Skill): string => nameWithoutNote(skill.name);

const paragraph = (text: string): readonly Block[] => (text === '' ? [] : [{ block: 'paragraph', text }]);

/** Lines of a skill, those that pips pay for behind their pips. */
export const linesOf = (
  { always, green, blue, removal }: SkillText,
  { withPip, ...labels }: CardLabels,
): readonly Block[] => {
  const paying: PayingPips = { painted: paintedPips, names: labels.pips, withPip };
  return [
    ...freeLine(always),
    ...paidLine('skill', green, paying),
    ...paidLine('magic', blue, paying),
    ...paidLine('skill', removal.length === 0 ? [] : [{ text: `${labels.removal} ` }, ...removal], paying),
  ];
};

/** Class, target, what must hold and what it costs. */
const factsOf = ({ facts }: SkillText): readonly Block[] => {
  const text = facts.join(' · ');
  return text === '' ? [] : [{ block: 'paragraph', text, look: 'facts' }];
};

/** All that a skill says: its facts, its lines, and what it becomes. */
export const fullText = (text: SkillText, labels: CardLabels): readonly Block[] => [
  ...factsOf(text),
  ...linesOf(text, labels),
  ...(text.otherForm
    ? [
        { block: 'section', text: text.otherForm.while } as const,
        ...factsOf(text.otherForm.text),
        ...linesOf(text.otherForm.text, labels),
      ]
    : []),
];

/** Details of skills in headings, beside their names. */
interface Headings {
  /** Left out where all on the card share one. */
  readonly withClass: boolean;
  readonly right: (skill: Skill) => string | undefined;
}

const usual: Headings = { withClass: true, right: ({ school }) => schoolName(school) };

/** Whether a hero's pets use a skill of his as theirs; chapter "Followers: Pet". */
export const isUsedByPets = (choice: SkillChoice): boolean =>
  typeof choice === 'string' && findSkill(choice)?.class === 'Pet Attack';

const headingOf = (id: string, count: number, labels: CardLabels, headings: Headings): Heading => {
  const skill = findSkill(id);
  const name = skill ? nameOf(skill) : id;
  const right = skill && headings.right(skill);
  return {
    block: 'heading',
    text: count > 1 ? labels.times(name, count) : name,
    ...(skill && headings.withClass && { note: skillClassNames[skill.class] }),
    ...(right !== undefined && { right }),
  };
};

/** Short text: requirements, target and cost beside the name, then its lines. */
const shortText = (
  heading: Heading,
  text: SkillText,
  labels: CardLabels,
  { withClass }: Headings,
): readonly Block[] => [
  {
    ...heading,
    note: (withClass ? text.brief : text.brief.slice(1)).join(' · '),
  },
  ...linesOf(text, labels),
];

const customHeading = ({ custom, school }: CustomSkill): Heading => ({
  block: 'heading',
  text: custom,
  right: schoolName(school),
});

/**
 * One heading for each skill, repeated ones counted, with what it does in short or in full below it. A skill of the player's
 * own is written nowhere else, so its text always stands.
 */
export const cardSkills = (
  choices: readonly SkillChoice[],
  { labels, skills }: Pick<CardOptions, 'labels' | 'skills'>,
  headings: Headings = usual,
): readonly Block[] => {
  const counts = new Map<string, number>();
  for (const choice of choices) {
    if (typeof choice === 'string') counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  const known = [...counts].flatMap(([id, count]): readonly Block[] => {
    const skill = findSkill(id);
    const heading = headingOf(id, count, labels, headings);
    if (!skill || !skills) return [heading];
    const text = skills.renderSkill(skill);
    return skills.print === 'full'
      ? [{ ...heading, note: '' }, ...fullText(text, labels)]
      : shortText(heading, text, labels, headings);
  });
  const custom = choices
    .filter((choice) => typeof choice !== 'string')
    .flatMap((choice) => [customHeading(choice), ...paragraph(choice.text)]);
  return [...known, ...custom];
};
