/** Values of a figure that a skill can change: attack and defence, # of movement, # of range. */
export const values = ['AV', 'DV', 'MAV', 'MDV', 'movement', 'range'] as const;
export type Value = (typeof values)[number];

/**
 * How much. A bare number is the rulebook's digit: behind a pip it grows with the pips of its colour, in `always` it
 * stands. A `word` never grows. `each` counts the full # that the figure has not moved this turn; its `by` grows.
 */
export type Amount = number | Word | ForEach;
export interface Word {
  readonly word: number;
}
export interface ForEach {
  readonly each: 'unmoved';
  readonly by: number;
}

/** Whoever uses the skill, everybody it is aimed at, or the user's fiend. */
export const ones = ['you', 'target', 'fiend'] as const;
export type One = (typeof ones)[number];

/** How long a change lasts; without it to the beginning of your next turn. */
export type Until = 'end-of-your-next-turn' | 'next-attack';

/** How a fiend deals what its summoner has rolled. */
export const fiendAttacks = ['melee', 'ranged', 'breath'] as const;
export type FiendAttack = (typeof fiendAttacks)[number];

/** One thing that a line of a skill does. */
export type Effect =
  | {
      readonly act: 'change';
      readonly value: Value;
      readonly by: Amount;
      readonly whom: One;
      readonly until?: Until;
    }
  /** A value is 0 until your next turn, whatever else would change it. */
  | { readonly act: 'zero'; readonly value: 'AV' | 'DV'; readonly whom: One }
  /** An attack that hits deals at most this much. */
  | { readonly act: 'limit-damage'; readonly to: number }
  /** Straight away from you, this many #. */
  | { readonly act: 'push'; readonly by: Amount; readonly whom: One }
  | { readonly act: 'more-attacks'; readonly count: Amount }
  /** Opponents within this many # attack nobody else on their turn. */
  | { readonly act: 'taunt'; readonly within: Amount }
  /** This many skills of your choice must not be used. */
  | { readonly act: 'bar-skills'; readonly count: Amount; readonly whom: One }
  /** This many # more to move this turn. */
  | { readonly act: 'move'; readonly by: Amount; readonly spends: 'nothing' | 'attack' | 'movement' }
  | { readonly act: 'heal'; readonly by: Amount; readonly whom: One }
  /** For this many of its own turns the target regains `by` dice. */
  | { readonly act: 'mend'; readonly turns: Amount; readonly by: Word; readonly whom: One }
  /** Raised with this many dice, and one fewer for good. */
  | { readonly act: 'raise'; readonly by: Amount; readonly whom: One }
  /** Damage with a MAV of so much; each target defends it once. */
  | { readonly act: 'damage'; readonly by: Amount; readonly whom: One }
  | { readonly act: 'lay-traps'; readonly count: Amount; readonly within: Amount }
  /** How many are affected, how far round you, and how far you may stand from a target. */
  | { readonly act: 'targets'; readonly count: Amount }
  | { readonly act: 'radius'; readonly of: Amount }
  | { readonly act: 'reach'; readonly by: Amount }
  /** How long the line is, how far the fiend's attack reaches. */
  | { readonly act: 'line'; readonly of: Amount }
  | { readonly act: 'fiend-range'; readonly by: Amount }
  /** You take every other point of the target's next `next` damage. */
  | { readonly act: 'share-damage'; readonly next: Amount; readonly each: Amount }
  | { readonly act: 'spare-yourself'; readonly by: Amount }
  | { readonly act: 'summon'; readonly life: Amount; readonly points: Amount; readonly turns: Amount }
  | { readonly act: 'hasten'; readonly turns: Amount }
  | { readonly act: 'fiend-attack'; readonly manner: FiendAttack; readonly value: number }
  /** Moves over obstacles. */
  | { readonly act: 'fly'; readonly whom: One };

/** The value of an amount. @param scale pips of its line, or 1; @param unmoved full # not moved */
export const amountOf = (amount: Amount, scale: number, unmoved = 0): number => {
  if (typeof amount === 'number') return amount * scale;
  return 'word' in amount ? amount.word : amount.by * scale * unmoved;
};
