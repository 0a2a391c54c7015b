import type { Match } from '../match/engine';
import { matchOf } from '../match/history';
import type { Region } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import type { Situation } from '../systems/match-part';
import { partOf } from '../systems/open';
import type { RequestText } from '../systems/play-part';
import type { Point } from '../table/table';
import { requestNow, type Session } from './session';

/** A movement that may be begun now: the option that begins it, and the places among which it asks then. */
export interface Move {
  readonly option: number;
  /** Text of the option. */
  readonly text: string;
  readonly region: Region;
}

/** The region that an option leads to without a roll, for the same figure; undefined where it does something else. */
const regionAfter = (
  session: Session,
  match: Match<Situation>,
  option: number,
  figure: number,
): Region | undefined => {
  const { engine } = matchPartOf(session.encounter.system);
  const part = partOf(session.encounter.system, 'play');
  const step = engine.apply(match, option);
  if (!part || !step.ok) return undefined;
  const { match: next, events } = step.value;
  const request = engine.pending(next);
  if (!request || !('region' in request) || request.by !== requestNow(session)?.by) return undefined;
  const situation = engine.look(next);
  // Whoever looks ahead must not see what dice would show.
  if (part.rolls(events, situation, session.encounter).length > 0) return undefined;
  return part.request(request, situation, session.encounter).figure === figure ? request.region : undefined;
};

/** Where whoever is asked may go with one choice of what to do and one of a place: nothing is chosen by it. */
export const movesOf = (session: Session, { options, figure }: RequestText): readonly Move[] => {
  const match = matchOf(session.history);
  return options.flatMap(({ text, target, isRolled, isEnd }, option) => {
    if (target !== undefined || isRolled || isEnd) return [];
    const region = regionAfter(session, match, option, figure);
    return region ? [{ option, text, region }] : [];
  });
};

/** Moves that lead to a place, in the order offered. */
export const movesTo = (moves: readonly Move[], place: Point): readonly Move[] =>
  moves.filter(({ region }) => region.contains(place));

/** All places that one of the moves leads to; undefined where there are none. */
export const reachOf = (moves: readonly Move[]): Region | undefined => {
  const [first, ...others] = moves;
  if (!first) return undefined;
  if (others.length === 0) return first.region;
  const to = (place: Point): Region | undefined => movesTo(moves, place)[0]?.region;
  return {
    contains: (place) => to(place) !== undefined,
    candidates: () => moves.flatMap(({ region }) => region.candidates()),
    sample: (next) => (moves[next(moves.length)] ?? first).region.sample(next),
    way: (place) => to(place)?.way?.(place),
  };
};
