import type { Rolled } from '../../../../painted-die/match/roll';
import type { ScoreEvent } from '../../../../skirmish/rules/scoring';
import type { Point } from '../../../../table/table';
import type { Condition, Value } from '../../skills/effects/terms';
import type { Weapon } from '../../sheet/armoury';
import type { AuraKind, FigureId } from './figure';

/** Parts of a value, each only if it is not 0. The value is never below 0, whatever they add up to. */
export type ValueParts = Readonly<
  Partial<Record<'die' | 'conditions' | 'effects' | 'weapon' | 'ganging-up' | 'cover' | 'order', number>>
>;

/** Amount that a condition or a lasting skill adds to a value by itself. */
export type Reason =
  | { readonly condition: Condition; readonly amount: number }
  | { readonly skill: string; readonly amount: number };

/** Parts of a value, and those of conditions and effects. */
export interface MadeOf {
  readonly parts: ValueParts;
  readonly because: readonly Reason[];
}

/**
 * Why a skill doesn't work: something stopped it, a pip is missing, its target is too far away or dead for too long, or
 * the target doesn't take it.
 */
export type Failure = 'stopped' | 'no-skill-pip' | 'no-magic-pip' | 'too-far' | 'too-late' | 'refused';

/** Events of a match, as plain data; the sentences are in the messages. */
export type MatchEvent =
  | { readonly type: 'phase'; readonly phase: number }
  | { readonly type: 'turn'; readonly figure: FigureId }
  /** Cards that a player sees, or all where it is -1. */
  | {
      readonly type: 'cards';
      readonly figure: FigureId;
      readonly player: number;
      readonly cards: readonly FigureId[];
    }
  | {
      readonly type: 'action';
      readonly figure: FigureId;
      readonly action: string;
      readonly skill?: string;
      /** The pet that an action is given to. */
      readonly pet?: FigureId;
    }
  | { readonly type: 'reaction'; readonly figure: FigureId }
  | { readonly type: 'moved'; readonly figure: FigureId; readonly from: Point; readonly to: Point }
  | Rolled
  | {
      readonly type: 'value';
      readonly figure: FigureId;
      readonly value: Value;
      readonly is: number;
      /** Side of the die that was picked for it, 0 for the 1-face; absent where none shows a pip. */
      readonly side?: number;
      readonly parts?: ValueParts;
      /** Conditions and effects among its parts. */
      readonly because?: readonly Reason[];
    }
  /** `weapon` is absent for fists, and for what is no weapon. */
  | {
      readonly type: 'attack';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly kind: string;
      readonly weapon?: Pick<Weapon, 'name' | 'type'>;
    }
  | { readonly type: 'critical'; readonly figure: FigureId; readonly target: FigureId }
  /** `skill`, here and below: whose line does it, perhaps long after it was used; absent where no line says it. */
  | {
      readonly type: 'damage';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      readonly skill?: string;
    }
  /** Life lost otherwise: `of` the condition that costs it at the end of a turn. */
  | {
      readonly type: 'loss';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      readonly of?: Condition;
      readonly skill?: string;
    }
  | {
      readonly type: 'healed';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      readonly skill?: string;
    }
  | {
      readonly type: 'condition';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly count: number;
      readonly by: FigureId;
      readonly skill?: string;
    }
  | {
      readonly type: 'cured';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly count: number;
    }
  | { readonly type: 'aura'; readonly figure: FigureId; readonly kind: AuraKind; readonly skill: string }
  | {
      readonly type: 'aura-ends';
      readonly figure: FigureId;
      readonly skill: string;
      readonly early: boolean;
    }
  | {
      readonly type: 'skill';
      readonly figure: FigureId;
      readonly skill: string;
      readonly green: number;
      readonly magic: number;
      readonly works: boolean;
      /** Why it doesn't work, where it doesn't. */
      readonly why?: Failure;
      /** Side of the die that was picked for the Magic pips. */
      readonly side?: number;
      /** Parts of the MAV, where a die was picked for one. */
      readonly made?: MadeOf;
    }
  | { readonly type: 'resisted'; readonly figure: FigureId; readonly skill: string; readonly power: number }
  | { readonly type: 'down'; readonly figure: FigureId; readonly by: FigureId }
  /** The last die stays, because somebody learns. */
  | { readonly type: 'spared'; readonly figure: FigureId }
  /** `isLate`: unconscious for a whole turn, and nobody helped. */
  | { readonly type: 'dead'; readonly figure: FigureId; readonly isLate?: true }
  | { readonly type: 'raised'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'gone'; readonly figure: FigureId }
  /** A trap or the like lies on the table; it goes off. */
  | {
      readonly type: 'laid';
      readonly figure: FigureId;
      readonly piece: string;
      readonly skill: string;
      readonly at: Point;
    }
  | { readonly type: 'went-off'; readonly figure: FigureId; readonly skill: string; readonly at: Point }
  /** Placed at its start. */
  | { readonly type: 'placed'; readonly figure: FigureId }
  | { readonly type: 'came'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'shape'; readonly figure: FigureId; readonly sheet: number }
  /** Fate of a carried thing: `figure` takes or drops it, `team` owns it, `count` is the number it shows. */
  | {
      readonly type: 'token';
      readonly what: 'taken' | 'dropped' | 'home' | 'goes-off' | 'shows';
      readonly token: string;
      readonly figure: FigureId;
      readonly team: number;
      readonly count: number;
    }
  | { readonly type: 'circle'; readonly team: number }
  | { readonly type: 'sudden-death' }
  | ScoreEvent;
