import type { FaceNumber } from '../../../../dice/face';
import type { Point } from '../../../../table/table';
import type { CounterId } from '../../skills/effect';
import type { FigureId } from './figure';

/** How somebody came to another place. */
export type Going = 'walked' | 'met' | 'left' | 'pushed' | 'set';

/** Causes of harm: an attack in contact, one from afar, a skill or spell, counters. */
export const harms = ['contact', 'afar', 'skill', 'counter'] as const;
export type Harm = (typeof harms)[number];

/** Purpose of a roll of a pool. */
export type Reason = 'attack' | 'defence' | 'skill';

/** One modifier of a value, with its reason. */
export interface ValueReason {
  readonly reason: 'skill' | 'dazed' | 'scales' | 'exposed';
  readonly amount: number;
}

/** Events of a match, as a log tells them: plain data; the words are in the messages. */
export type MatchEvent =
  | { readonly told: 'pile'; readonly pile: number }
  | { readonly told: 'tree'; readonly at: Point; readonly team: number }
  /** The first of the dragon's cards to come in; by the die, or chosen on a 6. */
  | { readonly told: 'first-card'; readonly card: number; readonly face: FaceNumber }
  | { readonly told: 'turn'; readonly figure: FigureId; readonly card: number }
  /** The card of somebody dead came up and is laid aside. */
  | { readonly told: 'laid-aside'; readonly figure: FigureId }
  | {
      readonly told: 'moved';
      readonly figure: FigureId;
      readonly how: Going;
      readonly from: Point;
      readonly to: Point;
    }
  | { readonly told: 'skill'; readonly figure: FigureId; readonly skill: string; readonly suns: number }
  | {
      readonly told: 'attack';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly how: Harm;
    }
  | {
      readonly told: 'rolled';
      readonly figure: FigureId;
      readonly why: Reason;
      readonly faces: readonly FaceNumber[];
    }
  /** The picked die and its value: `symbols` of a card plus modifiers. */
  | {
      readonly told: 'picked';
      readonly figure: FigureId;
      readonly value: 'av' | 'dv';
      readonly face: FaceNumber;
      /** The dragon's card, from 0; -1 for a slayer's. */
      readonly card: number;
      readonly symbols: number;
      readonly more: number;
      /** Parts of `more`. */
      readonly because: readonly ValueReason[];
      /** Damage that is taken off after both values; 0 for an AV. */
      readonly guard: number;
      readonly is: number;
    }
  | { readonly told: 'too-far'; readonly figure: FigureId }
  | {
      readonly told: 'lost';
      readonly figure: FigureId;
      readonly by: FigureId;
      readonly dice: number;
      readonly harm: Harm;
    }
  | { readonly told: 'unhurt'; readonly figure: FigureId }
  | {
      readonly told: 'regained';
      readonly figure: FigureId;
      readonly by: FigureId;
      readonly dice: number;
    }
  | {
      readonly told: 'counters';
      readonly figure: FigureId;
      readonly by: FigureId;
      readonly counter: CounterId;
      readonly count: number;
    }
  /** The die that names one of the dragon's cards, and which it came to be; -1 for none. */
  | { readonly told: 'named'; readonly face: FaceNumber; readonly card: number }
  /** The die beside one of her cards falls. */
  | { readonly told: 'card-die'; readonly card: number; readonly before: number; readonly left: number }
  | { readonly told: 'more-dv'; readonly figure: FigureId; readonly by: number }
  | { readonly told: 'recovers' | 'turned-up'; readonly figure: FigureId }
  | { readonly told: 'fell'; readonly figure: FigureId; readonly by: FigureId; readonly harm: Harm }
  | { readonly told: 'raised'; readonly figure: FigureId; readonly by: FigureId; readonly dice: number }
  | { readonly told: 'end'; readonly winner: number | undefined; readonly because: string };
