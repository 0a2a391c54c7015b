import type { ReactNode } from 'react';
import type { Choice } from '@/lib/match/request';
import type { PassSpan } from '@/lib/session/passing';
import type { Point } from '@/lib/table/table';
import type { Way } from '../touch/use-touch';
import type { LookedAt } from './looked-at';

/** The one who answers, if nobody at this table does. */
export interface Decider {
  readonly isComputer: boolean;
  /** Name of the person at another device, where it is known. */
  readonly person?: string | undefined;
  /** Computers wait until somebody lets them go on. */
  readonly isPaused: boolean;
  /** The computer found no answer. */
  readonly isStuck: boolean;
  readonly onRetry: () => void;
  /** Nobody at this device can act: computers may play on at once, until somebody can. */
  readonly ahead?:
    | { readonly comesBack: boolean; readonly isHurried: boolean; readonly onHurry: () => void }
    | undefined;
  /** Heroes of this device have just fallen: computers wait until somebody has seen it. */
  readonly fallen?:
    | {
        readonly names: readonly string[];
        /** The cause of their fall. */
        readonly how?: string | undefined;
        readonly onGoOn: () => void;
      }
    | undefined;
  /** It is answered in another tab. */
  readonly isFollowed: boolean;
  /** Everything is being placed for the player: nothing is asked meanwhile. */
  readonly isPlacing: boolean;
}

/** Ways to answer, or not to. */
export interface Answers {
  /** The last one was not possible. */
  readonly isRefused: boolean;
  readonly onChoose: (...choices: readonly Choice[]) => void;
  /** Leaves a movement that asks for its place; undefined where dice were rolled for it. */
  readonly onBack: (() => void) | undefined;
  /** Takes back the last choice; undefined where that can’t be. */
  readonly onUndo: (() => void) | undefined;
  /** Makes it again. */
  readonly onRedo?: (() => void) | undefined;
  /** Lets this and other chances to react go by. */
  readonly onPass: (span: PassSpan) => void;
  /** Gives all that this person plays the same answer while the action goes on; undefined where only one is asked. */
  readonly onAnswerAll?: ((answer: string) => void) | undefined;
  /** Leaves all that is still to be put down to chance. */
  readonly onPlaceAll: () => void;
}

/** Hints for somebody who learns the game. */
export interface Teaching {
  /** A lesson is shown above, which is enough to read at once. */
  readonly isTold: boolean;
  /** Goal of the lesson. */
  readonly goal: readonly string[];
  /** Lets the hero walk on by himself, where nothing is in his way. */
  readonly walkOn?: ReactNode;
}

/** The place or figure under the finger, and ways to point from the list. */
export interface Pointed {
  readonly chosen: Point | undefined;
  /** It is as near as anybody gets to the spot that was tapped. */
  readonly isAsFar: boolean;
  /** The ways there, before a place is asked for. */
  readonly ways: readonly Way[];
  /** The figure. */
  readonly about: number | undefined;
  /** Answer that a finger has tapped once: its place in the request. */
  readonly picked: number | undefined;
  readonly onPick: (option: number | undefined) => void;
  readonly onAll: () => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
  readonly onLookPlace: (place: Point | undefined) => void;
}
