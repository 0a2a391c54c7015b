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
  /** Answers to the questions before the place. */
  readonly then: readonly number[];
  /** Text of the option. */
  readonly text: string;
  /** Text of the answer that goes with it; empty for none. */
  readonly more: string;
  readonly region: Region;
}

type Found = Omit<Move, 'option' | 'text'>;

/** A question that is answered together with the one before it: with one answer, or with each. */
const answersTo = (
  session: Session,
  match: Match<Situation>,
  chosen: number,
): readonly { readonly nth: number; readonly text: string }[] | undefined => {
  const { engine } = matchPartOf(session.encounter.system);
  const part = partOf(session.encounter.system, 'play');
  const request = engine.pending(match);
  if (!part || !request || !('options' in request)) return undefined;
  const before = requestNow(session);
  const option = before && 'options' in before ? before.options[chosen] : undefined;
  const situation = engine.look(match);
  const taken = part.taken?.(request, situation, option);
  if (taken !== undefined) return [{ nth: taken, text: '' }];
  const { options, goesWith } = part.request(request, situation, session.encounter);
  if (!goesWith) return undefined;
  return options.map(({ text, isEnd }, nth) => ({ nth, text: isEnd ? '' : text }));
};

/** The regions that an option leads to without a roll, for the same figure; none where it does something else. */
const regionsAfter = (
  session: Session,
  {
    match,
    first,
    then,
    more,
  }: { match: Match<Situation>; first: number; then: readonly number[]; more: string },
  figure: number,
): readonly Found[] => {
  const { engine } = matchPartOf(session.encounter.system);
  const part = partOf(session.encounter.system, 'play');
  const step = engine.apply(match, then.at(-1) ?? first);
  if (!part || !step.ok) return [];
  const { match: next, events } = step.value;
  const request = engine.pending(next);
  if (!request || request.by !== requestNow(session)?.by) return [];
  const situation = engine.look(next);
  // A player who looks ahead must not see what dice would show.
  if (part.rolls(events, situation, session.encounter).length > 0) return [];
  if ('region' in request)
    return part.request(request, situation, session.encounter).figure === figure
      ? [{ then, more, region: request.region }]
      : [];
  if (then.length > 0) return [];
  const found = (answersTo(session, next, first) ?? []).flatMap(({ nth, text }) =>
    regionsAfter(session, { match: next, first, then: [nth], more: text }, figure),
  );
  // Choices beside a movement lead no further, and one region is drawn faster than several.
  return found.map((each) => ({ ...each, region: found[0]?.region ?? each.region }));
};

/**
 * Where the asked figure may go with one choice of an action and one of a place; nothing is chosen. It gives way after
 * each option, so that a page stays awake meanwhile.
 */
export function* findMoves(
  session: Session,
  { options, figure }: RequestText,
): Generator<undefined, readonly Move[], undefined> {
  const match = matchOf(session.history);
  const moves: Move[] = [];
  for (const [option, { text, target, isRolled, isEnd }] of options.entries()) {
    if (target !== undefined || isRolled || isEnd) continue;
    const found = regionsAfter(session, { match, first: option, then: [], more: '' }, figure);
    moves.push(...found.map((each) => ({ option, text, ...each })));
    yield;
  }
  return moves;
}

/** The same at once. */
export const movesOf = (session: Session, words: RequestText): readonly Move[] => {
  const looking = findMoves(session, words);
  for (;;) {
    const { done, value } = looking.next();
    if (done) return value;
  }
};

/** Moves that lead to a place, in the order offered. */
export const movesTo = (moves: readonly Move[], place: Point): readonly Move[] =>
  moves.filter(({ region }) => region.contains(place));

/** All places that one of the moves leads to; undefined if there are none. */
export const reachOf = (moves: readonly Move[]): Region | undefined => {
  const regions = [...new Set(moves.map(({ region }) => region))];
  const [first, ...others] = regions;
  if (!first) return undefined;
  if (others.length === 0) return first;
  const to = (place: Point): Region | undefined => regions.find((region) => region.contains(place));
  return {
    contains: (place) => to(place) !== undefined,
    candidates: () => regions.flatMap((region) => region.candidates()),
    sample: (next) => (regions[next(regions.length)] ?? first).sample(next),
    way: (place) => to(place)?.way?.(place),
  };
};
