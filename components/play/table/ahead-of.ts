import { isPerson, type Session } from '@/lib/session/session';
import type { TableFigure } from '@/lib/systems/table-scene';
import type { Decider } from './request-parts';

/** The way to let computers play on, where nobody at this device has a figure that can act; undefined where somebody has. */
export const aheadOf = (
  { seats }: Pick<Session, 'seats'>,
  figures: readonly Pick<TableFigure, 'owner' | 'state'>[],
  { isHurried, hurry }: { readonly isHurried: boolean; readonly hurry: () => void },
): Decider['ahead'] => {
  if (seats.length === 0) return undefined;
  const own = figures.filter(({ owner }) => isPerson(seats[owner]));
  if (own.some(({ state }) => state === 'up')) return undefined;
  // All of them may be gone from the table, as long as somebody plays at this device.
  return { comesBack: seats.some((seat) => isPerson(seat)), isHurried, onHurry: hurry };
};
