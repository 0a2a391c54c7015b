import type { PieceCraft } from '../../../cards/kit/craft-pictures';
import type { ShownRoll, TurnStep } from '../../../cards/kit/leaflet';
import type { FaceNumber } from '../../../dice/face';
import type { KitPieceId } from './pieces';

/** A side whose cards a match needs but this print doesn't have. */
export type Missing = { readonly of: 'dragon' } | { readonly of: 'slayers'; readonly count: number };

/** An attack that a leaflet shows: the slayer's best face against the dragon's best. */
export interface ShownAttack {
  readonly slayer: string;
  readonly attack: 'dagger' | 'bow';
  readonly av: number;
  /** The die that the slayer picks, and that of the dragon. */
  readonly face: FaceNumber;
  readonly guardFace: FaceNumber;
  /** The card that has her shields. */
  readonly guard: string;
  readonly dv: number;
  /** The card that a roll picks. */
  readonly struck: { readonly nth: FaceNumber; readonly name: string };
  /** Dice beside the steps. */
  readonly dice: Readonly<Record<'attack' | 'guard' | 'struck', ShownRoll>>;
}

/** The words of what a kit says first, in the reader's language. */
export interface LeafletWords {
  /** How its trees and figures are made. */
  readonly crafts: Readonly<Record<Exclude<PieceCraft, 'glued-standee'>, string>>;
  readonly title: string;
  /** @param has whether a piece is in this print */
  readonly need: (names: readonly string[], has: (piece: KitPieceId) => boolean) => readonly string[];
  /** Titles of what is missing: a whole side, or some slayers. */
  readonly isHalf: string;
  readonly isShort: string;
  /** The missing cards and where to get them. @param samples names of ready ones */
  readonly half: (missing: readonly Missing[], samples: readonly string[]) => readonly string[];
  /** Notices before it is printed: which samples come along, and what is missing. */
  readonly brings: (samples: readonly string[]) => string;
  readonly lacks: (missing: readonly Missing[]) => string;
  readonly square: string;
  readonly dragon: string;
  readonly trees: string;
  readonly slayers: string;
  readonly cards: string;
  readonly turnTitle: string;
  /** Dice in words: those that lie there, and the one that is picked. */
  readonly roll: (faces: readonly FaceNumber[], picked: FaceNumber) => string;
  readonly turn: (shown: ShownAttack | undefined) => readonly TurnStep[];
  /** @param canRise somebody has a skill that raises the dead */
  readonly win: (canRise: boolean) => readonly string[];
}
