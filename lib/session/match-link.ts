import { err, ok, type Result } from '../result';
import { packedText, unpackedText } from '../share/packed-text';
import { readSession, writeSession, type SavedProblem } from './saved-match';
import type { Session } from './session';

/**
 * The whole match in the fragment of an address, which no server gets to see, and the moment that it opens at.
 * @param at a moment, from 0; left out: where the match stands
 */
export const matchFragment = (session: Session, at?: number): string => {
  const packed = packedText(writeSession(session));
  return `match=${packed}${at === undefined ? '' : `&at=${at}`}`;
};

/** A match out of a link. */
export interface LinkedMatch {
  readonly session: Session;
  /** The moment that the link names, within the match; undefined where it names none. */
  readonly at: number | undefined;
}

/** The match of a fragment, without its #, as it was kept; undefined for what is broken. */
export const textOfFragment = (fragment: string): string | undefined =>
  unpackedText(new URLSearchParams(fragment).get('match') ?? '');

/** Opens the match of a fragment, without its #. @throws NotOpened */
export const openFragment = (fragment: string): Result<LinkedMatch, SavedProblem> => {
  const query = new URLSearchParams(fragment);
  const text = textOfFragment(fragment);
  if (text === undefined) return err({ fault: 'no-match' });
  const session = readSession(text);
  if (!session.ok) return session;
  const at = Number(query.get('at') ?? 'none');
  const isMoment = Number.isInteger(at) && at >= 0 && at <= session.value.history.choices.length;
  return ok({ session: session.value, at: isMoment ? at : undefined });
};
