import * as z from 'zod/mini';
import type { Night } from '../night';
import type { Tap } from '../tap';

/** Rights at a shared night: everything, or only your own heroes. */
export const zAllowed = z.enum(['all', 'own']);
export type Allowed = z.infer<typeof zAllowed>;

/** Rights of a person, and the places of the sheets that are his. */
export interface Rights {
  readonly allowed: Allowed;
  readonly sheets: readonly number[];
}

/** Whether somebody may do this. What is no longer there is nobody's: it will not fit anyway. */
export const mayTap = ({ state }: Night, tap: Tap, { allowed, sheets }: Rights): boolean => {
  if (allowed === 'all') return true;
  const isOwnPlace = (at: number): boolean => {
    const figure = state.figures[at];
    return !figure || sheets.includes(figure.sheet);
  };
  const isOwn = (key: string): boolean => isOwnPlace(state.figures.findIndex((each) => each.key === key));
  switch (tap.do) {
    case 'begin-turn':
    case 'join-turn':
      return isOwn(tap.figure) && tap.during.acting.every(isOwn);
    case 'end-turn':
    case 'use-action':
      return tap.during.acting.every(isOwn);
    case 'count':
    case 'counter':
    case 'roll':
    case 'leave':
      return isOwn(tap.figure);
    case 'duty': {
      const duty = state.duties.find(({ key }) => key === tap.duty);
      return !duty || (duty.figure >= 0 && isOwnPlace(duty.figure));
    }
    case 'follow-roll':
      return state.rolled === undefined || isOwnPlace(state.rolled.figure);
    case 'bring':
      return true;
    case 'come':
      return sheets.includes(tap.sheet);
    case 'begin-round':
    case 'end-round':
    case 'give-side':
    case 'score':
    case 'piece':
      return false;
  }
};
