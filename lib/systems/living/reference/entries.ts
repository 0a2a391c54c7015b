import type { RuleBlock, RuleEntry } from '../../reference-part';
import { plainText } from '../../rule-text';
import { rulebookMessages } from '../messages/rulebook';
import { skillMessages, skillTextRenderer } from '../messages/skill-text-renderer';
import { skills } from '../skills/index';
import type { Skill } from '../skills/school';
import { plainLine } from '../skills/skill-text';
import { chapters, schoolSections } from './chapters';
import { rulingName, textOfRuling } from './notes';
import { rulings } from './rulings';
import { textAt, titleAt } from './titles';

const blockText = (block: RuleBlock): string => {
  if (typeof block === 'string') return plainText(block);
  if ('list' in block) return block.list.map(plainText).join(' ');
  return block.rows.map((row) => row.map(plainText).join(' ')).join('. ');
};

const pageEntries = (path: string, kind: string): readonly RuleEntry[] => {
  const page = textAt(path);
  if (!page) return [];
  const sections = Object.entries(page.sections).flatMap(([id, section]) =>
    section
      ? [
          {
            address: `${path}#${id}`,
            title: section.title,
            where: page.title,
            text: section.text.map(blockText).join(' '),
            isNote: false,
          },
        ]
      : [],
  );
  return [{ address: path, title: page.title, where: kind, text: page.lead, isNote: false }, ...sections];
};

const skillEntry = (skill: Skill): RuleEntry => {
  const { facts, always, green, blue, removal, otherForm } = skillTextRenderer.render(skill);
  const further = otherForm?.text;
  return {
    address: `skills/${skill.id}`,
    title: skill.name,
    where: skillMessages.tier(skill),
    text: [
      `${facts.join(', ')}.`,
      ...[always, green, blue, removal, further?.always ?? [], further?.green ?? []].map(plainLine),
    ]
      .filter((part) => part !== '')
      .join(' '),
    isNote: false,
  };
};

/** All that the rules pages hold: chapters and schools with their sections, skills, rulings. */
export const entries = (): readonly RuleEntry[] => {
  const { pages } = rulebookMessages;
  return [
    ...Object.keys(chapters).flatMap((path) => pageEntries(path, pages.chapter)),
    ...Object.keys(schoolSections).flatMap((id) => pageEntries(`schools/${id}`, pages.school)),
    ...skills.map(skillEntry),
    ...rulings.map((ruling) => ({
      address: `rulings#${ruling.id}`,
      title: rulingName(ruling),
      where: [...new Set(ruling.about.map((address) => titleAt(address)?.title))].join(', '),
      text: textOfRuling(ruling),
      isNote: true,
    })),
  ];
};
