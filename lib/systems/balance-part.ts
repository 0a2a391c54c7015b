import type { Edit, Sheet } from './sheet';

/** Skills that take each other's place on a sheet: those of a school, a category or a rank. */
export interface SkillRivals {
  readonly id: string;
  readonly name: string;
  /** Their ids, as the part `skills` has them. */
  readonly skills: readonly string[];
  /** The scenario that they are made for; absent for the default one. */
  readonly scenario?: string;
}

/** Amount of something on a sheet: one skill, points of a trait, one shield. */
export interface Carried {
  readonly kind: CarriedKind;
  /** Display name: "Cleave", "Melee". */
  readonly name: string;
  readonly amount: number;
}

export const carriedKinds = ['skill', 'trait', 'equipment'] as const;
export type CarriedKind = (typeof carriedKinds)[number];

/** Parts of a game for comparing its skills with each other. */
export interface BalancePart<S = Sheet> {
  readonly rivals: readonly SkillRivals[];
  /** All that may make a sheet better than another: each thing once. */
  readonly carried: (sheet: S) => readonly Carried[];
  /**
   * Two random legal sheets that are the same except for one skill and everything that only this skill
   * brings.
   * @param seed 0 to 2^32 - 1; the same seed gives the same sheets
   * @returns the sheet with each, in their order; undefined if no sheet that was drawn fits both
   */
  readonly exchange: (one: string, other: string, seed: number) => readonly [S, S] | undefined;
}

/** Everything that one change may replace. */
export const changeKinds = ['skill', 'gear', 'pip'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Something that a change takes off a sheet. */
export interface Replaceable {
  readonly kind: ChangeKind;
  /** Tells it apart from everything else on the sheet. */
  readonly id: string;
  /** "Regrowth", "Melee pip, 5-face". */
  readonly name: string;
  /** Name of the version that has it; absent where that is `name`. */
  readonly version?: string;
}

/** A replacement after which the sheet is as legal as before. */
export interface Replacement<E = Edit> {
  readonly id: string;
  readonly name: string;
  /** Heading it is listed under: a school. */
  readonly group?: string;
  /** Why it would do nothing for this sheet: "needs Ranged pips". Such are listed last. */
  readonly lacks?: string;
  readonly edits: readonly E[];
}

/** Second versions of a sheet, each one change away from it. */
export interface VersionsPart<S = Sheet, E = Edit> {
  /** The kinds of change that the game knows, as a player calls them. */
  readonly kinds: readonly { readonly kind: ChangeKind; readonly name: string }[];
  readonly replaceable: (sheet: S) => readonly Replaceable[];
  /** @param id of something replaceable; nothing else can be replaced */
  readonly replacements: (sheet: S, id: string) => readonly Replacement<E>[];
}
