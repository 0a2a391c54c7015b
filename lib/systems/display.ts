import type { Card, Colour, Picture } from '../cards/card';
import type { PaintedPip } from '../cards/icons';
import type { FaceNumber } from '../dice/face';
import type { FighterPhotos } from './fighter-photos';
import type { Sheet } from './sheet';
import type { SkillPrint } from './skill-print';

/** Families of schools, each with a colour: nobody could tell fifteen apart. */
export const schoolFamilies = ['arms', 'nature', 'elements', 'spirits', 'death'] as const;
export type SchoolFamily = (typeof schoolFamilies)[number];

/** A sheet in a line of a list, and the words to find and file it by. */
export interface Summary {
  /** The path of an icon in a box of 512 x 512. */
  readonly emblem: string;
  /** The school that most of its skills come from; empty if there is none. */
  readonly kind: string;
  /** Its school; absent if there is none. */
  readonly family?: SchoolFamily | undefined;
  /** All that it can be looked for under, the kind first: every school of its skills. */
  readonly kinds: readonly string[];
  /** Kinds of those that come along with it, in lower case: "daemon"; absent where a game has none. */
  readonly companions?: readonly string[];
  /** Search words beside its texts: names of skills, equipment, followers. */
  readonly searchWords: readonly string[];
  /** Things that the points were spent on, for a bar in colours. */
  readonly spent: readonly { readonly ink: Colour; readonly label: string; readonly points: number }[];
}

export interface CardOptions {
  /** Full address for the QR code; without it the card has none. */
  readonly link?: string | undefined;
  /** Key of the miniature's photo on this device. */
  readonly photo?: string | undefined;
  /** The same of single fighters. */
  readonly photos?: FighterPhotos | undefined;
  /** Names only by default. */
  readonly skills?: SkillPrint;
  /** Whether the player's notes are printed. */
  readonly notes?: boolean;
  /** Whether a hero is one strip that is folded, instead of cards; games whose cards do not fold out leave it. */
  readonly foldsOut?: boolean;
  /** Place among the sheets of its game in one print, from 0; games with fixed sides draw the side's colour. */
  readonly place?: { readonly at: number; readonly of: number };
  /** Marks the card as played by house rules (ruling 18). */
  readonly houseRules: boolean;
}

/** A kind of card that players print or leave out: "Hero cards". */
export interface CardKind {
  /** The `kind` of its cards. */
  readonly id: string;
  readonly name: string;
}

/** The kinds in a game's words, by id. */
export const cardKindsOf = (names: Readonly<Record<string, string>>): readonly CardKind[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** Paint of each place of a face, in the order of `pipPlaces`; undefined for none. */
export type PipsOfFace = (face: FaceNumber) => readonly (PaintedPip | undefined)[];

/** A sheet on cards. */
export interface CardsPart<S = Sheet> {
  /** All cards of a sheet, the one with its name first. */
  readonly cards: (sheet: S, options: CardOptions) => readonly Card[];
  /** Makes a blank card of each kind in the `blankCards` of its messages, by id. */
  readonly blanks: Readonly<Record<string, () => readonly Card[]>>;
  /** Picture of the sheet in the preview of its link: a die, a fighter. */
  readonly picture: (sheet: S) => Picture;
  /** The die that the sheet rolls; absent or undefined if it has none. */
  readonly die?: (sheet: S) => PipsOfFace | undefined;
}

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
