import type { AttackOdds } from '@/lib/painted-die/odds/attack';
import type { DuelOdds } from '@/lib/painted-die/odds/duel';
import type { Fighter, Figures, Way } from '@/lib/painted-die/odds/encounter';
import type { FacesOf } from '@/lib/painted-die/die';
import type { OddsWords } from '#words/painted-die/messages/odds';
import type { HandOdds, HandValue } from '@/lib/painted-die/odds/values';
import type { Worth } from '@/lib/painted-die/odds/worth';
import type { SkillLine } from '@/lib/systems/reference-part';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { LayoutSearch } from '../layout/use-layout';
import type { SomeHero } from '../hero';
import type { DieLook } from '../die/paintable';
import type { PipHover } from '../die/pip-hover';

/** A skill of a hero or of a follower. */
export interface ShownSkill {
  /** Key in an address. */
  readonly key: string;
  readonly name: string;
  /** Roller of the skill, where it isn't the hero. */
  readonly roller?: string | undefined;
}

/** How often a skill works, and what its numbers come to. */
export interface ShownSkillOdds {
  readonly works: number;
  readonly figures: readonly {
    readonly label: string;
    readonly chance: number;
    readonly working: number;
    readonly overall: number;
  }[];
  readonly damage: number | undefined;
  /** Weapon or skill that deals the damage. */
  readonly how: string | undefined;
}

/** Goals of a layout for a certain skill, other than that it works. */
export interface ShownAims {
  readonly damage: boolean;
  readonly figures: readonly { readonly at: number; readonly label: string }[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Odds of a game with painted dice, as its views need them. */
export interface PipOdds<
  Hero extends SomeHero<Pip> = SomeHero,
  Mode extends Way = Way,
  Pip extends string = string,
> {
  readonly system: SystemId;
  /** The key under which this device remembers the strip's opponent, and the first opponent. */
  readonly strip: { readonly key: string; readonly usualFoe: string };
  readonly look: DieLook<Pip>;
  readonly words: OddsWords<Pip>;
  /** Dice of a Hand that can be chosen. */
  readonly hands: readonly number[];
  readonly documentOf: (hero: Hero) => SheetDocument;
  /** The ways to attack that the hero's die allows. */
  readonly modesOf: (hero: Hero) => readonly Mode[];
  readonly modeText: (mode: Mode) => string;
  /** Notes on an attack mode beside its figures. */
  readonly remarkOn: (mode: Mode) => string | undefined;
  readonly attackModeAgainst: (own: Fighter<Hero>, foe: Fighter<Hero>) => Mode;
  readonly attackOdds: (
    own: Fighter<Hero>,
    foe: Fighter<Hero>,
  ) => AttackOdds & { readonly critical?: number | undefined };
  readonly figuresOf: (own: Fighter<Hero>, foe: Fighter<Hero>) => (faces: FacesOf<Pip>) => Figures;
  readonly gainOf: (own: Fighter<Hero>, foe: Fighter<Hero>, faces: FacesOf<Pip>) => Figures;
  readonly duelTable: (
    own: Fighter<Hero>,
    foe: Fighter<Hero>,
    hands: number,
  ) => readonly (readonly DuelOdds[])[];
  readonly worthOfPips: (own: Fighter<Hero>, foe: Fighter<Hero>) => readonly Worth<Pip>[];
  readonly handOdds: (
    faces: FacesOf<Pip>,
    hand: number,
  ) => HandOdds & { readonly critical?: { readonly melee: number; readonly ranged: number } };
  /** The pips that a value counts. */
  readonly pipOfValue: Readonly<Record<HandValue, Pip>>;
  /** The hero's die after a stroke of paint. */
  readonly painted: (hero: Hero, stroke: PipHover<Pip>) => FacesOf<Pip>;
  readonly skills: {
    readonly of: (hero: Hero) => readonly ShownSkill[];
    readonly odds: (key: string, own: Fighter<Hero>, foe: Fighter<Hero>) => ShownSkillOdds | undefined;
    /** Parts of a skill's text that no figure covers, and their heading. */
    readonly rest: {
      readonly title: string;
      readonly of: (
        key: string,
        hero: Hero,
      ) => readonly { readonly head: string; readonly text: SkillLine['text'] }[];
    };
    readonly note: string;
  };
  readonly layout: {
    readonly traits: readonly Pip[];
    /** The skills that the hero rolls, and those the hero could still learn, by their categories. */
    readonly skillsFor: (hero: Hero) => {
      readonly own: readonly Named[];
      readonly others: readonly { readonly group: string; readonly skills: readonly Named[] }[];
    };
    readonly aimsOf: (skill: string) => ShownAims | undefined;
    /** Searches in a worker. */
    readonly search: LayoutSearch;
  };
}

/** The odds of a game with its own types, as the shared views hold them. The one place where they are forgotten. */
export const pipOdds = <Hero extends SomeHero<Pip>, Mode extends Way, Pip extends string>(
  odds: PipOdds<Hero, Mode, Pip>,
): PipOdds => odds as unknown as PipOdds;

/** A fight whose figures a panel shows. */
export interface Fight {
  readonly game: PipOdds;
  readonly own: Fighter<SomeHero>;
  readonly foe: Fighter<SomeHero>;
}
