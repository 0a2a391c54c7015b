import { newSeed } from '@/components/site/new-seed';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import type { Result } from '@/lib/result';
import { cutAt, forked, lengthOf, situationAt, type Seat, type Session } from '@/lib/session/session';
import { partOf } from '@/lib/systems/open';
import { keepMatch } from './keep-match';

/** Copies that this tab has made, by their seeds: the turning point at which another choice is tried, if there is one. */
const copies = new Map<number, TurningPoint | undefined>();

/** The seed of a copy that has just been made, in which nobody has chosen anything yet; undefined for any other match. */
const freshSeed = (session: Session): number | undefined =>
  session.forks.find(({ at, seed }) => at === lengthOf(session) && copies.has(seed))?.seed;

export const isFreshCopy = (session: Session): boolean => freshSeed(session) !== undefined;

/** The turning point that a fresh copy was made to try again: its better choice stays in sight. */
export const triedAgain = (session: Session): TurningPoint | undefined => {
  const seed = freshSeed(session);
  return seed === undefined ? undefined : copies.get(seed);
};

/**
 * Saves a copy of a match from one moment on, with new dice; returns its address, or why it can't.
 * @param seats players of the new match; without any, people play
 * @param point the turning point there
 */
export const playOnFrom = (
  session: Session,
  at: number,
  seats: readonly Seat[],
  point?: TurningPoint,
): Promise<Result<string, string>> => {
  const { encounter } = session;
  const figures = partOf(encounter.system, 'play')?.scene(situationAt(session, at), encounter).figures ?? [];
  const players = 1 + Math.max(0, ...figures.map(({ owner }) => owner));
  const taken: readonly Seat[] =
    seats.length > 0 ? seats : Array.from({ length: players }, () => ({ plays: 'person' }));
  const seed = newSeed();
  copies.set(seed, point);
  return keepMatch(forked({ ...cutAt(session, at), seats: taken }, seed));
};
