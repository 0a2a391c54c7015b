import type { FaceNumber } from '../../../../dice/face';
import type { Point, Units } from '../../../../table/table';
import type { FigureId } from './figure';

/** Subject of a request; `figure` is the acting figure. */
export type About =
  /** Start of a slayer, or place of a tree. */
  | { readonly about: 'set'; readonly figure: FigureId }
  | { readonly about: 'tree'; readonly left: number; readonly team: number }
  /** Which of the dragon's cards comes in first. */
  | { readonly about: 'first-card' }
  | { readonly about: 'act'; readonly figure: FigureId }
  | { readonly about: 'move'; readonly figure: FigureId; readonly distance: Units }
  /** Does one of those near the mover meet it? With the place where it is met, and where each of them would step. */
  | {
      readonly about: 'meet';
      readonly figure: FigureId;
      readonly near: readonly FigureId[];
      readonly at: Point;
      readonly spots: readonly Point[];
    }
  /** Whether `by` attacks `figure`, who leaves contact. */
  | { readonly about: 'strike-leaver'; readonly figure: FigureId; readonly by: FigureId }
  /** Whether a slayer whose skill is a movement leaves contact with it. */
  | { readonly about: 'break-away'; readonly figure: FigureId }
  /** Where who leaves contact goes. */
  | { readonly about: 'leave'; readonly figure: FigureId }
  /** Which die counts for the dragon's attack, on which card. */
  | {
      readonly about: 'die';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly skill: string;
    }
  /** Which of her cards is hit: her choice on a 6, the slayer's where a face-down one was named. */
  | { readonly about: 'card'; readonly figure: FigureId; readonly damage: number; readonly isHers: boolean }
  /** Friend that a skill helps. */
  | { readonly about: 'friend'; readonly figure: FigureId; readonly skill: string };

/** An option of a request: plain data, in a fixed order. */
export type Option =
  | { readonly pick: 'move' }
  | { readonly pick: 'leave' }
  | { readonly pick: 'attack'; readonly target: FigureId }
  /** `target`: the dragon's target; -1 if the skill is aimed at nobody. */
  | { readonly pick: 'skill'; readonly skill: string; readonly target: FigureId }
  | { readonly pick: 'recover' }
  | { readonly pick: 'end' }
  | { readonly pick: 'yes' }
  | { readonly pick: 'no' }
  | { readonly pick: 'figure'; readonly figure: FigureId }
  | { readonly pick: 'card'; readonly card: number }
  | { readonly pick: 'die'; readonly face: FaceNumber; readonly card: number }
  | { readonly pick: 'place'; readonly at: Point };
