import { rulingName } from '@/components/skill/ruling-name';
import { textAt, titleAt } from '@/components/skill/titles';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import type { RuleBlock } from '@/lib/systems/living/messages/rulebook-text';
import { skillWords, teller } from '@/lib/systems/living/messages/teller';
import { living, plainLine, type Skill } from '@/lib/systems/index';
import { chapters, rulings, schoolSections } from '@/lib/systems/rulebook';
import { plain } from './markup';

/** Something that the search finds. */
export interface Entry {
  /** Its address below /rules. */
  readonly id: string;
  readonly title: string;
  /** What it is or belongs to. */
  readonly where: string;
  readonly text: string;
}

const blockText = (block: RuleBlock): string => {
  if (typeof block === 'string') return plain(block);
  if ('list' in block) return block.list.map(plain).join(' ');
  return block.rows.map((row) => row.map(plain).join(' ')).join('. ');
};

const pageEntries = (path: string, kind: string): readonly Entry[] => {
  const page = textAt(path);
  if (!page) return [];
  const sections = Object.entries(page.sections).flatMap(([id, section]) =>
    section
      ? [
          {
            id: `${path}#${id}`,
            title: section.title,
            where: page.title,
            text: section.text.map(blockText).join(' '),
          },
        ]
      : [],
  );
  return [{ id: path, title: page.title, where: kind, text: page.lead }, ...sections];
};

const skillEntry = (skill: Skill): Entry => {
  const { facts, always, green, blue, removal, otherForm } = teller.tell(skill);
  const further = otherForm?.text;
  return {
    id: `skills/${skill.id}`,
    title: skill.name,
    where: skillWords.tier(skill),
    text: [
      `${facts.join(', ')}.`,
      ...[always, green, blue, removal, further?.always ?? [], further?.green ?? []].map(plainLine),
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
};

/** All that the rules pages hold: chapters and schools with their sections, skills, rulings. */
export const entries = (): readonly Entry[] => {
  const { pages, rulings: texts } = rulebookWords;
  return [
    ...Object.keys(chapters).flatMap((path) => pageEntries(path, pages.chapter)),
    ...Object.keys(schoolSections).flatMap((id) => pageEntries(`schools/${id}`, pages.school)),
    ...living.skills.map(skillEntry),
    ...rulings.map((ruling) => ({
      id: `rulings#${ruling.id}`,
      title: rulingName(ruling),
      where: [...new Set(ruling.about.map((ref) => titleAt(ref)?.title))].join(', '),
      text: texts[ruling.id] ?? '',
    })),
  ];
};
