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

/** Title and text of a tip. */
export interface TipText {
  readonly title: string;
  readonly text: string;
}

/** Short explanation of a match that is no mission: where it first matters, it is shown with the question. */
export interface Tip<Id extends string, Step> {
  readonly id: Id;
  /** Figure that the board points at; undefined where the tip isn't about the question. */
  readonly at: (step: Step) => number | undefined;
}

/** The tips whose moment comes with a step, in their order. */
export const tipsIn = <Id extends string, Step>(
  tips: readonly Tip<Id, Step>[],
  textOf: (id: Id) => TipText,
  step: Step,
): readonly LessonNote[] =>
  tips.flatMap(({ id, at }) => {
    const figure = at(step);
    if (figure === undefined) return [];
    return [{ id, ...textOf(id), place: { on: 'figure' as const, figure }, isAsked: true as const }];
  });
