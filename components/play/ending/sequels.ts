import { newSeed } from '@/components/site/new-seed';
import { endingMessages } from '@/lib/messages/ending';
import { playMessages } from '@/lib/messages/play';
import { beginSession, type Seat, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { isMissionWon } from '../table/end-of';

/** A match that follows: its button, and how it is set up. */
export interface Sequel {
  readonly text: string;
  readonly begin: () => Session | undefined;
}

/**
 * The players of two teams, each for the other one; undefined where that would change nothing, or where a team has
 * several players.
 * @param teams by seat
 */
export const swapped = (seats: readonly Seat[], teams: readonly number[]): readonly Seat[] | undefined => {
  const [one, other, ...more] = new Set(teams);
  if (one === undefined || other === undefined || more.length > 0 || seats.length !== teams.length)
    return undefined;
  const playerOf = (team: number): Seat | undefined => {
    const [first, ...rest] = seats.filter((_, at) => teams[at] === team);
    return rest.every((seat) => JSON.stringify(seat) === JSON.stringify(first)) ? first : undefined;
  };
  const [own, foe] = [playerOf(one), playerOf(other)];
  if (!own || !foe || own.plays === foe.plays) return undefined;
  return teams.map((team) => (team === one ? foe : own));
};

/** The same match once more, and with the players swapped; after a mission that was won, first of all the next one. */
export const sequelsOf = (session: Session): readonly Sequel[] => {
  const { encounter, seats, mode } = session;
  const { missions = [], missionOf, asLesson } = matchPartOf(encounter.system);
  const begun = (next: Session['encounter'] | undefined, players = seats): Session | undefined => {
    const made = next && beginSession(next, players, mode);
    return made?.ok ? made.value : undefined;
  };
  const mission = (id: string) => () => {
    const next = missionOf?.(encounter.system, id, newSeed());
    return begun(next && (asLesson?.(next) ?? next));
  };
  const at = missions.findIndex(({ id }) => id === encounter.scenario);
  const played = missions[at];
  if (!played) {
    const others = swapped(seats, encounter.teams);
    const again = (players: readonly Seat[]) => () => begun({ ...encounter, seed: newSeed() }, players);
    return [
      { text: playMessages.table.rematch, begin: again(seats) },
      ...(others ? [{ text: endingMessages.swap, begin: again(others) }] : []),
    ];
  }
  const again = { text: playMessages.missions.again, begin: mission(played.id) };
  const next = missions[at + 1];
  if (!isMissionWon(session) || !next) return [again];
  return [{ text: playMessages.missions.begin(at + 2, next.name), begin: mission(next.id) }, again];
};
