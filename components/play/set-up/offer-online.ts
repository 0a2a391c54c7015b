import { roomFragment } from '@/lib/room/room-fragment';
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

const matchOf = ({
  game,
  heroes,
  parties,
  arrangement,
}: Chosen): Pick<Offer, 'pairing' | 'isPlaced' | 'isSpread'> => ({
  pairing: pairingFor(game, heroes, parties, arrangement),
  isPlaced: arrangement.isPlaced,
  isSpread: true,
});

/** Players where nobody has chosen them, by hero. @throws NotOpened */
export const usualOnline = (chosen: Chosen): readonly number[] => usualPlayers(matchOf(chosen));

/** Whether a match is between two people on opposite sides, who may play by the clock. @throws NotOpened */
export const isDuelOnline = (chosen: Chosen, values: readonly OnlinePlayer[]): boolean => {
  const players = values.map(roomPlayer);
  return !faultOfPlayers(players) && isDuelOf({ ...matchOf(chosen), players });
};

/** Sentences about everything that prevents a match, before anybody is invited to it. @throws NotOpened */
export const problemsOnline = (chosen: Chosen, values: readonly OnlinePlayer[]): readonly string[] => {
  const { begin, issue } = matchPartOf(chosen.game);
  const encounter = encounterOfOffer(matchOf(chosen), 0);
  const begun = begin(encounter);
  if (!begun.ok) return begun.error.map((each) => issue(each, encounter));
  const fault = faultOfPlayers(values.map(roomPlayer));
  return fault ? [roomMessages.start.faults[fault]] : [];
};

/** The match as it is offered to friends. @throws NotOpened */
export const offerOnline = (
  chosen: Chosen,
  values: readonly OnlinePlayer[],
  name: string,
  minutes: number | undefined,
): Offered => ({ ...matchOf(chosen), name, minutes, players: values.map(roomPlayer) });

/** Opens a room for a match. The code of rooms loads only now. */
export const openRoom = async (offered: Offered): Promise<void> => {
  const { beginRoom } = await import('@/components/room/kept-rooms');
  const seats = peopleIn(offered.players);
  window.location.hash = roomFragment(beginRoom('match', { seats, offer: writeOffer(offered) }));
  window.scrollTo(0, 0);
};
