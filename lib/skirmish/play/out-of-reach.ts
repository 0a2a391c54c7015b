import type { Units } from '../../table/table';

/** Why somebody cannot be a target at their present place. */
export type NotThere = 'far' | 'near' | 'hidden' | 'level' | 'contact' | 'no-contact' | 'kept';

/** Somebody who cannot be a target, and why. */
export interface Unreached {
  readonly figure: number;
  readonly because: NotThere;
  /** For somebody too far away or too close: how far that is, and where the range ends or starts. */
  readonly measured?: { readonly away: Units; readonly range: Units };
}

/** Why something cannot be done. */
export type Hindrance =
  /** Nobody it could be used on is on the table. */
  | { readonly why: 'nobody' }
  | { readonly why: 'targets'; readonly each: readonly Unreached[] }
  | { readonly why: 'attacked' }
  | { readonly why: 'barred' }
  | { readonly why: 'nothing-to-do' };

/** Why nobody it could be used on can be reached. */
export const hindranceOf = (each: readonly Unreached[]): Hindrance =>
  each.length === 0 ? { why: 'nobody' } : { why: 'targets', each };

/** Where a figure stands as a shot sees it. */
export interface Seen {
  readonly gap: Units;
  readonly sees: boolean;
}

/** First obstacle among zone and sight; undefined for none. */
export const beyond = ({ gap, sees }: Seen, least: Units, most: Units): NotThere | undefined => {
  if (gap < least) return 'near';
  if (gap > most) return 'far';
  return sees ? undefined : 'hidden';
};
