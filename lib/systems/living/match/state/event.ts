import type { Point } from '../../../../table/table';
import type { Condition, Value } from '../../skills/effects/terms';
import type { CharmKind, FigureId } from './figure';

/** What happens in a match, as a log tells it: plain data; the words are in the messages. */
export type MatchEvent =
  | { readonly told: 'phase'; readonly phase: number }
  | { readonly told: 'turn'; readonly figure: FigureId }
  /** Cards that a player sees, or all where it is -1. */
  | {
      readonly told: 'cards';
      readonly figure: FigureId;
      readonly player: number;
      readonly cards: readonly FigureId[];
    }
  | { readonly told: 'action'; readonly figure: FigureId; readonly action: string; readonly skill?: string }
  | { readonly told: 'reaction'; readonly figure: FigureId }
  | { readonly told: 'moved'; readonly figure: FigureId; readonly from: Point; readonly to: Point }
  | {
      readonly told: 'rolled';
      readonly figure: FigureId;
      readonly faces: readonly number[];
      readonly why: string;
    }
  | { readonly told: 'value'; readonly figure: FigureId; readonly value: Value; readonly is: number }
  | { readonly told: 'attack'; readonly figure: FigureId; readonly target: FigureId; readonly kind: string }
  | { readonly told: 'critical'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly told: 'damage'; readonly figure: FigureId; readonly amount: number; readonly by: FigureId }
  /** Life lost otherwise: `of` the condition that costs it at the end of a turn. */
  | {
      readonly told: 'loss';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      readonly of?: Condition;
    }
  | { readonly told: 'healed'; readonly figure: FigureId; readonly amount: number; readonly by: FigureId }
  | {
      readonly told: 'condition';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly count: number;
      readonly by: FigureId;
    }
  | {
      readonly told: 'cured';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly count: number;
    }
  | { readonly told: 'charm'; readonly figure: FigureId; readonly kind: CharmKind; readonly skill: string }
  | {
      readonly told: 'charm-ends';
      readonly figure: FigureId;
      readonly skill: string;
      readonly early: boolean;
    }
  | {
      readonly told: 'skill';
      readonly figure: FigureId;
      readonly skill: string;
      readonly green: number;
      readonly magic: number;
      readonly works: boolean;
    }
  | { readonly told: 'resisted'; readonly figure: FigureId; readonly skill: string; readonly power: number }
  | { readonly told: 'down'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'dead'; readonly figure: FigureId }
  | { readonly told: 'raised'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'gone'; readonly figure: FigureId }
  /** A trap or the like lies on the table; it goes off. */
  | {
      readonly told: 'laid';
      readonly figure: FigureId;
      readonly piece: string;
      readonly skill: string;
      readonly at: Point;
    }
  | { readonly told: 'went-off'; readonly figure: FigureId; readonly skill: string; readonly at: Point }
  | { readonly told: 'came'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'shape'; readonly figure: FigureId; readonly sheet: number }
  /** What becomes of something that is carried: `figure` takes or drops it, `team` is whose it is, `count` what it shows. */
  | {
      readonly told: 'token';
      readonly what: 'taken' | 'dropped' | 'home' | 'goes-off' | 'shows';
      readonly token: string;
      readonly figure: FigureId;
      readonly team: number;
      readonly count: number;
    }
  | { readonly told: 'circle'; readonly team: number }
  | { readonly told: 'sudden-death' }
  | { readonly told: 'score'; readonly team: number; readonly points: number }
  | { readonly told: 'end'; readonly winner: number | undefined; readonly because: string };
