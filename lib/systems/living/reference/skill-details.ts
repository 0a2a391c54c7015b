import { pipMark, steppersOf, type PipCount } from '../../pip-preview';
import type { SkillGroup, SkillLine, SkillLines, SkillDetails } from '../../reference-part';
import { paintedPips } from '../cards/painted-pips';
import { rulebookMessages } from '#words/systems/living/messages/rulebook/index';
import type { SkillText } from '../skills/skill-text';
import { skillMessages, skillTextRenderer } from '../messages/skill-text-renderer';
import type { Weapon } from '../sheet/armoury';
import type { Skill } from '../skills/school';
import { book } from './book';
import { refsOf } from './links';
import { mostPips } from './preview-pips';

const { pages } = rulebookMessages;

const marks = { green: pipMark(paintedPips.skill), blue: pipMark(paintedPips.magic) };

/**
 * A skill's lines with this many pips.
 * @param fizzles a spell does nothing without a Magic pip; other skills only lose their blue line
 */
const linesOf = (text: SkillText, pips: PipCount, fizzles: boolean): readonly SkillLine[] => {
  const { always, green, blue, removal } = text;
  const plain = (sentence: string): SkillLine['text'] => [{ text: sentence }];
  const paid = (line: SkillLine['text']) => (pips.green === 0 ? plain(skillMessages.missing) : line);
  const without = fizzles ? skillMessages.fizzles : skillMessages.missing;
  const lines: readonly (SkillLine & { readonly is: SkillLine['text'] })[] = [
    { is: always, label: skillMessages.always, mark: undefined, text: always },
    { is: green, label: skillMessages.green(pips.green), mark: marks.green, text: paid(green) },
    {
      is: blue,
      label: skillMessages.blue(pips.blue),
      mark: marks.blue,
      text: pips.blue === 0 ? plain(without) : blue,
    },
    { is: removal, label: skillMessages.removal, mark: marks.green, text: paid(removal) },
  ];
  return lines
    .filter(({ is }) => is.length > 0)
    .map(({ label, mark, text: line }) => ({ label, mark, text: line }));
};

/** A whole skill. @param weapons of the hero with the skill, for the distances to strike and shoot */
export const skillDetails = (skill: Skill, pips: PipCount, weapons?: readonly Weapon[]): SkillDetails => {
  const text = skillTextRenderer.render(skill, pips);
  const fizzles = skill.class.endsWith('Spell');
  const { otherForm } = text;
  return {
    facts: text.facts,
    lines: linesOf(text, pips, fizzles),
    ...(otherForm && {
      otherForm: {
        title: otherForm.while,
        facts: otherForm.text.facts,
        lines: linesOf(otherForm.text, pips, fizzles),
      },
    }),
    remarks: skillMessages.range(skill, pips.blue, weapons),
    legend: skillMessages.legend,
    preview: {
      label: skillMessages.preview,
      steppers: steppersOf(pips, mostPips, skill.blue !== undefined, marks, skillMessages),
    },
    notes: book.notesOn(`skills/${skill.id}`),
    names: {
      title: pages.names,
      links: refsOf(skill).map((address) => {
        const { title = address, within } = book.titleAt(address) ?? {};
        const isSkill = address.startsWith('skills/') && within !== undefined;
        return { address, title: isSkill ? `${title}, ${within}` : title };
      }),
    },
  };
};

const short = (text: SkillText): readonly SkillLine[] =>
  [
    { label: '', mark: undefined, text: text.always },
    { label: '', mark: marks.green, text: text.green },
    { label: '', mark: marks.blue, text: text.blue },
    {
      label: '',
      mark: marks.green,
      text: text.removal.length === 0 ? [] : [{ text: `${skillMessages.removal}: ` }, ...text.removal],
    },
  ].filter((line) => line.text.length > 0);

const inShort = (skill: Skill): SkillLines => {
  const text = skillTextRenderer.render(skill);
  const { otherForm } = text;
  return {
    facts: text.facts,
    lines: short(text),
    ...(otherForm && {
      otherForm: { title: otherForm.while, facts: [], lines: short(otherForm.text) },
    }),
  };
};

/** Skills in short, by their tiers. */
export const skillGroups = (skills: readonly Skill[]): readonly SkillGroup[] => {
  const group = (title: string, has: (skill: Skill) => boolean): SkillGroup => ({
    title,
    skills: skills
      .filter(has)
      .map((skill) => ({ ...inShort(skill), address: `skills/${skill.id}`, title: skill.name })),
  });
  return [
    group(pages.common, ({ tier }) => tier === 'common'),
    group(pages.elite, ({ tier }) => tier === 'elite'),
    group(pages.other, ({ tier }) => tier !== 'common' && tier !== 'elite'),
  ].filter((each) => each.skills.length > 0);
};
