import type { Amount } from '../../../effects/amount';
import type { Attack } from '../sheet/pips';

/**
 * Counters lie beside whoever received them, in stacks; each stack loses one in the upkeep of its bearer. The
 * messages say what each does, by the number in the stack; it is the same for slayers and dragon.
 */
export const counterIds = [
  'hobbled',
  'guarded',
  'exposed',
  'dazed',
  'bleeding',
  'goaded',
  'hot-blood',
] as const;
export type CounterId = (typeof counterIds)[number];

/**
 * Effects of skills, once for both sides. `N` is how a number counts: a slayer's numbers grow with the suns in the
 * roll, a dragon's depend on the face that she picks.
 */
export type Act<N> =
  /** `ifHit`: if the attack does at least 1 damage. */
  | {
      readonly act: 'give';
      readonly counter: CounterId;
      readonly count: N;
      readonly to: 'self' | 'opponent' | 'friend' | 'all-within';
      /** Inches; with `all-within`. */
      readonly within?: number;
      readonly ifHit?: true;
    }
  /** Added to this attack's AV; `atMost`: only while the owner's dicepool has at most this many dice. */
  | { readonly act: 'av'; readonly by: N; readonly atMost?: number }
  /** Taken off the DV against this attack. */
  | { readonly act: 'less-dv'; readonly by: N }
  /** Inches added to how far this attack reaches. */
  | { readonly act: 'reach'; readonly inches: N }
  /** Inches added to this movement. */
  | { readonly act: 'farther'; readonly inches: N }
  /** This movement leaves contact without being attacked. */
  | { readonly act: 'slip-away' }
  /** Nobody may meet this movement. */
  | { readonly act: 'unmet' }
  /** Straight away from who pushes, at the end of the action. */
  | {
      readonly act: 'push';
      readonly who: 'opponent' | 'all-in-contact';
      readonly inches: N;
      readonly ifHit?: true;
    }
  /** Inches that are walked after the attack. */
  | { readonly act: 'walk'; readonly inches: N }
  /** Damage to the opponent that nothing defends. */
  | { readonly act: 'damage'; readonly by: N; readonly ifHit?: true }
  /** Dice that come back to a dicepool, up to its maximum. */
  | { readonly act: 'dice'; readonly to: 'self' | 'friend'; readonly by: N; readonly ifHit?: true }
  /** A dead friend stands up with this many dice, at most 5. */
  | { readonly act: 'raise'; readonly dice: N }
  /** An attack whose AV is the magic symbols of one picked die, plus this. */
  | { readonly act: 'magic-attack'; readonly more: N }
  /** Until the end of the game. */
  | { readonly act: 'more-dv'; readonly by: N };

/** Kind of action in a slayer's skill: it rolls for an attack, it moves, it casts, or neither. */
export type SlayerUse = 'attack' | 'move' | 'spell' | 'alone';

export interface SlayerSkill {
  readonly name: string;
  /** By its name at game-icons.net. */
  readonly icon: string;
  readonly use: SlayerUse;
  /** The kind of attack symbol that its owner's card must have. */
  readonly needs?: Attack;
  /** AV that its attack gives up. */
  readonly lessAv?: number;
  readonly oncePerTurn?: true;
  /** Effects with at least one sun; digits grow with the suns. */
  readonly suns: readonly Act<Amount<never>>[];
}

/** Values of a number for the faces 1 and 2, for 3 and 4, and for 5 and 6. */
export type Bands = readonly [low: number, middle: number, high: number];

export interface DragonSkill {
  readonly name: string;
  readonly icon: string;
  /** Instead of the attack, once in the game. */
  readonly insteadOfAttack?: true;
  /** Inches that the attack reaches with a free line; in contact without. */
  readonly reach?: number;
  readonly acts: readonly Act<Bands>[];
}
