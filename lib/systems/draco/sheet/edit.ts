import type { FaceNumber } from '../../../dice/face';
import type { Attack, DragonPip, SlayerPip } from './pips';
import type { SheetKind } from './sheet';

/** Symbols to paint with: those of a slayer, or those of a dragon's card. */
export type PaintPip = SlayerPip | DragonPip;

/**
 * Everything that changes a draft, as data. `card` is the place of one of the dragon's cards, from 0; without it the
 * slayer's own card is meant. An edit that does not fit the draft changes nothing.
 */
export type Edit =
  | { readonly edit: 'set-text'; readonly field: 'name' | 'title' | 'notes'; readonly text: string }
  /** Starts again as the other kind, with the same texts. */
  | { readonly edit: 'set-kind'; readonly kind: SheetKind }
  | { readonly edit: 'set-attack'; readonly attack: Attack }
  /** Takes one `from` symbol off the face and puts one `to` symbol on it; either may be left out. */
  | {
      readonly edit: 'paint';
      readonly card?: number | undefined;
      readonly face: FaceNumber;
      readonly from?: PaintPip | undefined;
      readonly to?: PaintPip | undefined;
      /** The place on the face, from 0 in the order of `pipPlaces`. */
      readonly at?: number | undefined;
    }
  | {
      readonly edit: 'set-pips';
      readonly card?: number | undefined;
      readonly face: FaceNumber;
      readonly pip: PaintPip;
      readonly count: number;
    }
  | { readonly edit: 'add-skill'; readonly skill: string }
  | { readonly edit: 'remove-skill'; readonly index: number }
  | { readonly edit: 'add-card' }
  | { readonly edit: 'remove-card'; readonly index: number }
  | { readonly edit: 'name-card'; readonly index: number; readonly name: string }
  | { readonly edit: 'set-card-skill'; readonly index: number; readonly skill: string }
  | { readonly edit: 'set-claw'; readonly index: number; readonly claw: boolean };
