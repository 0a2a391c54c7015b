import type { SkillPrint } from '../../systems/system';

/** What cards say of skills. */
export const skillPrints = {
  label: 'Skills on the cards',
  names: { names: 'Names', short: 'Short texts', full: 'Full texts' },
  hints: {
    names: 'Names alone, for those who know them.',
    short: 'What each skill does, below its name.',
    full: 'Names on the card, and all about them on further cards.',
  },
} satisfies {
  readonly label: string;
  readonly names: Readonly<Record<SkillPrint, string>>;
  readonly hints: Readonly<Record<SkillPrint, string>>;
};
