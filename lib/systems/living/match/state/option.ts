import type { PlainData } from '../../../../match/plain-data';
import type { Condition, Value } from '../../skills/effects/terms';
import type { FigureId } from './figure';

/** A die that leads less far than its target is away; both in #. */
export interface Short {
  readonly value: number;
  readonly reach: number;
  readonly away: number;
}

/** Subject of a request; `figure` acts, defends or is chosen for. */
export type About =
  | { readonly about: 'who-acts'; readonly figure: FigureId }
  | { readonly about: 'action'; readonly figure: FigureId; readonly left: number }
  | { readonly about: 'reaction'; readonly figure: FigureId }
  | { readonly about: 'answer'; readonly figure: FigureId; readonly to: FigureId; readonly skill: string }
  /** Most # to move; 0 for a climb. */
  | { readonly about: 'move'; readonly figure: FigureId; readonly distance: number }
  /** A die of the roll: which value it shall give; one that gives 0 lets the spell fizzle where it needs a pip. */
  | {
      readonly about: 'die';
      readonly figure: FigureId;
      readonly value: Value | 'magic';
      readonly needsPip?: true;
      /** The skill has failed already, whichever die is picked. */
      readonly inVain?: true;
      /** Values with which the skill does not reach its target; absent where each one does. */
      readonly short?: readonly Short[];
    }
  | { readonly about: 'target'; readonly figure: FigureId; readonly skill: string; readonly nth: number }
  | { readonly about: 'condition'; readonly figure: FigureId; readonly of: FigureId }
  | { readonly about: 'aura'; readonly figure: FigureId; readonly of: FigureId }
  /** Which half of a mount-rider unit: rolls, or is given something. */
  | { readonly about: 'rider-or-mount'; readonly figure: FigureId; readonly what: string }
  | { readonly about: 'share-damage'; readonly figure: FigureId; readonly damage: number }
  | { readonly about: 'may'; readonly figure: FigureId; readonly skill: string; readonly what: string }
  | { readonly about: 'effect'; readonly figure: FigureId; readonly skill: string }
  | { readonly about: 'skill'; readonly figure: FigureId; readonly skill: string }
  | { readonly about: 'number'; readonly figure: FigureId; readonly skill: string; readonly what: string }
  /** Where somebody begins. */
  | { readonly about: 'start'; readonly figure: FigureId }
  | { readonly about: 'place'; readonly figure: FigureId; readonly skill: string }
  /** A follower being built: dice, points, Skill pips by face, and free skill slots. */
  | {
      readonly about: 'build';
      readonly figure: FigureId;
      readonly skill: string;
      readonly kind: 'daemon';
      readonly dice: number;
      readonly points: number;
      readonly green: readonly number[];
      readonly slots: number;
      /** The previous daemon's card, unchanged. */
      readonly card?: PlainData;
    };

/** An option of a request: plain data, in a fixed order. */
export type Option =
  | { readonly pick: 'yes' }
  | { readonly pick: 'no' }
  /** Nothing more of this. */
  | { readonly pick: 'done' }
  | { readonly pick: 'figure'; readonly figure: FigureId }
  | { readonly pick: 'value'; readonly value: number }
  | { readonly pick: 'condition'; readonly condition: Condition }
  | { readonly pick: 'aura'; readonly key: number }
  | { readonly pick: 'skill'; readonly skill: string }
  | Action;

/** Actions of a figure; chapter "Actions". */
export type Action =
  | { readonly pick: 'move' }
  | {
      readonly pick: 'charge';
      readonly target: FigureId;
      readonly weapon: number;
      readonly skill?: string;
      /** The mount whose card is rolled instead of its rider's. */
      readonly by?: FigureId;
    }
  | {
      readonly pick: 'melee';
      readonly target: FigureId;
      readonly weapon: number;
      readonly skill?: string;
      /** The mount whose card is rolled instead of its rider's. */
      readonly by?: FigureId;
    }
  | { readonly pick: 'shoot'; readonly target: FigureId; readonly weapon: number; readonly skill?: string }
  | {
      readonly pick: 'use';
      readonly skill: string;
      readonly target?: FigureId;
      /** Stored use, by the key of its holder, and its cost in actions. */
      readonly stored?: number;
      readonly cost?: number;
    }
  | { readonly pick: 'reload'; readonly weapon: number }
  /** A movement that takes a Reload counter off as well. */
  | { readonly pick: 'move-and-reload'; readonly weapon: number }
  /** Onto terrain as high as a figure, with the whole action; along a ladder, with one or two. */
  | { readonly pick: 'climb'; readonly actions?: 2 }
  /** Landing after a failed skill. */
  | { readonly pick: 'land' }
  | { readonly pick: 'stand-up' }
  | { readonly pick: 'shake-off' }
  /** Rolls to get rid of what lures one, by its key. */
  | { readonly pick: 'resist'; readonly aura: number }
  | { readonly pick: 'recover' }
  | { readonly pick: 'restore' }
  | { readonly pick: 'delay' }
  | { readonly pick: 'mount'; readonly pet: FigureId }
  | { readonly pick: 'dismount' }
  | { readonly pick: 'give-action'; readonly pet: FigureId }
  | { readonly pick: 'drop-cannon' }
  /** Restores Life that a skill has promised, by its place among what was promised. */
  | { readonly pick: 'take-life'; readonly nth: number }
  /** Snowman's action besides striking. */
  | { readonly pick: 'knock-down'; readonly target: FigureId }
  /** A spirit that rides somebody is sent away, by the key of what carries it. */
  | { readonly pick: 'dismiss'; readonly of: FigureId; readonly aura: number }
  | {
      readonly pick: 'scenario';
      readonly what: string;
      /** The piece that it is about, by its key; 0 for none. */
      readonly piece: number;
      /** Cost in actions. */
      readonly actions: number;
    }
  | { readonly pick: 'end' };

/** Answers to a question within an action. */
const answers: ReadonlySet<Option['pick']> = new Set<Option['pick']>([
  'yes',
  'no',
  'done',
  'figure',
  'value',
  'condition',
  'aura',
  'skill',
]);

export const isAction = (option: Option): option is Action => !answers.has(option.pick);

const free: ReadonlySet<Action['pick']> = new Set<Action['pick']>(['dismiss', 'drop-cannon', 'take-life']);

/** Things that take no action: nobody reacts to it, it counts for nothing, and no Shout goes with it. */
export const takesNoAction = ({ pick }: Action): boolean => free.has(pick);

/** Whether two actions are the same in each of their fields. */
export const isSameAction = (one: Action, other: Action): boolean => {
  const fields = Object.entries(one);
  const others: Readonly<Record<string, unknown>> = { ...other };
  return (
    fields.length === Object.keys(others).length && fields.every(([name, value]) => others[name] === value)
  );
};
