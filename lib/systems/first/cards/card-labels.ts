import type { LayoutLabels } from '../../../painted-die/cards/card-layout';
import type { FaceInWords } from '../../../painted-die/cards/painted-faces';
import type { WeaponType } from '../sheet/equipment';
import type { Armour } from '../../../painted-die/equipment';
import type { Pip, Trait } from '../sheet/pips';

/** The words on a card, in the reader's language. */
export interface CardLabels extends LayoutLabels {
  /** Name of a hero's cards when they are numbered. */
  readonly part: string;
  readonly pips: Readonly<Record<Pip, string>>;
  /** Value in a fight that a trait's best face gives: "DV" of armour. */
  readonly values: Readonly<Record<Trait, string>>;
  readonly armours: Readonly<Record<Armour, string>>;
  readonly shield: string;
  readonly weaponTypes: Readonly<Record<WeaponType, string>>;
  readonly equipment: string;
  readonly skills: string;
  readonly notes: string;
  readonly fiend: string;
  /** "Fiend of Hekate". */
  readonly fiendOf: (hero: string) => string;
  /** Life of a fiend, by the Magic pips of its summoning. */
  readonly fiendLife: (life: number) => string;
  /** Rules for the die of a fiend. */
  readonly fiendRules: readonly string[];
  /** Name of a hero card to fill in. */
  readonly blankHero: string;
  /** The words of the character sheet that is folded. */
  readonly sheet: {
    readonly name: string;
    readonly title: string;
    readonly blank: string;
    /** Where the texts of skills are, for whom a sheet has no room for them. */
    readonly inFull: string;
    /** "12 things", "5 skills": where their names do not fit. */
    readonly items: (n: number) => string;
    readonly skills: (n: number) => string;
  };
  readonly houseRules: string;
  /** Text of a photo for someone who cannot see it. */
  readonly photo: string;
  /** "Unarmed", for a card with nothing to name. */
  readonly unarmed: string;
  /** "14 weapons", where their names do not fit. */
  readonly weaponCount: (weapons: number) => string;
  readonly points: (points: number) => string;
  /** Spoken text of a pip before a line: "With a Skill pip". */
  readonly withPip: (pip: 'skill' | 'magic') => string;
  readonly face: FaceInWords<Pip>;
}

/** The kinds of card of this game, in the order in which they are offered. */
export const cardKinds = ['hero', 'fiend'] as const;
export type CardKind = (typeof cardKinds)[number];
