import type { Skill } from '@/lib/systems/index';

/** The pips that scale a skill's lines; one of each says the skill as its rule reads. */
export interface PipCount {
  readonly green: number;
  readonly blue: number;
}

/** A skill in words, line by line; a line without words is empty. */
export interface SkillText {
  /** Class, target, what must hold and what it costs, in the order in which a card says them. */
  readonly facts: readonly string[];
  readonly always: string;
  readonly green: string;
  readonly blue: string;
  /** What a Force Enchantment does when it ends early. */
  readonly removal: string;
  /** What the skill reads while something holds, such as the death of the pet. */
  readonly otherForm: { readonly while: string; readonly text: SkillText } | undefined;
}

/** What each language has: one generator, from entries to words. */
export interface SkillTeller {
  readonly tell: (skill: Skill, pips?: PipCount) => SkillText;
}
