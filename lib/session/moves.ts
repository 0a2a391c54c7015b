import type { Match } from '../match/engine';
import { matchOf } from '../match/history';
import type { Choice, Region } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import type { Situation } from '../systems/match-part';
import { partOf } from '../systems/open';
import type { RequestText } from '../systems/play-part';
import type { Point } from '../table/table';
import { requestNow, type MatchRequest, type Session } from './session';

/** A movement that may be begun now: the choices that begin it, and the places among which it asks then. */
export interface Move {
  /** The option, and the answers to what is asked on the way: "Which Shout, if any?" */
  readonly choices: readonly Choice[];
  /** Text of the option. */
  readonly text: string;
  readonly region: Region;
  /** Texts of what goes with it and need not: a Shout, and whom that is for. */
  readonly along: readonly string[];
}

/** Questions that may come between an option and the place. */
const mostBetween = 2;

interface Step {
  readonly match: Match<Situation>;
  readonly request: MatchRequest;
  readonly words: RequestText;
}

/** What an option leads to without a roll, for the same figure; undefined where that is something else. */
const stepAfter = (
  session: Session,
  match: Match<Situation>,
  option: number,
  figure: number,
): Step | undefined => {
  const { engine } = matchPartOf(session.encounter.system);
  const part = partOf(session.encounter.system, 'play');
  const step = engine.apply(match, option);
  if (!part || !step.ok) return undefined;
  const { match: next, events } = step.value;
  const request = engine.pending(next);
  if (!request || request.by !== requestNow(session)?.by) return undefined;
  const situation = engine.look(next);
  // Whoever looks ahead must not see what dice would show.
  if (part.rolls(events, situation, session.encounter).length > 0) return undefined;
  const words = part.request(request, situation, session.encounter);
  return words.figure === figure ? { match: next, request, words } : undefined;
};

/** The moves that an option leads to, with each answer to a question on the way that may be declined. */
const movesAfter = (
  session: Session,
  match: Match<Situation>,
  begun: Omit<Move, 'region'>,
  figure: number,
  between = mostBetween,
): readonly Move[] => {
  const step = stepAfter(session, match, Number(begun.choices.at(-1)), figure);
  if (!step) return [];
  const { request, words } = step;
  if ('region' in request) return [{ ...begun, region: request.region }];
  if (!('options' in request) || between === 0) return [];
  const declines = words.options.findIndex(({ isEnd }) => isEnd);
  const go = (option: number, ...more: readonly string[]): readonly Move[] =>
    movesAfter(
      session,
      step.match,
      { ...begun, choices: [...begun.choices, option], along: [...begun.along, ...more] },
      figure,
      between - 1,
    );
  const plain = declines < 0 || begun.along.length > 0 ? [] : go(declines);
  // Without a way to say no it is what is chosen, and no movement yet.
  if (plain.length === 0 && begun.along.length === 0) return [];
  const along = words.options.flatMap(({ text }, option) => (option === declines ? [] : go(option, text)));
  return [...plain, ...along];
};

/** Where whoever is asked may go with a choice of what to do and one of a place: nothing is chosen by it. */
export const movesOf = (session: Session, { options, figure }: RequestText): readonly Move[] => {
  const match = matchOf(session.history);
  return options.flatMap(({ text, target, isRolled, isEnd }, option) =>
    target !== undefined || isRolled || isEnd
      ? []
      : movesAfter(session, match, { choices: [option], text, along: [] }, figure),
  );
};

/** Moves that lead to a place, in the order offered. */
export const movesTo = (moves: readonly Move[], place: Point): readonly Move[] =>
  moves.filter(({ region }) => region.contains(place));

/** All places that one of the moves leads to; undefined where there are none. */
export const reachOf = (moves: readonly Move[]): Region | undefined => {
  // What goes with a movement leads no further.
  const plain = moves.filter(({ along }) => along.length === 0);
  const [first, ...others] = plain;
  if (!first) return undefined;
  if (others.length === 0) return first.region;
  const to = (place: Point): Region | undefined => movesTo(plain, place)[0]?.region;
  return {
    contains: (place) => to(place) !== undefined,
    candidates: () => plain.flatMap(({ region }) => region.candidates()),
    sample: (next) => (plain[next(plain.length)] ?? first).region.sample(next),
    way: (place) => to(place)?.way?.(place),
  };
};
