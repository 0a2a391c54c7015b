import type { Offer } from './room-offer';

/** Limits to choose from, in minutes for each side. */
export const clockLimits = [10, 20, 30, 45, 60, 90] as const;

interface Timed {
  readonly offer: Pick<Offer, 'minutes'>;
  /** ms by seat. */
  readonly taken: readonly number[];
}

/**
 * ms that a seat has left for its choices, 0 at least; undefined where the match has no clock.
 * @param more ms that have gone by since the last entry
 */
export const timeLeft = ({ offer: { minutes }, taken }: Timed, seat: number, more = 0): number | undefined =>
  minutes === undefined ? undefined : Math.max(0, minutes * 60_000 - (taken[seat] ?? 0) - more);
