import type { PieceCraft } from '../../../cards/kit/craft-pictures';

/** A side whose cards a match needs and this print lacks. */
export type Missing = { readonly of: 'dragon' } | { readonly of: 'slayers'; readonly count: number };

/** The words of what a kit says first, in the reader's language. */
export interface LeafletWords {
  /** How its trees and figures are made. */
  readonly crafts: Readonly<Record<PieceCraft, string>>;
  readonly title: string;
  /** @param without which side is not in this print */
  readonly need: (names: readonly string[], without: readonly Missing[]) => readonly string[];
  /** A notice before it is printed. */
  readonly lacks: (missing: readonly Missing[]) => string;
  readonly square: string;
  readonly dragon: string;
  readonly trees: string;
  readonly slayers: string;
  readonly cards: string;
  readonly turnTitle: string;
  readonly turn: readonly string[];
  readonly win: readonly string[];
}
