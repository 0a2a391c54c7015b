import type { Aim, Miniature } from '../painted-die/miniature';
import type { Sheet } from './sheet';

/** Something to choose by its picture. */
export interface Pictured<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** A path in a box of 512 x 512; absent for what has nothing to draw. */
  readonly icon?: string;
}

/** A legal sheet that looks like a miniature. */
export interface MiniatureOffer<S = Sheet> {
  /** Id of its concept. */
  readonly id: string;
  readonly name: string;
  /** How it plays. */
  readonly idea: string;
  readonly kind: string;
  /** Serves the chosen aim. */
  readonly serves: boolean;
  readonly sheet: S;
}

/** Sheets that begin with what a miniature looks like. */
export interface MiniaturePart<S = Sheet> {
  readonly armours: readonly Pictured<Miniature['armour']>[];
  readonly shield: Pictured;
  readonly holds: readonly Pictured[];
  /** Aims open to such a miniature. */
  readonly aims: (seen: Miniature) => readonly Pictured<Aim>[];
  /** At most three; each takes a moment, so they come one by one. @param name of the sheets */
  readonly offers: (seen: Miniature, aim: Aim, name: string) => Iterator<MiniatureOffer<S>, void>;
}
