import type { Block } from '../../../cards/text/flow';
import { freeLine, paidLine, type PayingPips } from '../../../painted-die/cards/skill-blocks';
import type { SkillPrint } from '../../skill-print';
import type { SkillText } from '#words/systems/first/messages/skill-text/renderer';
import type { Skill } from '../skills/category';
import { findSkill } from '../skills/index';
import { categoryName, categoryOf } from './card-content';
import type { CardLabels } from './card-labels';
import { paintedPips } from './painted-pips';

type Heading = Extract<Block, { readonly block: 'heading' }>;

/** Amount of skill text on cards, and its renderer. */
export interface PrintedSkills {
  readonly print: SkillPrint;
  readonly renderSkill: (skill: Skill) => SkillText;
}

/** Lines of a skill, those that pips pay for behind their pips; the one that chooses targets first, else the blue one, as in the book. */
export const linesOf = (
  { always, blue, green, choosesWithGreen }: Omit<SkillText, 'facts' | 'brief'>,
  { withPip, pips }: Pick<CardLabels, 'withPip' | 'pips'>,
): readonly Block[] => {
  const paying: PayingPips = { painted: paintedPips, names: pips, withPip };
  const paid = [paidLine('magic', blue, paying), paidLine('skill', green, paying)];
  return [...freeLine(always), ...(choosesWithGreen ? paid.toReversed() : paid).flat()];
};

/** All that a skill says: how it is used, then its lines. */
export const fullText = (text: SkillText, labels: Pick<CardLabels, 'withPip' | 'pips'>): readonly Block[] => [
  { block: 'paragraph', text: text.facts.join(' · '), look: 'facts' },
  ...linesOf(text, labels),
];

const headingOf = (id: string): Heading => {
  const category = categoryOf(id);
  return {
    block: 'heading',
    text: findSkill(id)?.name ?? id,
    ...(category && { right: categoryName(category) }),
  };
};

/** One heading for each skill, with what it does in short or in full below it. */
export const cardSkills = (
  ids: readonly string[],
  { print, renderSkill }: PrintedSkills,
  labels: CardLabels,
): readonly Block[] =>
  [...new Set(ids)].flatMap((id): readonly Block[] => {
    const skill = findSkill(id);
    const heading = headingOf(id);
    if (!skill || print === 'names') return [heading];
    const text = renderSkill(skill);
    return print === 'full'
      ? [heading, ...fullText(text, labels)]
      : [{ ...heading, note: text.brief.join(' · ') }, ...linesOf(text, labels)];
  });
