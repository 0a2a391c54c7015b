import type { PieceCraft } from '../../../cards/kit/craft-pictures';
/** The words of what a kit says first, in the reader's language. */
export interface LeafletWords {
  /** How its trees and figures are made. */
  readonly crafts: Readonly<Record<PieceCraft, string>>;
  readonly title: string;
  readonly need: (names: readonly string[]) => readonly string[];
  readonly square: string;
  readonly dragon: string;
  readonly trees: string;
  readonly slayers: string;
  readonly cards: string;
  readonly turnTitle: string;
  readonly turn: readonly string[];
  readonly win: readonly string[];
}
