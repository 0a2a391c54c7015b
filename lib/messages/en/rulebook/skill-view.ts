import type { Skill, SkillPrint } from '@/lib/systems/index';
import { ruleAbout } from '@/lib/systems/rulebook';
import { schoolName } from '../places';

const tiers: Readonly<Record<Skill['tier'], string>> = {
  common: 'common skill',
  elite: 'elite skill',
  form: 'form of Winter Spirit',
  training: 'skill of a training mission',
};

interface Prints {
  readonly label: string;
  readonly names: Readonly<Record<SkillPrint, string>>;
  readonly hints: Readonly<Record<SkillPrint, string>>;
}

/** Whether its text says how far the skill goes. */
const saysHowFar = (skill: Skill): boolean =>
  skill.requires?.includes('contact-with-target') === true ||
  [...(skill.always ?? []), ...(skill.green ?? []), ...(skill.blue ?? [])].some(
    (effect) =>
      'frame' in effect &&
      (effect.frame === 'range' ||
        effect.frame === 'range-by-sight' ||
        (effect.frame === 'reach' && effect.of === 'you')),
  );

/** The words around a skill's text, on its page and beside the builder. */
export const skillView = {
  /** "Warrior, common skill". */
  tier: (skill: Skill): string => `${schoolName(skill.school)}, ${tiers[skill.tier]}`,
  always: 'Always',
  green: (pips: number): string => (pips === 1 ? 'With a green pip' : `With ${pips} green pips`),
  blue: (pips: number): string => (pips === 1 ? 'With a Magic pip' : `With ${pips} Magic pips`),
  removal: 'When it ends early',
  prints: {
    label: 'Skills on the cards',
    names: { names: 'Names', short: 'Short texts', full: 'Full texts' },
    hints: {
      names: 'Names alone, for those who know them.',
      short: 'What each skill does, below its name.',
      full: 'Names on the card, and all about them on further cards.',
    },
  } satisfies Prints,
  /** How far a spell, Voodoo or snowball goes by the common rules; nothing where its text says so, or it has no target. */
  range: (skill: Skill, blue: number): string | undefined => {
    if (skill.target === undefined || skill.target === 'self' || saysHowFar(skill)) return undefined;
    const thrown = ruleAbout(skill, 'snowball');
    if (thrown) return `Range ${thrown.range.word}#.`;
    const own = ruleAbout(skill, 'range');
    if (own) {
      const near = `only ${skill.target === 'any' ? 'on yourself or ' : ''}in base contact`;
      return blue === 0
        ? `Range: ${near}.`
        : `Range ${own.perMagicPip.word * blue}#; without a Magic pip ${near}.`;
    }
    return skill.class.endsWith('Spell') && skill.blue && blue > 0 ? `Range ${5 * blue}#.` : undefined;
  },
  missing: 'Without such a pip this part does not happen.',
  fizzles: 'Without a Magic pip the spell fizzles.',
  preview: 'Try it with other pips',
  greenPips: 'Green pips in the Hand',
  bluePips: 'Magic pips on the die',
  more: (what: string): string => `${what}: one more`,
  fewer: (what: string): string => `${what}: one fewer`,
  openPage: 'Open its page',
  close: 'Close',
  chances: 'So many or more with this hero’s die, by dice in the Hand',
  chance: (share: number): string => {
    const percent = Math.round(share * 100);
    if (share > 0 && percent === 0) return '<1 %';
    return share < 1 && percent === 100 ? '>99 %' : `${percent} %`;
  },
};
