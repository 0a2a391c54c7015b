import type { Issue } from '../../../issue';
import type { Rank } from '../sheet/rank';
import type { Gear, RoleId } from '../skills/roles';

/** The figures that each rule's sentence needs; `name` is the fighter's. */
export interface RuleFigures {
  'warband-ranks': { readonly counts: Readonly<Record<Rank, number>> };
  'stat-range': {
    readonly name: string;
    readonly rank: Rank;
    readonly stat: number;
    readonly least: number;
    readonly most: number;
  };
  'stat-total': { readonly total: number; readonly least: number };
  'role-unknown': { readonly name: string; readonly rank: Rank; readonly role: string | undefined };
  'distraction-stat': { readonly name: string; readonly stat: number; readonly least: number };
  'no-shooter': { readonly name: string; readonly role: RoleId };
  'martial-artist-gear': { readonly name: string; readonly gear: readonly Gear[] };
  'two-hands': { readonly name: string };
  'medium-shooters': { readonly shooters: number; readonly most: number };
  'heavy-shooters': { readonly shooters: number; readonly most: number };
  'fire-team': {
    readonly name: string;
    readonly stat: number;
    readonly lacks: readonly ('partner' | 'gun')[];
  };
  'minion-master': { readonly name: string; readonly rookies: number; readonly least: number };
  unarmed: { readonly name: string };
}

export type Rule = keyof RuleFigures;
export type RuleIssueOf<R extends Rule> = Issue<R, RuleFigures[R]>;

/** An issue of the warband skirmish: one member per rule, told apart by `rule`. */
export type RuleIssue = { [R in Rule]: RuleIssueOf<R> }[Rule];
