import type { Rank } from './rank';
import type { Fighter } from './warband';

/** Fields of a fighter that can be set. */
export type FighterField = 'name' | 'stat' | 'role' | 'minion' | 'melee' | 'shooter' | 'shield' | 'notes';

/** Sets one thing of the fighter at this place; what may be absent is taken away by undefined. */
export type SetFighter = {
  readonly [F in FighterField]: {
    readonly edit: 'set-fighter';
    readonly index: number;
    readonly field: F;
    readonly value: Fighter[F];
  };
}[FighterField];

/**
 * Everything that changes a draft, as data: what the builder does, what a fix proposes and what undo names.
 * An edit whose place does not exist changes nothing.
 */
export type Edit =
  | { readonly edit: 'name-warband'; readonly name: string }
  /** One more of this rank, behind those of his rank. */
  | { readonly edit: 'add-fighter'; readonly rank: Rank }
  /** A copy of this fighter, placed after it, under the next name. */
  | { readonly edit: 'copy-fighter'; readonly index: number }
  | { readonly edit: 'remove-fighter'; readonly index: number }
  | SetFighter;
