import type { EntryList } from './entry-list';
import type { InLine, Membership, RoomView } from './membership';
import type { Phrase } from './phrases';
import type { Pointed } from './pointing';
import { seatsToTake } from './rights';

/** Phrases that are kept. */
const shown = 4;

/** Seats as the holder of a key sees them. @param key its hash @param invite likewise */
export const seatedView = (
  { seating }: EntryList,
  key: string,
  invite: string,
): Pick<RoomView, 'seat' | 'mayTake' | 'mayInvite' | 'isLooking'> => {
  const seat = seating?.seats.indexOf(key) ?? -1;
  return {
    seat,
    mayTake: seatsToTake(seating, invite),
    mayInvite: invite === seating?.invite,
    isLooking: seat < 0 && seating?.look === invite,
  };
};

/** A room before it has been heard of, as this device has kept it. */
export const firstView = (
  { entries }: Membership,
  inLine: readonly InLine[],
  seated: ReturnType<typeof seatedView>,
): RoomView => ({
  entries,
  line: 'connecting',
  ...seated,
  here: [],
  looking: 0,
  refusal: undefined,
  isSending: false,
  isLate: false,
  inLine,
  dropped: undefined,
  said: [],
  pointed: [],
});

/** The last phrases, with a new one. */
export const withSaid = ({ said }: RoomView, seat: number, phrase: Phrase): Pick<RoomView, 'said'> => ({
  said: [...said, { nth: (said.at(-1)?.nth ?? 0) + 1, seat, phrase }].slice(-shown),
});

/** Everything pointed at, with news of one seat. */
export const withPointed = (view: RoomView, pointed: Pointed): Pick<RoomView, 'pointed'> => ({
  pointed: [...view.pointed.filter(({ seat }) => seat !== pointed.seat), pointed],
});
