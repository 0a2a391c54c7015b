import type { Skill } from '../skills/school';
import type { SkillText } from '../skills/skill-text';

export type { SkillText };

/** The pips that scale a skill's lines; one of each says the skill as its rule reads. */
export interface PipCount {
  readonly green: number;
  readonly blue: number;
  /** They were rolled: nothing is said of what more would bring. */
  readonly rolled?: true;
}

/** What each language has: one generator, from entries to words. */
export interface SkillTextRenderer {
  readonly render: (skill: Skill, pips?: PipCount) => SkillText;
}
