import type { Request } from '../match/request';
import type { Point, Units } from '../table/table';
import type { Encounter } from './match-part';
import type { Sheet } from './sheet';

/** Place on the board that a lesson points at. */
export type LessonPlace =
  | { readonly on: 'figure'; readonly figure: number }
  | { readonly on: 'place'; readonly at: Point; readonly radius: Units }
  /** The dice that a figure rolled last. */
  | {
      readonly on: 'dice';
      readonly figure: number;
      readonly as?: 'attack' | 'defence';
      /** Faces that it is about; `picked`: the die that counts. */
      readonly faces: 'all' | 'picked' | readonly number[];
    };

/** A new thing in the game, shown when it first matters. */
export interface LessonNote {
  /** Told once in a match by this. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly place: LessonPlace;
  /** It is about the present question, and is over with the answer. */
  readonly isAsked?: true;
  /** The board keeps pointing at it until it is done: at a goal for the whole match, at a figure until it falls. */
  readonly lasts?: true;
  /** Nothing new comes after it: the learner may let the figure walk to its place automatically. */
  readonly walksOn?: true;
}

/** A step of a match, as lessons look at it. */
export interface LessonStep<
  S = Sheet,
  State = unknown,
  Event = unknown,
  Asked = unknown,
  Choosable = unknown,
> {
  readonly events: readonly Event[];
  readonly request: Request<Asked, Choosable> | undefined;
  /** After the events. */
  readonly situation: State;
  readonly encounter: Encounter<S>;
}
