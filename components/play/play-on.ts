import { newSeed } from '@/components/site/new-seed';
import type { Result } from '@/lib/result';
import { cutAt, forked, lengthOf, situationAt, type Seat, type Session } from '@/lib/session/session';
import { partOf } from '@/lib/systems/open';
import { keepMatch } from './keep-match';

/** Seeds of the copies that this tab has made. */
const copies = new Set<number>();

/** True of a copy that has just been made, in which nobody has chosen anything yet. */
export const isFreshCopy = (session: Session): boolean =>
  session.forks.some(({ at, seed }) => at === lengthOf(session) && copies.has(seed));

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
  const seed = newSeed();
  copies.add(seed);
  return keepMatch(forked({ ...cutAt(session, at), seats: taken }, seed));
};
