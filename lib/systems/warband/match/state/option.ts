import type { Point, Units } from '../../../../table/table';
import type { ShooterClass } from '../../sheet/warband';
import type { SkillId } from '../../skills/ask';
import type { FigureId } from './figure';

/** Subject of a request; `figure` is the acting figure. */
export type About =
  /** Fighter to be placed next, before the first turn. */
  | { readonly about: 'set-up' }
  /** Where the figure starts. */
  | { readonly about: 'start'; readonly figure: FigureId }
  /** Which fighter, or which fighters together, are activated. */
  | { readonly about: 'activate' }
  /** Next action of an activated fighter. */
  | { readonly about: 'act' }
  /** One action by order of somebody else. */
  | { readonly about: 'order'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly about: 'move'; readonly figure: FigureId; readonly distance: Units }
  /** Whether the move goes on with a climb or a jump, and where that ends. */
  | { readonly about: 'landing'; readonly figure: FigureId }
  | { readonly about: 'rush'; readonly figure: FigureId }
  /** Whether a skill that worked is carried out, or an ordinary move made instead. */
  | { readonly about: 'succeeded'; readonly figure: FigureId; readonly skill: SkillId }
  /** An attack in the middle of something else, at one of these or at none. */
  | { readonly about: 'attack'; readonly figure: FigureId; readonly skill: SkillId }
  | { readonly about: 'aim'; readonly figure: FigureId; readonly skill: SkillId }
  /** Whether and where somebody steps towards a melee. */
  | { readonly about: 'step'; readonly figure: FigureId }
  /** Fighter that takes a wound instead of this one. */
  | { readonly about: 'instead'; readonly figure: FigureId };

/** Activation of a fighter: alone, with minions, or as a fire team. */
export type Activation =
  | { readonly pick: 'activate'; readonly figure: FigureId; readonly with?: 'minions' }
  | {
      readonly pick: 'team';
      /** Carrier of the gun, the other rookie, and who directs them. */
      readonly figure: FigureId;
      readonly rookie: FigureId;
      readonly specialist: FigureId;
    };

/** Options of a fighter for an action. */
export type Action =
  | { readonly pick: 'move'; readonly figure: FigureId }
  | { readonly pick: 'strike'; readonly figure: FigureId; readonly target: FigureId }
  | {
      readonly pick: 'shoot';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly shooter: ShooterClass;
    }
  | { readonly pick: 'use'; readonly figure: FigureId; readonly skill: SkillId }
  /** Two halves become one again. */
  | { readonly pick: 'merge'; readonly figure: FigureId }
  | { readonly pick: 'recover'; readonly figure: FigureId }
  /** The shot of a fire team. */
  | { readonly pick: 'volley'; readonly figure: FigureId; readonly target: FigureId };

/** An option of a request: plain data, in a fixed order. */
export type Option =
  | Activation
  | Action
  | { readonly pick: 'end' }
  | { readonly pick: 'no' }
  /** All others begin where they stand now. */
  | { readonly pick: 'rest' }
  | { readonly pick: 'figure'; readonly figure: FigureId }
  | { readonly pick: 'step'; readonly at: Point }
  /** The end of a climb or a jump, and what of the movement it takes. */
  | { readonly pick: 'landing'; readonly how: 'climb' | 'jump'; readonly at: Point; readonly cost: Units };
