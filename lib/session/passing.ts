import { matchPartOf } from '../simulation/contest';
import { partOf } from '../systems/open';
import type { PlayPart, RequestText } from '../systems/play-part';
import { lengthOf, requestAt, situationAt, stepAt, type Session } from './session';

/** How long somebody lets chances to react go by. */
export const passSpans = ['action', 'concern', 'turn', 'phase'] as const;
export type PassSpan = (typeof passSpans)[number];

/** Players who answer all chances to react alike, as a rule by letting them go by, until something ends or happens. */
export interface Passing {
  readonly players: readonly number[];
  readonly span: PassSpan;
  /** Text of the option that each of them takes; undefined where they let chances go by. */
  readonly answer?: string | undefined;
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

/** The steps to a moment involve a figure of players, apart from their own skipped reactions. */
const isConcerned = (session: Session, at: number, players: readonly number[]): boolean => {
  const part = playOf(session);
  // Of a game that does not say so everything may be of concern.
  if (!part?.concerned) return true;
  const situation = situationAt(session, at);
  const { figures } = part.scene(situation, session.encounter);
  const own = new Set(figures.flatMap(({ id, owner }) => (players.includes(owner) ? [id] : [])));
  return part.concerned(stepAt(session, at).events, situation).some((figure) => own.has(figure));
};

const moments = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + 1 + nth);

/** Begins to pass, from the chance to react that is offered now. */
export const passingOf = (
  session: Session,
  players: readonly number[],
  span: PassSpan,
  answer?: string,
): Passing => {
  const since = lengthOf(session);
  return { players, span, answer, since, within: within(session, since, span) };
};

/** The option that is taken for a player; undefined where the player is asked, or the option isn't there. */
export const passOf = (
  { players, answer }: Passing,
  by: number,
  { isReaction, options }: Pick<RequestText, 'isReaction' | 'options'>,
): number | undefined => {
  if (!isReaction || !players.includes(by)) return undefined;
  const nth = options.findIndex(({ text, isEnd }) => (answer === undefined ? isEnd : text === answer));
  return nth < 0 ? undefined : nth;
};

/** Whether the agreed time is still running; a player who undoes further back stops skipping. */
export const stillPasses = ({ players, span, since, within: began }: Passing, session: Session): boolean => {
  const now = lengthOf(session);
  if (now < since) return false;
  switch (span) {
    case 'action':
      return !moments(since, now).some((at) => isFree(session, at));
    case 'concern':
      return !moments(since, now).some((at) => isConcerned(session, at, players));
    case 'turn':
    case 'phase':
      return within(session, now, span) === began;
  }
};

/** How many chances to react have gone by so. */
export const passedSoFar = ({ players, since }: Passing, session: Session): number =>
  moments(since - 1, lengthOf(session) - 1).filter((at) => players.includes(reactorAt(session, at) ?? -1))
    .length;
