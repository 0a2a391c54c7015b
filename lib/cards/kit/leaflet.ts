import type { Drawing, RichText } from '../card';
import type { Block } from '../text/flow';
import type { PieceCraft } from './craft-pictures';
import type { LaidOut, TableLook } from './table-picture';

/** Draws a die with one face up, its top left corner at x, y; mm. */
export type DrawDie = (x: number, y: number, side: number) => readonly Drawing[];

/** Dice side by side in an example: a roll with the one picked, or a Hand and the dice that leave it. */
export interface ShownRoll {
  readonly dice: readonly DrawDie[];
  /** Which of the dice count, from 0. */
  readonly picked: readonly number[];
  /** Dice that leave the Hand, from the right. */
  readonly gone?: number;
  readonly spoken: string;
}

/** A step of the set-up: the table as it looks by then, or what lies before each player. */
export interface SetUpStep {
  readonly text: string;
  readonly table: TableLook | LaidOut;
}

/** A step of a turn, with the dice that it rolls. */
export interface TurnStep {
  readonly text: RichText;
  readonly roll?: ShownRoll;
}

/** First page of a kit: the material, the set-up, the signs, a turn, and the winner. */
export interface Leaflet {
  /** The scenario or the game: "King of the Hill". */
  readonly title: string;
  /** Beside the title: a die of each hero, where heroes have painted ones. */
  readonly dice?: readonly DrawDie[];
  /** Comes first: what this print needs to be a whole game. */
  readonly lacks?: { readonly title: string; readonly text: readonly RichText[] } | undefined;
  readonly need: readonly RichText[];
  readonly setUp: readonly SetUpStep[];
  /** The signs of the cards and what they mean. */
  readonly signs: readonly Block[];
  readonly turn: { readonly title: string; readonly steps: readonly TurnStep[] };
  /** Example of what nobody can do on the first turn. */
  readonly example?: { readonly title: string; readonly steps: readonly TurnStep[] };
  /** Use of what is on the cards beside attacks. */
  readonly skills?: { readonly title: string; readonly text: readonly RichText[] };
  /** Differences after the first turn, only those that this match can have. */
  readonly later: readonly RichText[];
  /** Rules of this scenario or mission that a first turn may need. */
  readonly special?: { readonly title: string; readonly text: readonly string[] };
  readonly win: readonly string[];
  /** Fate of whoever is taken out: whether, when and where they come back. */
  readonly fallen: readonly string[];
  /** How pieces of this kit are made beside what is cut, folded and glued. */
  readonly crafts?: readonly { readonly craft: PieceCraft; readonly text: string }[];
}
