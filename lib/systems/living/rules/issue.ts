import type { FaceNumber } from '../../../dice/face';
import type { Issue } from '../../../issue';
import type { Armour } from '../../../painted-die/equipment';
import type { FollowerKind, PetAbility } from '../sheet/follower';
import type { SkillChoice } from '../sheet/hero';
import type { Pip, Trait } from '../sheet/pips';
import type { EquipmentNeed, SchoolId, Tier } from '../skills/school';

/** Owner of the die in an issue. */
export type Whose =
  | { readonly kind: 'hero' }
  | { readonly kind: FollowerKind; readonly name: string | undefined };

/** Why a hero's skills are more than his traits allow; ruling 6. */
export type AllowanceReason =
  /** No skill at all with four traits. */
  | { readonly reason: 'four-traits' }
  /** More than one skill with three traits. */
  | { readonly reason: 'three-traits'; readonly skills: number }
  /** An elite skill with any number of traits but one. */
  | { readonly reason: 'elite-needs-one-trait'; readonly skill: string; readonly traits: number }
  /** An elite skill beside a second school. */
  | {
      readonly reason: 'elite-needs-one-school';
      readonly skill: string;
      readonly schools: readonly SchoolId[];
    }
  | { readonly reason: 'too-many-elite'; readonly elite: number }
  | { readonly reason: 'too-many-schools'; readonly schools: readonly SchoolId[] }
  | {
      readonly reason: 'too-many-of-school';
      readonly school: SchoolId;
      readonly skills: number;
      readonly most: number;
      /** How many schools the hero learns from: the limit depends on it. */
      readonly schools: number;
      readonly traits: number;
    };

export type PetReason =
  | { readonly reason: 'no-ability' }
  | { readonly reason: 'ranged'; readonly pips: number }
  | {
      readonly reason: 'face';
      readonly pip: Trait;
      readonly face: FaceNumber;
      readonly pips: number;
      readonly cap: number;
      readonly ability: PetAbility | undefined;
    }
  | {
      readonly reason: 'magic-on-die';
      readonly pips: number;
      readonly cap: number;
      readonly magical: boolean;
      readonly ability: PetAbility | undefined;
    };

export type DaemonReason =
  | { readonly reason: 'ranged'; readonly pips: number }
  /** `allowed`: most Skill pips on each of the faces that may have some; by the rules of the card, or by the casting. */
  | {
      readonly reason: 'skill-pips';
      readonly pips: number;
      readonly allowed: readonly number[];
      readonly from: 'card' | 'casting';
    }
  /** Budget: 4 points for each pip of the summoner's best Magic face, or what the casting gives. */
  | {
      readonly reason: 'points';
      readonly spent: number;
      readonly budget: number;
      readonly from: 'card' | 'casting';
    };

/** The figures that each rule's sentence needs; see docs/file-format.md. */
export interface RuleFigures {
  'points-budget': { readonly whose: Whose; readonly spent: number; readonly budget: number };
  'face-capacity': { readonly whose: Whose; readonly face: FaceNumber; readonly pips: number };
  'one-colour-face': { readonly whose: Whose; readonly face: FaceNumber; readonly pip: Pip };
  'armour-cap': {
    readonly face: FaceNumber;
    readonly pips: number;
    readonly cap: number;
    readonly armour: Armour;
    readonly shield: boolean;
  };
  'skill-pip-count': { readonly whose: Whose; readonly pips: number };
  'skill-allowance': AllowanceReason;
  'skill-unknown': { readonly id: string; readonly tier: Tier | undefined };
  'skill-duplicate': { readonly choice: SkillChoice };
  'skill-equipment':
    | { readonly reason: 'need'; readonly name: string; readonly need: EquipmentNeed }
    | { readonly reason: 'custom'; readonly name: string };
  'pet-training': { readonly pets: number; readonly allowed: number };
  'pet-caps': { readonly whose: Whose } & PetReason;
  'daemon-caps': { readonly whose: Whose } & DaemonReason;
  'daemon-slots':
    | { readonly reason: 'slots'; readonly skills: number; readonly free: number }
    | { readonly reason: 'no-daemon-skill'; readonly id: string };
  'snowfall-mix':
    | { readonly reason: 'snowfall-among-skills'; readonly name: string }
    | { readonly reason: 'other-in-snowfall'; readonly id: string }
    | {
        readonly reason: 'too-many';
        readonly tier: 'common' | 'elite';
        readonly skills: number;
        readonly most: number;
      };
  'follower-unsupported':
    | { readonly reason: 'no-skill'; readonly kind: 'daemon' | 'beast-shape'; readonly skill: string }
    | { readonly reason: 'two'; readonly kind: 'daemon' | 'beast-shape' };
  'unspent-points': { readonly whose: Whose; readonly left: number };
  'no-skill-pip': { readonly skills: number };
  'no-magic-pip': { readonly spells: readonly string[] };
  'wysiwyg-weapon':
    | { readonly reason: 'pips-without-weapon'; readonly trait: 'melee' | 'ranged' }
    | {
        readonly reason: 'weapon-without-pips';
        readonly weapon: string | undefined;
        readonly traits: readonly ('melee' | 'ranged')[];
      };
  'idle-skill':
    | { readonly reason: 'no-pet'; readonly name: string }
    | { readonly reason: 'more-training-than-pets'; readonly trainings: number; readonly pets: number }
    | { readonly reason: 'daemon-skill'; readonly name: string }
    | { readonly reason: 'no-pips'; readonly name: string; readonly trait: 'melee' | 'ranged' };
}

export type Rule = keyof RuleFigures;

export type RuleIssueOf<R extends Rule> = Issue<R, RuleFigures[R]>;

/** An issue of the Living Rulebook: one member per rule, told apart by `rule`. */
export type RuleIssue = { [R in Rule]: RuleIssueOf<R> }[Rule];
