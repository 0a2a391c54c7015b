import { pipMark, pipsIn, steppersOf, type PipCount } from '../../pip-preview';
import { paintedPips } from '../cards/painted-pips';
import type { RuleQuery, SkillGroup, SkillLine, SkillDetails } from '../../reference-part';
import { renderSkill, type SkillText } from '#words/systems/first/messages/skill-text/renderer';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import type { Skill } from '../skills/category';
import { book } from './book';
import { refsOf } from './links';

const { pages } = rulebookMessages;

const marks = { green: pipMark(paintedPips.skill), blue: pipMark(paintedPips.magic) };

/** The most pips that a preview counts: of five dice, and of one. */
const mostPips: PipCount = { green: 5, blue: 5 };

/** The pips that an address names; one of each where it does not say so. */
export const pipsOf = (query: RuleQuery): PipCount => pipsIn(query, mostPips);

/** A skill's lines with this many pips; in spells the blue line comes first, as in the book. */
const linesOf = ({ always, green, blue }: SkillText, pips: PipCount): readonly SkillLine[] => {
  const instead = (sentence: string): SkillLine['text'] => [{ text: sentence }];
  const all: readonly (SkillLine & { readonly is: SkillLine['text'] })[] = [
    { is: always, label: pages.always, mark: undefined, text: always },
    {
      is: blue,
      label: pages.blue(pips.blue),
      mark: marks.blue,
      text: pips.blue === 0 ? instead(pages.noBlue) : blue,
    },
    {
      is: green,
      label: pages.green(pips.green),
      mark: marks.green,
      text: pips.green === 0 ? instead(pages.missing) : green,
    },
  ];
  return all.filter(({ is }) => is.length > 0).map(({ label, mark, text }) => ({ label, mark, text }));
};

/** A skill whole. */
export const skillSheet = (skill: Skill, pips: PipCount): SkillDetails => {
  const text = renderSkill(skill, pips);
  return {
    facts: text.facts,
    lines: linesOf(text, pips),
    remarks: [],
    legend: pages.legend,
    preview: {
      label: pages.preview,
      steppers: steppersOf(pips, mostPips, skill.blue !== undefined, marks, pages),
    },
    notes: book.notesOn(`skills/${skill.id}`),
    names: {
      title: pages.names,
      links: refsOf(skill).map((address) => ({
        address,
        title: book.titleAt(address)?.title ?? address,
      })),
    },
  };
};

/** Skills in short, as the page of their category lists them. */
export const skillGroup = (title: string, skills: readonly Skill[]): SkillGroup => ({
  title,
  skills: skills.map((skill) => {
    const text = renderSkill(skill);
    return {
      address: `skills/${skill.id}`,
      title: skill.name,
      facts: text.facts,
      lines: linesOf(text, { green: 1, blue: 1 }).map((line) => ({ ...line, label: '' })),
    };
  }),
});
