import type { Option } from '../systems/match-part';
import { partOf } from '../systems/open';
import {
  answer,
  isPerson,
  lengthOf,
  makeAgain,
  requestAt,
  situationAt,
  takeBack,
  type Session,
} from './session';

/** The option that was chosen at a moment; undefined where it was something else. */
const chosenAt = (session: Session, at: number): Option | undefined => {
  const request = at < 0 ? undefined : requestAt(session, at);
  const choice = session.history.choices[at];
  return request && 'options' in request && typeof choice === 'number' ? request.options[choice] : undefined;
};

/**
 * The option of a question to a person that is better than every other in every way; undefined if there is a real
 * choice.
 * @param at the moment of the question
 */
export const takenAt = (session: Session, at: number): number | undefined => {
  const request = requestAt(session, at);
  if (!request || !isPerson(session.seats[request.by])) return undefined;
  const part = partOf(session.encounter.system, 'play');
  return part?.taken?.(request, situationAt(session, at), chosenAt(session, at - 1));
};

const takenNow = (session: Session): number | undefined => takenAt(session, lengthOf(session));

/** The match after every question is answered that leaves nothing to decide. */
export const withTaken = (session: Session): Session => {
  let now = session;
  for (;;) {
    const taken = takenNow(now);
    const next = taken === undefined ? undefined : answer(now, taken);
    if (!next?.ok) return now;
    now = next.value;
  }
};

/** Goes on until there is a real decision. */
const toDecision =
  (go: (from: Session) => Session | undefined) =>
  (session: Session): Session | undefined => {
    let to = go(session);
    while (to && takenNow(to) !== undefined) to = go(to);
    return to;
  };

/** Takes back to where a person had something to decide; undefined where dice or a card came in between. */
export const takeBackDecision = toDecision(takeBack);

/** Choices that were made at one go, by the moments before and after them. */
export interface Whole {
  readonly from: number;
  readonly to: number;
}

/** Takes back a decision, and with it all that was chosen at one go, as far as no dice came in between. */
export const takeBackWhole = (session: Session, wholes: readonly Whole[]): Session | undefined => {
  let to = takeBackDecision(session);
  const isWithin = (at: number): boolean => wholes.some(({ from, to: end }) => from < at && at < end);
  while (to && isWithin(lengthOf(to))) {
    const next = takeBackDecision(to);
    if (!next) break;
    to = next;
  }
  return to;
};

/** Redoes what was undone, up to where a person has something to decide; undefined if there is nothing. */
export const makeDecisionAgain = toDecision(makeAgain);
