import { matchPartOf } from '../simulation/contest';
import { partOf } from '../systems/open';
import type { PlayPart } from '../systems/play-part';
import { lengthOf, requestAt, situationAt, stepAt, type Session } from './session';

/** How long somebody lets chances to react go by. */
export const passSpans = ['action', 'concern', 'turn', 'phase'] as const;
export type PassSpan = (typeof passSpans)[number];

/** A player who lets chances to react go by, until something ends or happens. */
export interface Passing {
  readonly by: number;
  readonly span: PassSpan;
  /** The moment that it began at, and the turn or phase that it began in. */
  readonly since: number;
  readonly within: number;
}

const playOf = (session: Session): PlayPart | undefined => partOf(session.encounter.system, 'play');

const within = (session: Session, at: number, span: PassSpan): number => {
  const { judge, standing } = matchPartOf(session.encounter.system);
  const situation = situationAt(session, at);
  return span === 'phase' ? standing(situation).phase : judge.moment(situation);
};

/** Whether a chance to react is offered at a moment, and to whom. */
const reactorAt = (session: Session, at: number): number | undefined => {
  const request = requestAt(session, at);
  const words = request && playOf(session)?.request(request, situationAt(session, at), session.encounter);
  return words?.isReaction ? request?.by : undefined;
};

/** Whether somebody is asked for an action at a moment: the one before it is over. */
const isFree = (session: Session, at: number): boolean => {
  const request = requestAt(session, at);
  if (!request) return true;
  const { judge } = matchPartOf(session.encounter.system);
  return judge.isSettled(request) && reactorAt(session, at) === undefined;
};

/** Whether the steps to a moment involve a figure of a player, apart from the player's own skipped reactions. */
const isConcerned = (session: Session, at: number, player: number): boolean => {
  const part = playOf(session);
  // Of a game that does not say so everything may be of concern.
  if (!part?.concerned) return true;
  const situation = situationAt(session, at);
  const { figures } = part.scene(situation, session.encounter);
  const own = new Set(figures.flatMap(({ id, owner }) => (owner === player ? [id] : [])));
  return part.concerned(stepAt(session, at).events, situation).some((figure) => own.has(figure));
};

const moments = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + 1 + nth);

/** Begins to pass, from the chance to react that is offered now. */
export const passingOf = (session: Session, by: number, span: PassSpan): Passing => {
  const since = lengthOf(session);
  return { by, span, since, within: within(session, since, span) };
};

/** Whether the agreed time is still running; a player who undoes further back stops skipping. */
export const stillPasses = ({ by, span, since, within: began }: Passing, session: Session): boolean => {
  const now = lengthOf(session);
  if (now < since) return false;
  switch (span) {
    case 'action':
      return !moments(since, now).some((at) => isFree(session, at));
    case 'concern':
      return !moments(since, now).some((at) => isConcerned(session, at, by));
    case 'turn':
    case 'phase':
      return within(session, now, span) === began;
  }
};

/** How many chances to react have gone by so. */
export const passedSoFar = ({ by, since }: Passing, session: Session): number =>
  moments(since - 1, lengthOf(session) - 1).filter((at) => reactorAt(session, at) === by).length;
