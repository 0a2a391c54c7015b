import { newSeed } from '@/components/site/new-seed';
import type { Result } from '@/lib/result';
import { cutAt, forked, type Seat, type Session } from '@/lib/session/session';
import { keepMatch } from './keep-match';

/**
 * Keeps a match of one's own that begins at a moment of another, with new dice; its address, or why not.
 * @param seats who plays it; where there is none, persons do
 */
export const playOnFrom = (
  session: Session,
  at: number,
  seats: readonly Seat[],
  players: number,
): Promise<Result<string, string>> => {
  const taken: readonly Seat[] =
    seats.length > 0 ? seats : Array.from({ length: players }, () => ({ plays: 'person' }));
  return keepMatch(forked({ ...cutAt(session, at), seats: taken }, newSeed()));
};
