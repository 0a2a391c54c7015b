import type { SkillPrint } from '../../cards/card-labels';
import type { Skill } from '../../skills/school';
import type { SkillLine } from '../../skills/skill-text';
import { schoolName } from '#words/systems/living/messages/places';
import { briefRange, skillRange } from '#words/systems/living/messages/rulebook/skill-range';

const tiers: Readonly<Record<Skill['tier'], string>> = {
  common: 'common skill',
  elite: 'elite skill',
  form: 'form of Winter Spirit',
  training: 'skill for a training mission',
};

interface Prints {
  readonly label: string;
  readonly names: Readonly<Record<SkillPrint, string>>;
  readonly hints: Readonly<Record<SkillPrint, string>>;
}

/** The words around a skill's text, on its page and beside the builder. */
export const skillView = {
  /** "Warrior, common skill". */
  tier: (skill: Skill): string => `${schoolName(skill.school)}, ${tiers[skill.tier]}`,
  /** Meaning of bold digits and "per pip", wherever skills are read. */
  legend: [
    { text: 'Bold numbers, such as ' },
    { text: '1', scales: true },
    {
      text: ', and anything “per pip” are multiplied by the number of pips rolled for their line. Other numbers stay the same.',
    },
  ] satisfies SkillLine,
  always: 'On every try',
  green: (pips: number): string => (pips === 1 ? 'With a Skill pip' : `With ${pips} Skill pips`),
  blue: (pips: number): string => (pips === 1 ? 'With a Magic pip' : `With ${pips} Magic pips`),
  removal: 'If it ends early',
  prints: {
    label: 'Skills on the cards',
    names: { names: 'Names only', short: 'Short text', full: 'Full text' },
    hints: {
      names: 'Names only, if you know the skills.',
      short: 'What each skill does, below its name.',
      full: 'Names on the card, full text on extra cards.',
    },
  } satisfies Prints,
  range: skillRange,
  briefRange,
  missing: 'Without one of these pips this part doesn’t happen.',
  fizzles: 'Without a Magic pip the spell fizzles.',
  preview: 'Try other numbers of pips',
  greenPips: 'Skill pips rolled',
  bluePips: 'Magic pips on the die',
  more: (what: string): string => `${what}: one more`,
  fewer: (what: string): string => `${what}: one fewer`,
};
