import { isBuilt, isPlace, type Choice } from '../match/request';
import { partOf } from '../systems/open';
import type { Point } from '../table/table';
import { requestAt, situationAt, type Session } from './session';

/** A choice in words, as far as a game has words for it: an option, a place, or a sheet that was built. */
export interface ToldChoice {
  /** The moment that it led to. */
  readonly at: number;
  readonly question: string;
  readonly answer: { readonly option: string } | { readonly place: Point } | 'sheet';
}

const wordsAt = (session: Session, at: number) => {
  const request = requestAt(session, at);
  const part = partOf(session.encounter.system, 'play');
  return request && part?.request(request, situationAt(session, at), session.encounter);
};

/** A choice in words that was made at a moment, or could have been. */
export const toldChoice = (session: Session, at: number, choice: Choice): ToldChoice => {
  const words = wordsAt(session, at);
  const about = { at: at + 1, question: words?.sentence ?? '' };
  if (isPlace(choice)) return { ...about, answer: { place: choice } };
  if (isBuilt(choice)) return { ...about, answer: 'sheet' };
  return { ...about, answer: { option: words?.options[choice]?.text ?? String(choice) } };
};

/** The last choices that led to a moment, the oldest first. @param most how many, at most */
export const lastChoices = (session: Session, at: number, most: number): readonly ToldChoice[] => {
  const first = Math.max(0, at - most);
  return session.history.choices
    .slice(first, at)
    .map((choice, nth) => toldChoice(session, first + nth, choice));
};
