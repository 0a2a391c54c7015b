import { useState } from 'react';
import { keepName, recallName } from '@/components/room/player-name';
import { roomMessages } from '@/lib/messages/room';
import {
  isDuelOnline,
  offerOnline,
  openRoom,
  problemsOnline,
  usualOnline,
  type Chosen,
} from './offer-online';
import { friendsIn } from './online-players';
import { playersHere, usePlayersOnline } from './use-players';
import type { Side } from './use-sides';

/**
 * Players of a match, on this device or with friends online, and invitations to friends.
 * @param chosen undefined while something is missing
 * @param groups heroes, or teams of a set, that can each have a player
 */
export const useInvitation = (
  sides: readonly Side[],
  onSeat: Parameters<typeof playersHere>[1],
  chosen: Chosen | undefined,
  groups: number,
) => {
  const players = usePlayersOnline(sides, chosen && usualOnline(chosen), groups);
  const isDuel = chosen !== undefined && isDuelOnline(chosen, players.values);
  const [name, setName] = useState(recallName);
  const [minutes, setMinutes] = useState<number>();
  return {
    players,
    /** Players of a match on this device. */
    here: playersHere(sides, onSeat),
    /** Words of the button. */
    label: roomMessages.start.begin(friendsIn(players.values)),
    fields: { name, onName: setName, minutes, onMinutes: setMinutes, isDuel },
    /** Sentences about everything that prevents the match. */
    problems: chosen ? problemsOnline(chosen, players.values) : [],
    /** Opens the room. */
    invite: (): void => {
      if (!chosen) return;
      keepName(name);
      void openRoom(offerOnline(chosen, players.values, name.trim(), isDuel ? minutes : undefined));
    },
  };
};
