import type { LayoutLabels } from '../../../painted-die/cards/card-layout';
import type { FaceNumber } from '../../../dice/face';
import type { Weapon, WeaponType } from '../sheet/armoury';
import type { Armour } from '../../../painted-die/equipment';
import type { FollowerKind, PetAbility } from '../sheet/follower';
import type { Pip } from '../sheet/pips';
import type { SkillText } from '../skills/skill-text';
import type { Skill } from '../skills/school';

/** Skill text on a card: names only, or with short or full texts. */
export const skillPrints = ['names', 'short', 'full'] as const;
export type SkillPrint = (typeof skillPrints)[number];

/** The words on a card, in the reader's language. */
export interface CardLabels extends LayoutLabels {
  readonly pips: Readonly<Record<Pip, string>>;
  readonly armours: Readonly<Record<Armour, string>>;
  readonly shield: string;
  readonly weaponTypes: Readonly<Record<WeaponType, string>>;
  readonly pole: string;
  readonly followerKinds: Readonly<Record<FollowerKind, string>>;
  readonly petAbilities: Readonly<Record<PetAbility, string>>;
  /** Effects of abilities at the table; most only change what the die may have. */
  readonly abilityRules: Readonly<Partial<Record<PetAbility, string>>>;
  /** Under a hero's picture: "Druid skills". A title may name another job. */
  readonly skillsOf: (school: string) => string;
  /** Beside a hero's skill that his pets use: "of Jane". */
  readonly skillOf: (hero: string) => string;
  /** Effects of a weapon at the table, in a line: range, dead zone, reload, critical hit. */
  readonly weaponFacts: (weapon: Weapon) => string;
  readonly notes: string;
  readonly magical: string;
  readonly ability: string;
  readonly equipment: string;
  readonly weapons: string;
  readonly skills: string;
  readonly snowfall: string;
  /** How a hero fares in a Snowfall: "Movement 5#". */
  readonly snowfallLine: string;
  /** Behind the name of a Snowball skill: how far it goes. */
  readonly snowball: string;
  /** Gain of a daemon for each Magic pip of its summoning. */
  readonly daemonRule: string;
  readonly system: string;
  readonly houseRules: string;
  /** Text of a photo for someone who cannot see it. */
  readonly photo: string;
  /** "14 weapons", where their kinds do not fit. */
  readonly weaponCount: (weapons: number) => string;
  /** "Unarmed", for a card with nothing to name. */
  readonly unarmed: string;
  readonly points: (points: number) => string;
  /** The title of a follower without one: "Wolf of Jane". */
  readonly followerOf: (kind: FollowerKind, hero: string) => string;
  /** Name of a hero's cards outside Snowfall when they are numbered: "Living". */
  readonly part: string;
  /** "Basic Animal Training x 2". */
  readonly times: (name: string, count: number) => string;
  /** Spoken text of a pip before a line: "With a Skill pip". */
  readonly withPip: (pip: 'skill' | 'magic') => string;
  /** Before what a Force Enchantment does when it ends early: "When it ends early:". */
  readonly removal: string;
  /** A face in words: "6-face: 4 Defence, 1 Magic, 1 Skill". */
  readonly face: (face: FaceNumber, pips: readonly (readonly [Pip, number])[]) => string;
}

export interface CardOptions {
  /** Full address for the QR code; without it the card has none. */
  readonly link?: string | undefined;
  /** Marks the card as played by house rules (ruling 18). */
  readonly houseRules: boolean;
  /** Whether the player's notes are printed. */
  readonly notes?: boolean | undefined;
  /** Whether the hero's own card is one strip that is folded, instead of cards. */
  readonly foldsOut?: boolean | undefined;
  /** Photo of the miniature, only for the hero's own card. */
  readonly photo?: string | undefined;
  /** Skill texts; if absent, the card has only names. */
  readonly skills?:
    | {
        readonly print: Exclude<SkillPrint, 'names'>;
        readonly renderSkill: (skill: Skill) => SkillText;
      }
    | undefined;
  readonly labels: CardLabels;
}

/** The kinds of card of this game, in the order in which they are offered. */
export const cardKinds = ['hero', 'follower', 'snowfall'] as const;
export type CardKind = (typeof cardKinds)[number];
