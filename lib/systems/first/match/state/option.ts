import type { Point, Units } from '../../../../table/table';
import type { FigureId } from './figure';

/** Subject of a request; `figure` is the acting figure. */
export type About =
  /** Anything that a character of the player does next. */
  | { readonly about: 'act' }
  | { readonly about: 'move'; readonly figure: FigureId; readonly distance: Units }
  /** Where a climb or a jump ends. */
  | { readonly about: 'landing'; readonly figure: FigureId; readonly how: 'climb' | 'jump' }
  | { readonly about: 'target'; readonly figure: FigureId; readonly skill: string; readonly nth: number }
  /** Target of the next of several attacks, or none. */
  | { readonly about: 'next-attack'; readonly figure: FigureId; readonly skill: string }
  | { readonly about: 'support'; readonly figure: FigureId; readonly target: FigureId }
  /** A skill of `of` that must not be used. */
  | { readonly about: 'skill'; readonly figure: FigureId; readonly of: FigureId }
  /** Where a trap lies. */
  | { readonly about: 'start'; readonly figure: FigureId }
  | { readonly about: 'place'; readonly figure: FigureId; readonly skill: string }
  /** End of a line of at most `length` from a fiend's edge; everybody on it is attacked with `value`. */
  | {
      readonly about: 'line';
      readonly figure: FigureId;
      readonly skill: string;
      readonly length: Units;
      readonly value: number;
    }
  /** A fiend being built, with its dice and points. */
  | {
      readonly about: 'build';
      readonly figure: FigureId;
      readonly skill: string;
      readonly dice: number;
      readonly points: number;
    };

/** Actions of a character in the turn of its player. */
export type Action =
  | { readonly pick: 'move'; readonly figure: FigureId }
  | { readonly pick: 'climb'; readonly figure: FigureId }
  | { readonly pick: 'jump'; readonly figure: FigureId }
  /** With an attack or a survival skill, or together with others. */
  | {
      readonly pick: 'strike' | 'shoot';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly skill?: string;
      readonly together?: true;
    }
  /** Any other skill. */
  | { readonly pick: 'use'; readonly figure: FigureId; readonly skill: string }
  | { readonly pick: 'end' };

/** An option of a request: plain data, in a fixed order. */
export type Option =
  | Action
  | { readonly pick: 'yes' }
  | { readonly pick: 'no' }
  | { readonly pick: 'done' }
  | { readonly pick: 'figure'; readonly figure: FigureId }
  | { readonly pick: 'skill'; readonly skill: string }
  /** The end of a climb or a jump, and what of the movement it takes. */
  | { readonly pick: 'landing'; readonly at: Point; readonly cost: Units };
