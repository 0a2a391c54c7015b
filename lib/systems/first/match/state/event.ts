import type { Rolled } from '../../../../painted-die/match/roll';
import type { ScoreEvent } from '../../../../skirmish/rules/scoring';
import type { Point } from '../../../../table/table';
import type { Value } from '../../skills/effect';
import type { FigureId } from './figure';

/** Why somebody lost dice. */
export const harms = ['melee', 'ranged', 'magic', 'trap', 'fall', 'base'] as const;
export type Harm = (typeof harms)[number];

/** Parts of a value, each only if it is not 0. The value is never below 0, whatever they add up to. */
export type ValueParts = Readonly<
  Partial<Record<'die' | 'effects' | 'poison' | 'support' | 'foes-in-contact' | 'cover', number>>
>;

/** Amount that a lasting skill adds to a value. */
export interface Reason {
  readonly skill: string;
  readonly amount: number;
}

/** Events of a match, as a log lists them: plain data; the words are in the messages. */
export type MatchEvent =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'first-roll'; readonly player: number; readonly face: number }
  | { readonly type: 'placed'; readonly figure: FigureId }
  | { readonly type: 'order'; readonly players: readonly number[] }
  | { readonly type: 'turn'; readonly player: number }
  | { readonly type: 'moved'; readonly figure: FigureId; readonly from: Point; readonly to: Point }
  | {
      readonly type: 'climbed' | 'jumped' | 'pushed';
      readonly figure: FigureId;
      readonly from: Point;
      readonly to: Point;
    }
  | Rolled
  | {
      readonly type: 'value';
      readonly figure: FigureId;
      readonly value: Value;
      readonly is: number;
      readonly parts?: ValueParts;
      /** Skills that its effects come from. */
      readonly because?: readonly Reason[];
    }
  | {
      readonly type: 'attack';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly how: 'melee' | 'ranged';
    }
  | { readonly type: 'supported'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly type: 'lost-shot'; readonly figure: FigureId }
  | {
      readonly type: 'skill';
      readonly figure: FigureId;
      readonly skill: string;
      readonly green: number;
      readonly blue: number;
      readonly works: boolean;
      /** The first summoning works without a roll. */
      readonly isUnrolled?: true;
    }
  | {
      readonly type: 'damage';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      readonly harm: Harm;
    }
  | {
      readonly type: 'healed';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      /** The skill that restores it, perhaps turns after it was used. */
      readonly skill: string;
    }
  /** Something that lasts. */
  | { readonly type: 'affected'; readonly figure: FigureId; readonly skill: string; readonly by: FigureId }
  | { readonly type: 'barred'; readonly figure: FigureId; readonly barred: string }
  | { readonly type: 'down'; readonly figure: FigureId; readonly by: FigureId; readonly harm: Harm }
  | { readonly type: 'dead' | 'got-up' | 'gone' | 'spawned'; readonly figure: FigureId }
  | { readonly type: 'raised'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'laid' | 'triggered'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'casting'; readonly figure: FigureId; readonly turns: number }
  | { readonly type: 'casting-broken'; readonly figure: FigureId }
  /** A casting is through, and there is no room for the fiend yet. */
  | { readonly type: 'no-room'; readonly figure: FigureId }
  | { readonly type: 'came'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'flag'; readonly what: 'taken' | 'dropped' | 'home' | 'back'; readonly figure: FigureId }
  | ScoreEvent;
