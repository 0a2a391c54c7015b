import { newSeed } from '@/components/site/new-seed';
import type { Result } from '@/lib/result';
import { cutAt, forked, situationAt, type Seat, type Session } from '@/lib/session/session';
import { partOf } from '@/lib/systems/open';
import { keepMatch } from './keep-match';

/**
 * Saves a copy of a match from one moment on, with new dice; returns its address, or why it can't.
 * @param seats players of the new match; without any, people play
 */
export const playOnFrom = (
  session: Session,
  at: number,
  seats: readonly Seat[],
): Promise<Result<string, string>> => {
  const { encounter } = session;
  const figures = partOf(encounter.system, 'play')?.scene(situationAt(session, at), encounter).figures ?? [];
  const players = 1 + Math.max(0, ...figures.map(({ owner }) => owner));
  const taken: readonly Seat[] =
    seats.length > 0 ? seats : Array.from({ length: players }, () => ({ plays: 'person' }));
  return keepMatch(forked({ ...cutAt(session, at), seats: taken }, newSeed()));
};
