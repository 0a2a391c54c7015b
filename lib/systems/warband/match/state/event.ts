import type { Point } from '../../../../table/table';
import type { SkillId } from '../../skills/ask';
import type { How } from '../../skills/effect';
import type { FigureId } from './figure';

/** Causes of wounds; `minion`: instead of the master, or together. */
export const harms = ['melee', 'ranged', 'counter', 'fall', 'skill', 'minion'] as const;
export type Harm = (typeof harms)[number];

/** Purpose of a roll. */
export type Reason = 'attack' | 'defence' | 'recover' | 'skill';

/** Counts of both teams in the unit that decides a match. */
export interface Tally {
  readonly of: 'standing' | 'wounds' | 'points' | 'treasures';
  readonly by: readonly number[];
}

/** Events of a match, as a log tells them: plain data; the words are in the messages. */
export type MatchEvent =
  | { readonly told: 'turn'; readonly turn: number }
  | { readonly told: 'initiative'; readonly player: number; readonly die: number; readonly face: number }
  | { readonly told: 'placed'; readonly figure: FigureId }
  | { readonly told: 'first'; readonly player: number }
  | {
      readonly told: 'activated';
      readonly figures: readonly FigureId[];
      readonly as: 'one' | 'group' | 'team';
    }
  | { readonly told: 'skipped'; readonly figure: FigureId }
  | {
      readonly told: 'moved' | 'climbed' | 'jumped' | 'pushed' | 'rushed' | 'stepped';
      readonly figure: FigureId;
      readonly from: Point;
      readonly to: Point;
    }
  | { readonly told: 'swapped'; readonly figure: FigureId; readonly other: FigureId }
  | {
      readonly told: 'rolled';
      readonly figure: FigureId;
      readonly why: Reason;
      readonly die: number;
      readonly stat: number;
      readonly faces: readonly number[];
      /** The face that counts, and its modifier. */
      readonly natural: number;
      readonly modifier: number;
      readonly works: boolean;
    }
  | { readonly told: 'attack'; readonly figure: FigureId; readonly target: FigureId; readonly how: How }
  /** Chance has chosen another target. */
  | { readonly told: 'astray'; readonly figure: FigureId; readonly target: FigureId }
  /** An active skill was tried, or a passive one counted. */
  | { readonly told: 'skill'; readonly figure: FigureId; readonly skill: SkillId; readonly works: boolean }
  | { readonly told: 'defended'; readonly figure: FigureId }
  | { readonly told: 'fell'; readonly figure: FigureId; readonly hits: number }
  | { readonly told: 'ignored'; readonly figure: FigureId }
  | { readonly told: 'wound'; readonly figure: FigureId; readonly by: FigureId; readonly harm: Harm }
  | { readonly told: 'healed'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'prone' | 'face-down' | 'got-up' | 'merged'; readonly figure: FigureId }
  | { readonly told: 'out'; readonly figure: FigureId; readonly by: FigureId; readonly harm: Harm }
  | { readonly told: 'split'; readonly figure: FigureId; readonly halves: readonly FigureId[] }
  | { readonly told: 'shape'; readonly figure: FigureId; readonly shape: 'human' | 'animal' }
  | { readonly told: 'ordered'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly told: 'activation-lost'; readonly figure: FigureId }
  /** An attack or a skill as the first action: there is no second one. */
  | { readonly told: 'took-both'; readonly figure: FigureId }
  | { readonly told: 'gun'; readonly figure: FigureId }
  | { readonly told: 'treasure'; readonly what: 'taken' | 'dropped' | 'home'; readonly figure: FigureId }
  | { readonly told: 'score'; readonly team: number; readonly points: number }
  | {
      readonly told: 'end';
      readonly winner: number | undefined;
      readonly because: string;
      readonly tally: Tally;
    };
