import { samePhotos } from '@/lib/systems/fighter-photos';
import type { Action, DraftState } from './state';

/** Actions whose result no part of the page has to show at once. */
export const canWait = (action: Action): boolean =>
  action.do === 'saved' || action.do === 'written' || (action.do === 'edit' && action.canWait === true);

export type Bringing = Extract<Action, { readonly do: 'bring' }>;

/** One sheet from outside, which may be in the roster already. */
export const mayBeHere = (action: Action): action is Bringing =>
  action.do === 'bring' && action.again !== true && action.documents.length === 1;

/** Whether two states look the same on the page. */
export const looksAlike = (one: DraftState, other: DraftState): boolean =>
  one.document === other.document &&
  samePhotos(one, other) &&
  one.generation === other.generation &&
  one.question === other.question &&
  one.arrivalProblem === other.arrivalProblem;
