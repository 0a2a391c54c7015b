import type { Entry, EntryKind } from './entry';
import type { Seating } from './entry-list';
import { seatsToTake } from './rights';
import type { FromRoom } from './room-messages';

/** A person at a room, as the room sees them. */
export interface Guest {
  /** Hash of the key that holds his seat, or will. */
  readonly key: string;
  /** Hash of the key in the guest's link, which says what they may do. */
  readonly invite: string;
  readonly tell: (message: FromRoom) => void;
  /** Brings the guest up to date with a list that has been replaced. */
  readonly catchUp: () => void;
  readonly leave: () => void;
}

/** An entry as it is asked for. */
export interface Asked {
  readonly id: string;
  /** Undefined for what may follow anything. */
  readonly at?: number | undefined;
  readonly kind: EntryKind;
  /** To sit down on; undefined for any that is free. */
  readonly seat?: number | undefined;
  readonly what: string;
}

/** The seat of a guest; -1 for none. */
export const seatOf = (seating: Seating | undefined, { key }: Pick<Guest, 'key'>): number =>
  seating?.seats.indexOf(key) ?? -1;

/** Whether somebody may watch, and nothing else. */
export const looksOn = (seating: Seating | undefined, guest: Guest): boolean =>
  seatOf(seating, guest) < 0 && guest.invite === seating?.look;

/** Contents and seat of an entry; undefined if the guest may not make it. */
export const permitted = (
  seating: Seating | undefined,
  guest: Guest,
  { kind, seat: asked, what }: Pick<Asked, 'kind' | 'seat' | 'what'>,
): Pick<Entry, 'seat' | 'what'> | undefined => {
  const own = seatOf(seating, guest);
  const seats = seating?.seats ?? [];
  switch (kind) {
    case 'open':
      return undefined;
    case 'play':
      return own < 0 ? undefined : { seat: own, what };
    case 'sit': {
      const free = seatsToTake(seating, guest.invite);
      const seat = asked ?? free[0];
      if (own >= 0 || seat === undefined || !free.includes(seat)) return undefined;
      return { seat, what: JSON.stringify({ key: guest.key, brings: what }) };
    }
    case 'stand': {
      const seat = Number(what);
      // Whoever made the room keeps his seat, and may open those of others.
      const isHeld = seat > 0 && seats[seat] !== undefined;
      return isHeld && (own === 0 || own === seat)
        ? { seat: own, what: JSON.stringify({ seat }) }
        : undefined;
    }
  }
};
