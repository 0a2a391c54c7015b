import { useState } from 'react';
import { playMessages } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';
import { playerKinds, type PlayerKind } from '@/lib/simulation/player-setting';
import { seatKinds, type SeatKind } from './arrangement';
import { friendsIn, host, onlinePlayers, withPlayer, type OnlinePlayer } from './online-players';
import type { PlayerChoice } from './seat-field';
import type { Side } from './use-sides';

const say = playMessages.setUp;

const isSeat = (value: string): value is SeatKind => (seatKinds as readonly string[]).includes(value);

const computers = playerKinds.map((kind) => ({ value: kind as string, label: say.players[kind] }));

/** Players of a match on this device. */
export const playersHere = (
  sides: readonly Side[],
  onSeat: (keys: readonly number[], seat: SeatKind) => void,
): PlayerChoice => ({
  options: seatKinds.map((kind) => ({ value: kind, label: say.players[kind] })),
  values: sides.map(({ seat }) => seat),
  choose: (places, value) => {
    if (isSeat(value))
      onSeat(
        places.flatMap((at) => sides[at]?.key ?? []),
        value,
      );
  },
});

/** The computer that was chosen for a side, not merely set at first. */
const computerChosen = ({ seat, isChosen }: Side): PlayerKind | undefined =>
  isChosen === true && seat !== 'person' ? seat : undefined;

/**
 * Players of a match with friends online: computers that were chosen for this device stay.
 * @param usual by side; undefined if the heroes are not known
 * @param most how many people there can be
 */
export const usePlayersOnline = (
  sides: readonly Side[],
  usual: readonly number[] | undefined,
  most: number,
): PlayerChoice => {
  const [chosen, setChosen] = useState<Readonly<Record<number, OnlinePlayer>>>({});
  const values = onlinePlayers(
    sides.map((_, at) => usual?.[at] ?? Math.min(at, 1)),
    sides.map(computerChosen),
    sides.map(({ key }) => chosen[key]),
  );
  const friends = Math.max(1, Math.min(friendsIn(values) + 1, most - 1));
  return {
    options: [
      { value: host, label: roomMessages.start.you },
      ...Array.from({ length: friends }, (_, nth) => ({
        value: String(nth + 1),
        label: roomMessages.start.friend(nth + 1, friends === 1),
      })),
      ...computers,
    ],
    values,
    choose: (places, value) => {
      const next = withPlayer(values, places, value);
      setChosen(Object.fromEntries(sides.map(({ key }, at) => [key, next[at] ?? host])));
    },
  };
};
