import type { RoomPlayer } from '@/lib/session/room-offer';
import { playerKinds, type PlayerKind } from '@/lib/simulation/player-setting';
import { computerFor } from './arrangement';

/** A hero’s player as a list has it: "0" for the host, "1" for the first friend, or a computer's strength. */
export type OnlinePlayer = string;

export const host: OnlinePlayer = '0';

const isKind = (value: string): value is PlayerKind => (playerKinds as readonly string[]).includes(value);

const isFriend = (value: OnlinePlayer): boolean => !isKind(value) && value !== host;

export const roomPlayer = (value: OnlinePlayer): RoomPlayer =>
  isKind(value) ? computerFor(value) : Number(value);

/** How many friends these are. */
export const friendsIn = (values: readonly OnlinePlayer[]): number => new Set(values.filter(isFriend)).size;

/** The same with friends that count from 1 without a gap, in their order. */
const numbered = (values: readonly OnlinePlayer[]): readonly OnlinePlayer[] => {
  const friends = [...new Set(values.filter(isFriend).map(Number))].sort((one, other) => one - other);
  return values.map((value) => (isFriend(value) ? String(friends.indexOf(Number(value)) + 1) : value));
};

/**
 * Players of the heroes of a match online.
 * @param usual by hero: each side is one person's
 * @param computers by hero, as they were chosen for a match on this device; undefined for people
 * @param chosen by hero, for a match online
 */
export const onlinePlayers = (
  usual: readonly number[],
  computers: readonly (PlayerKind | undefined)[],
  chosen: readonly (OnlinePlayer | undefined)[],
): readonly OnlinePlayer[] => {
  const people = usual.map((seat, at) => chosen[at] ?? String(seat));
  const all = people.map((player, at) => (chosen[at] === undefined ? (computers[at] ?? player) : player));
  // A match that was only against computers is now one against friends.
  return numbered(friendsIn(all) > 0 && all.includes(host) ? all : people);
};

/** Players after a choice for some heroes; where there are two players, they change places. */
export const withPlayer = (
  values: readonly OnlinePlayer[],
  places: readonly number[],
  value: OnlinePlayer,
): readonly OnlinePlayer[] => {
  const [other, ...more] = new Set(values.filter((_, at) => !places.includes(at)));
  const isPair = other !== undefined && more.length === 0;
  const left =
    isPair && isFriend(other) && isFriend(value) ? host : other === value && value === host ? '1' : other;
  return numbered(
    values.map((each, at) => {
      if (places.includes(at)) return value;
      return isPair ? (left ?? each) : each;
    }),
  );
};
