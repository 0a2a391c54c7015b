import type { FaceNumber } from '../../../dice/face';
import type { Issue } from '../../../issue';
import type { Owner } from '../sheet/edit';
import type { Armour } from '../../../painted-die/equipment';
import type { Pip } from '../sheet/pips';
import type { CategoryId } from '../skills/ids';

/** Why a hero's skills are more than his traits allow; chapter "Skills". */
export type AllowanceReason =
  | {
      readonly reason: 'too-many';
      readonly skills: number;
      readonly most: number;
      /** Traits besides Skill that the die has pips of. */
      readonly traits: number;
    }
  /** Three skills of a specialist come from one category. */
  | { readonly reason: 'two-categories'; readonly categories: readonly CategoryId[] };

/** The figures that each rule's sentence needs. */
export interface RuleFigures {
  'points-budget': {
    readonly whose: Owner;
    readonly spent: number;
    readonly budget: number;
    /** A casting gives the points. */
    readonly isCast?: true;
  };
  'face-capacity': { readonly whose: Owner; readonly face: FaceNumber; readonly pips: number };
  'one-colour-face': { readonly whose: Owner; readonly face: FaceNumber; readonly pip: Pip };
  'skill-pip-count': { readonly whose: Owner; readonly pips: number };
  'armour-cap': {
    readonly face: FaceNumber;
    readonly pips: number;
    readonly cap: number;
    readonly armour: Armour;
    readonly shield: boolean;
  };
  'shield-unused': { readonly armour: Armour };
  'skill-allowance': AllowanceReason;
  'skill-unknown': { readonly id: string };
  'skill-duplicate': { readonly id: string };
  'unspent-points': { readonly left: number };
  'no-skill-pip': { readonly skills: number };
  'no-magic-pip': { readonly spells: readonly string[] };
  'wysiwyg-weapon':
    | { readonly reason: 'pips-without-weapon'; readonly trait: 'melee' | 'ranged' }
    | {
        readonly reason: 'weapon-without-pips';
        readonly weapon: string | undefined;
        readonly trait: 'melee' | 'ranged';
      };
  'idle-skill':
    | { readonly reason: 'no-fiend'; readonly name: string }
    | { readonly reason: 'no-pips'; readonly name: string; readonly trait: 'melee' | 'ranged' };
}

export type Rule = keyof RuleFigures;

export type RuleIssueOf<R extends Rule> = Issue<R, RuleFigures[R]>;

/** An issue of the first edition: one member per rule, told apart by `rule`. */
export type RuleIssue = { [R in Rule]: RuleIssueOf<R> }[Rule];
