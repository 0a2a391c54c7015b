import type { Result } from '@/lib/result';
import { beginSession, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { encounterFor, seatOf } from './arrangement';
import type { Chosen } from './offer-online';
import type { Side } from './use-sides';

/**
 * A match on this device, or sentences that say why it can't start.
 * @param teams by side, where whole teams have one player
 * @param seed of its dice, 0 to 2^32 - 1
 * @throws NotOpened
 */
export const beginHere = (
  { game, heroes, parties, arrangement }: Chosen,
  sides: readonly Side[],
  teams: readonly number[] | undefined,
  {
    isOnePerson,
    isPractice,
    seed,
  }: { readonly isOnePerson: boolean; readonly isPractice: boolean; readonly seed: number },
): Result<Session, readonly string[]> => {
  const encounter = encounterFor(game, heroes, parties, arrangement, seed);
  // A player of a team in a set plays all of it.
  const seats = sides.map(({ seat: kind }, at) =>
    teams
      ? seatOf(sides[teams.indexOf(teams[at] ?? -1)]?.seat ?? kind, teams[at])
      : seatOf(kind, isOnePerson ? 0 : undefined),
  );
  const session = beginSession(encounter, seats, isPractice ? 'practice' : 'fair');
  return session.ok
    ? session
    : { ok: false, error: session.error.map((issue) => matchPartOf(game).issue(issue, encounter)) };
};
