import { roomFragment } from '@/lib/room/room-fragment';
import { err, ok, type Result } from '@/lib/result';
import { roomMessages } from '@/lib/messages/room';
import {
  encounterOfOffer,
  faultOfPlayers,
  isDuelOf,
  peopleIn,
  usualPlayers,
  writeOffer,
  type Offer,
} from '@/lib/session/room-offer';
import { beginSession } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { pairingFor, type Arrangement } from './arrangement';
import { roomPlayer, type OnlinePlayer } from './online-players';

/** A match that was set up. */
export interface Chosen {
  readonly game: SystemId;
  readonly heroes: readonly SheetDocument[];
  readonly parties: readonly number[];
  readonly arrangement: Arrangement;
}

type Offered = Omit<Offer, 'isDuel'>;

const matchOf = ({ game, heroes, parties, arrangement }: Chosen): Pick<Offer, 'pairing' | 'isPlaced'> => ({
  pairing: pairingFor(game, heroes, parties, arrangement),
  isPlaced: arrangement.isPlaced,
});

/** Players where nobody has chosen them, by hero. @throws NotOpened */
export const usualOnline = (chosen: Chosen): readonly number[] => usualPlayers(matchOf(chosen));

/** Whether a match is between two people on opposite sides, who may play by the clock. @throws NotOpened */
export const isDuelOnline = (chosen: Chosen, values: readonly OnlinePlayer[]): boolean => {
  const players = values.map(roomPlayer);
  return !faultOfPlayers(players) && isDuelOf({ ...matchOf(chosen), players });
};

/** The match as it is offered to friends, or sentences that say what is in its way. @throws NotOpened */
export const offerOnline = (
  chosen: Chosen,
  values: readonly OnlinePlayer[],
  name: string,
  minutes: number | undefined,
): Result<Offered, readonly string[]> => {
  const match = matchOf(chosen);
  const encounter = encounterOfOffer(match, 0);
  const session = beginSession(encounter, [], 'fair');
  if (!session.ok) return err(session.error.map((issue) => matchPartOf(chosen.game).issue(issue, encounter)));
  const players = values.map(roomPlayer);
  const fault = faultOfPlayers(players);
  return fault ? err([roomMessages.start.faults[fault]]) : ok({ ...match, name, minutes, players });
};

/** Opens a room for a match. The code of rooms loads only now. */
export const openRoom = async (offered: Offered): Promise<void> => {
  const { beginRoom } = await import('@/components/room/kept-rooms');
  const seats = peopleIn(offered.players);
  window.location.hash = roomFragment(beginRoom('match', { seats, offer: writeOffer(offered) }));
  window.scrollTo(0, 0);
};
