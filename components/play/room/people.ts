import { roomMessages } from '@/lib/messages/room';
import { offeredEncounter } from '@/lib/session/room-match';
import { heroesOf } from '@/lib/session/room-offer';
import { playersNow, type RoomMatch } from '@/lib/session/room-state';
import { playerKinds, type PlayerKind } from '@/lib/simulation/player-setting';
import { namesIn } from '@/lib/simulation/contest';

type Manned = Pick<RoomMatch, 'offer' | 'people' | 'filled'>;

/** Name of the person in a seat. */
export const playerName = ({ people }: Pick<RoomMatch, 'people'>, seat: number): string =>
  roomMessages.called(people[seat]?.name ?? '', seat, people.length);

/** Names of the heroes of each seat. @throws NotOpened */
export const heroesOfSeats = (match: Pick<RoomMatch, 'offer' | 'people'>): readonly (readonly string[])[] => {
  const names = namesIn(offeredEncounter(match));
  return match.people.map((_, seat) => heroesOf(match.offer, seat).map((at) => names[at] ?? ''));
};

/** Name of a hero's player, for others to read; undefined for a free seat. @throws NotOpened */
const playedBy = (
  match: Pick<RoomMatch, 'offer' | 'people' | 'free' | 'filled'>,
  place: number,
): string | undefined => {
  const player = playersNow(match)[place];
  if (typeof player !== 'number') return roomMessages.offered.byComputer;
  return match.free.includes(player) ? undefined : playerName(match, player);
};

/** Allies and opponents of a seat's heroes, each with a player. @throws NotOpened */
export const sidesOf = (
  match: Pick<RoomMatch, 'offer' | 'people' | 'free' | 'filled'>,
  seat: number,
): { readonly allies: readonly string[]; readonly foes: readonly string[] } => {
  const encounter = offeredEncounter(match);
  const names = namesIn(encounter);
  const own = heroesOf(match.offer, seat);
  const teams = own.map((at) => encounter.teams[at]);
  const textOf = (at: number): string => roomMessages.offered.heroBy(names[at] ?? '', playedBy(match, at));
  const others = [...names.keys()].filter((at) => !own.includes(at));
  return {
    allies: others.filter((at) => teams.includes(encounter.teams[at])).map(textOf),
    foes: others.filter((at) => !teams.includes(encounter.teams[at])).map(textOf),
  };
};

/** Heroes of computers by strength; those of free seats left out. @throws NotOpened */
export const heroesOfComputers = (
  match: Manned,
): readonly { readonly kind: PlayerKind; readonly heroes: readonly number[] }[] =>
  playerKinds.flatMap((kind) => {
    const heroes = match.offer.players.flatMap((player, at) =>
      typeof player !== 'number' && player.plays === kind ? [at] : [],
    );
    return heroes.length > 0 ? [{ kind, heroes }] : [];
  });

/** Name of the hero a computer decides for; undefined if none does. */
export const heroOfComputer = (match: Manned, player: number | undefined): string | undefined =>
  player === undefined || typeof playersNow(match)[player] === 'number'
    ? undefined
    : namesIn(offeredEncounter(match))[player];
