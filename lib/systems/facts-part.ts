import type { Sheet } from './sheet';

/** Something on a sheet: its kind, and more about it. */
export interface Fact {
  /** Empty for a text that needs none. */
  readonly name: string;
  readonly more: string;
  readonly text?: string;
  /** Where the rules of its game tell of it. */
  readonly address?: string;
  /** Facts that belong to it: the weapons of a follower. */
  readonly facts?: readonly Fact[];
}

/** Facts under a heading. */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Text if there are none. */
  readonly none?: string;
}

/** Content of a sheet as text to read beside its cards. */
export interface FactsPart<S = Sheet> {
  readonly groups: (sheet: S) => readonly FactGroup[];
  /** How it plays, in a line; empty where there is nothing to say yet. */
  readonly plays?: (sheet: S) => string;
}
