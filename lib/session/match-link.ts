import { deflateSync, Inflate } from 'fflate';
import { err, ok, type Result } from '../result';
import { readSession, writeSession, type SavedProblem } from './saved-match';
import type { Session } from './session';

/** Bytes of the longest match that a link is opened of; a link that says more is none. */
const mostBytes = 4_000_000;

const textOfBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const bytesOfText = (text: string): Uint8Array | undefined => {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
};

/** What was packed, or undefined for what is broken or too long. */
const unpacked = (bytes: Uint8Array): string | undefined => {
  const parts: Uint8Array[] = [];
  const got = { length: 0, isWhole: false };
  try {
    const inflate = new Inflate((part, isLast) => {
      got.length += part.length;
      if (got.length > mostBytes) throw new RangeError('too long');
      parts.push(part);
      got.isWhole = isLast;
    });
    // Piece by piece, so that what grows without end is left in time.
    for (let at = 0; at < bytes.length; at += 1024)
      inflate.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length);
  } catch {
    return undefined;
  }
  if (!got.isWhole) return undefined;
  const whole = new Uint8Array(got.length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new TextDecoder().decode(whole);
};

/**
 * The whole match in the fragment of an address, which no server gets to see, and the moment that it opens at.
 * @param at a moment, from 0; left out: where the match stands
 */
export const matchFragment = (session: Session, at?: number): string => {
  const packed = textOfBytes(deflateSync(new TextEncoder().encode(writeSession(session)), { level: 9 }));
  return `match=${packed}${at === undefined ? '' : `&at=${at}`}`;
};

/** A match out of a link. */
export interface LinkedMatch {
  readonly session: Session;
  /** The moment that the link names, within the match; undefined where it names none. */
  readonly at: number | undefined;
}

/** Whether a fragment, without its #, holds a match; it may be broken. */
export const holdsMatch = (fragment: string): boolean => new URLSearchParams(fragment).has('match');

/** The match of a fragment, without its #, as it was kept; undefined for what is broken. */
export const textOfFragment = (fragment: string): string | undefined => {
  const bytes = bytesOfText(new URLSearchParams(fragment).get('match') ?? '');
  return bytes && unpacked(bytes);
};

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
