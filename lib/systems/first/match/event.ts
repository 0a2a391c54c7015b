import type { Point } from '../../../table/table';
import type { Value } from '../skills/effect';
import type { FigureId } from './figure';

/** Why somebody lost dice. */
export const harms = ['melee', 'ranged', 'magic', 'trap', 'fall', 'base'] as const;
export type Harm = (typeof harms)[number];

/** What a value is made of: each part that is not 0. The value is never below 0, whatever they add up to. */
export type ValueParts = Readonly<
  Partial<Record<'die' | 'effects' | 'poison' | 'support' | 'foes-in-contact' | 'cover', number>>
>;

/** What happens in a match, as a log tells it: plain data; the words are in the messages. */
export type MatchEvent =
  | { readonly told: 'round'; readonly round: number }
  | { readonly told: 'first-roll'; readonly player: number; readonly face: number }
  | { readonly told: 'order'; readonly players: readonly number[] }
  | { readonly told: 'turn'; readonly player: number }
  | { readonly told: 'moved'; readonly figure: FigureId; readonly from: Point; readonly to: Point }
  | {
      readonly told: 'climbed' | 'jumped' | 'pushed';
      readonly figure: FigureId;
      readonly from: Point;
      readonly to: Point;
    }
  | {
      readonly told: 'rolled';
      readonly figure: FigureId;
      readonly why: string;
      readonly faces: readonly number[];
    }
  | {
      readonly told: 'value';
      readonly figure: FigureId;
      readonly value: Value;
      readonly is: number;
      readonly parts?: ValueParts;
    }
  | {
      readonly told: 'attack';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly how: 'melee' | 'ranged';
    }
  | { readonly told: 'supported'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly told: 'lost-shot'; readonly figure: FigureId }
  | {
      readonly told: 'skill';
      readonly figure: FigureId;
      readonly skill: string;
      readonly green: number;
      readonly blue: number;
      readonly works: boolean;
    }
  | {
      readonly told: 'damage';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      readonly harm: Harm;
    }
  | { readonly told: 'healed'; readonly figure: FigureId; readonly amount: number; readonly by: FigureId }
  /** Something that lasts. */
  | { readonly told: 'affected'; readonly figure: FigureId; readonly skill: string; readonly by: FigureId }
  | { readonly told: 'barred'; readonly figure: FigureId; readonly barred: string }
  | { readonly told: 'down'; readonly figure: FigureId; readonly by: FigureId; readonly harm: Harm }
  | { readonly told: 'dead' | 'got-up' | 'gone' | 'spawned'; readonly figure: FigureId }
  | { readonly told: 'raised'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'laid' | 'triggered'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'casting'; readonly figure: FigureId; readonly turns: number }
  | { readonly told: 'casting-broken'; readonly figure: FigureId }
  | { readonly told: 'came'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'flag'; readonly what: 'taken' | 'dropped' | 'home' | 'back'; readonly figure: FigureId }
  | { readonly told: 'score'; readonly team: number; readonly points: number }
  | { readonly told: 'end'; readonly winner: number | undefined; readonly because: string };
