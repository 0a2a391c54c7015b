/** A skill in words, line by line; a line without words is empty. */
export interface SkillText {
  /** Class, target, what must hold and what it costs, in the order in which a card says them. */
  readonly facts: readonly string[];
  /** The same in few words, for a card that prints short texts: what its school wants of all is left out. */
  readonly brief: readonly string[];
  readonly always: string;
  readonly green: string;
  readonly blue: string;
  /** What a Force Enchantment does when it ends early. */
  readonly removal: string;
  /** What the skill reads while something holds, such as the death of the pet. */
  readonly otherForm: { readonly while: string; readonly text: SkillText } | undefined;
}
