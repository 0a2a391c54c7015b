import type { FaceNumber } from '../../../dice/face';
import type { Issue } from '../../../issue';
import type { Attack } from '../sheet/pips';
import type { SheetKind } from '../sheet/sheet';

/** Which card an issue is about: one of the dragon's, by its place from 0 and its name; undefined: the slayer's own. */
export type OnCard = { readonly at: number; readonly name: string } | undefined;

/** The figures that each rule's sentence needs. */
export interface RuleFigures {
  'points-budget': { readonly card: OnCard; readonly spent: number; readonly budget: number };
  'face-capacity': {
    readonly card: OnCard;
    readonly face: FaceNumber;
    readonly pips: number;
    /** Places of the face; a slayer's 6 has one less, for the sun. */
    readonly places: number;
  };
  'shield-cap': {
    readonly card: OnCard;
    readonly face: FaceNumber;
    readonly pips: number;
    readonly most: number;
  };
  'skill-unknown': { readonly card: OnCard; readonly skill: string };
  'skill-duplicate': { readonly card: OnCard; readonly skill: string };
  'skill-count': { readonly kind: SheetKind; readonly count: number; readonly wanted: number };
  'skill-attack': { readonly skill: string; readonly needs: Attack; readonly attack: Attack };
  'unspent-points': { readonly card: OnCard; readonly left: number };
}

export type Rule = keyof RuleFigures;
export type RuleIssueOf<R extends Rule> = Issue<R, RuleFigures[R]>;

/** An issue of Hic est Draco: one member per rule, told apart by `rule`. */
export type RuleIssue = { [R in Rule]: RuleIssueOf<R> }[Rule];
