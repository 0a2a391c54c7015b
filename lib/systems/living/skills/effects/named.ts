import type { Amount } from './terms';

/** Skills whose effect no combination says; each has its own words and its own play. At most 18 of the 225 skills. */
export const namedEffects = [
  'inspirational-speech',
  'tease',
  'tranquility',
  'shapeshift',
  'last-spark',
  'oscitancy',
  'winter-spirit',
  'summon-daemon',
  'dark-portal',
  'shape-shift',
  'torment',
  'damballa',
  'glyph',
  'borrow-spell',
  'precognition',
  'power-drain',
] as const;
export type NamedId = (typeof namedEffects)[number];

/** What a player may not do with a named effect, or what it counts as. */
export const namedLimits = [
  'not-this-skill',
  'one-store-for-each-spell',
  'use-is-casting',
  'no-other-pips',
  'counts-as-psi-spell',
  'top-card-left-out',
  'reactions-only-afterwards',
  'no-actions-meanwhile-but-defence',
  'cannot-be-given-up',
  'impossible-is-waived',
  'no-waiting',
  'dies-again-when-it-leaves',
] as const;
export type NamedLimit = (typeof namedLimits)[number];

/** A named effect in the line where it stands; its figures scale by that place. */
export interface NamedEffect {
  readonly named: NamedId;
  readonly figures: Readonly<Record<string, Amount>>;
  readonly limits?: readonly NamedLimit[];
}
