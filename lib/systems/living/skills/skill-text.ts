import type { TextPart } from '../../reference-part';
import type { Skill } from './school';

/** A line of a skill's text, part by part; empty where the skill says nothing there. */
export type SkillLine = readonly TextPart[];

/** A skill in words, line by line. */
export interface SkillText {
  /** Class, target, what must hold and what it costs, in the order in which a card says them. */
  readonly facts: readonly string[];
  /** The same in few words, the class first, for a card that prints short texts: what its school wants of all is left out. */
  readonly brief: readonly string[];
  /** Effects on every try, before the roll counts. */
  readonly always: SkillLine;
  /** Effects that need a green pip, with all that only need the skill to work. */
  readonly green: SkillLine;
  readonly blue: SkillLine;
  /** Effects of a Force Enchantment that ends early. */
  readonly removal: SkillLine;
  /** Text of the skill while something holds, such as the death of the pet. */
  readonly otherForm: { readonly while: string; readonly text: SkillText } | undefined;
}

/** A line without what sets its digits apart. */
export const plainLine = (line: SkillLine): string => line.map(({ text }) => text).join('');

/** The pips that scale a skill's lines; one of each says the skill as its rule reads. */
export interface PipCount {
  readonly green: number;
  readonly blue: number;
  /** They were rolled: nothing is said of what more would bring. */
  readonly rolled?: true;
}

/** Generator from entries to words; each language has one. */
export interface SkillTextRenderer {
  readonly render: (skill: Skill, pips?: PipCount) => SkillText;
}
