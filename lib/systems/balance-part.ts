import type { Sheet } from './sheet';

/** Skills that take each other's place on a sheet: those of a school, a category or a rank. */
export interface SkillRivals {
  readonly id: string;
  readonly name: string;
  /** Their ids, as the part `skills` has them. */
  readonly skills: readonly string[];
  /** The scenario that they are made for; absent where the usual one is. */
  readonly scenario?: string;
}

/** Amount of something on a sheet: one skill, points of a trait, one shield. */
export interface Carried {
  readonly kind: CarriedKind;
  /** As people read it: "Cleave", "Melee". */
  readonly name: string;
  readonly amount: number;
}

export const carriedKinds = ['skill', 'trait', 'equipment'] as const;
export type CarriedKind = (typeof carriedKinds)[number];

/** What it takes to hold the skills of a game against each other. */
export interface BalancePart<S = Sheet> {
  readonly rivals: readonly SkillRivals[];
  /** All that may make a sheet better than another: each thing once. */
  readonly carried: (sheet: S) => readonly Carried[];
  /**
   * Two legal sheets drawn by chance that are the same but for one skill, and for what that skill alone brings along.
   * @param seed 0 to 2^32 - 1; the same seed gives the same sheets
   * @returns the sheet with each, in their order; undefined where no sheet that was drawn fits both
   */
  readonly exchange: (one: string, other: string, seed: number) => readonly [S, S] | undefined;
}
