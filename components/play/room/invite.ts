import { roomFragment } from '@/lib/room/room-fragment';
import { writeOffer, type Offer } from '@/lib/session/room-offer';

/** Opens a room for a match. What rooms are made of loads only now. */
export const invite = async (offered: Omit<Offer, 'seatOfHero'>): Promise<void> => {
  const { beginRoom } = await import('./kept-rooms');
  const address = beginRoom({ seats: 2, offer: writeOffer(offered) });
  window.location.hash = roomFragment(address);
  window.scrollTo(0, 0);
};
