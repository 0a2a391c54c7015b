import { matchPartOf } from '../simulation/contest';
import { partOf } from '../systems/open';
import { actsBetween, type Act } from './acts';
import { holdersOf, type Holder } from './knowledge';
import { lengthOf, requestAt, situationAt, type Session } from './session';

/** The person at this device who is asked for an action at a moment, by position among all of them. */
const actingAt = (session: Session, holders: readonly Holder[], at: number): number => {
  const request = requestAt(session, at);
  if (!request) return -1;
  const holder = holders.findIndex(({ players }) => players.includes(request.by));
  if (holder < 0 || !matchPartOf(session.encounter.system).judge.isSettled(request)) return -1;
  const part = partOf(session.encounter.system, 'play');
  return part?.request(request, situationAt(session, at), session.encounter).isReaction ? -1 : holder;
};

/** The device goes from one person to another. */
export interface Handing extends Holder {
  /** The moment from which on that person decides. */
  readonly at: number;
  /** Actions and reactions of others since that person last chose, the oldest first. */
  readonly meanwhile: readonly Act[];
  /** That person has not had a turn yet. */
  readonly isFirst: boolean;
}

/** Nobody needs to be told what they did themselves. */
const ofOthers = (session: Session, { players }: Holder, acts: readonly Act[]): readonly Act[] => {
  const { encounter } = session;
  const scene = partOf(encounter.system, 'play')?.scene(situationAt(session, lengthOf(session)), encounter);
  const own = new Set(scene?.figures.flatMap(({ id, owner }) => (players.includes(owner) ? [id] : [])));
  return acts.filter(({ figure, isReaction }) => isReaction || !own.has(figure));
};

/**
 * The person who gets the device now: whoever is asked for an action, if another person at it acted last. A
 * person who only reacts is asked across the table.
 */
export const handedTo = (session: Session): Handing | undefined => {
  const holders = holdersOf(session.seats);
  const now = lengthOf(session);
  const next = holders.length > 1 ? actingAt(session, holders, now) : -1;
  const holder = holders[next];
  if (!holder) return undefined;
  let last = now - 1;
  while (last >= 0 && actingAt(session, holders, last) < 0) last -= 1;
  if (last < 0 || actingAt(session, holders, last) === next) return undefined;
  let own = last;
  while (own >= 0 && !holder.players.includes(requestAt(session, own)?.by ?? -1)) own -= 1;
  return {
    ...holder,
    at: now,
    meanwhile: ofOthers(session, holder, actsBetween(session, own, now)),
    isFirst: own < 0,
  };
};
