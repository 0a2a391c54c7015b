import type { ReferencePart, RuleBlock, RuleEntry } from '../../reference-part';
import { plainText } from '../../rule-book';
import { chapterOf, pages, rulings } from '../messages/en/rulebook';
import { chapterIds, contents, pageAt, ruleNumbers, titleAt } from '../reference/pages';
import { ruleSkills } from '../reference/rule-skills';

const blockText = (block: RuleBlock): string => {
  if (typeof block === 'string') return plainText(block);
  if ('list' in block) return block.list.map(plainText).join(' ');
  return block.rows.map((row) => row.map(plainText).join(' ')).join('. ');
};

const entries = (): readonly RuleEntry[] => [
  ...chapterIds.flatMap((id): readonly RuleEntry[] => {
    const { title, lead, sections } = chapterOf(id);
    return [
      { address: id, title, where: pages.chapter, text: lead, isNote: false },
      ...Object.entries(sections).map(([section, { title: name, text }]) => ({
        address: `${id}#${section}`,
        title: name,
        where: title,
        text: text.map(blockText).join(' '),
        isNote: false,
      })),
    ];
  }),
  ...ruleSkills.map(({ id, name, facts, lines }) => ({
    address: `skills/${id}`,
    title: name,
    where: facts.join(' · '),
    text: lines.map(({ text }) => text).join(' '),
    isNote: false,
  })),
  ...ruleNumbers.map((number) => ({
    address: `rulings#${number}`,
    title: pages.ruling(number),
    where: [...new Set((rulings[number]?.about ?? []).map(titleAt))].join(', '),
    text: rulings[number]?.text ?? '',
    isNote: true,
  })),
];

const { title, lead, footer } = pages;

/** Hic est Draco to read. */
export const reference: ReferencePart = { title, lead, footer, contents, page: pageAt, entries };
