import type { Engine, Match } from '../engine';
import type { Judge } from '../playing/judge';
import { playAhead } from '../playing/search';
import { Seat, type Hide, type Turn } from '../players';
import type { Choice, Request } from '../request';

/** A game as a review knows it. */
export interface ReviewedGame<Situation extends object, About, Option, Event> {
  readonly engine: Engine<Situation, About, Option, Event>;
  readonly judge: Judge<Situation, About, Option>;
  readonly hide?: Hide<Situation> | undefined;
  /** A choice that does nothing now, so nobody is advised to make it. */
  readonly isInVain?: (request: Request<About, Option>, situation: Situation, choice: Choice) => boolean;
}

/** A match to review: its moments, and the choice at each but the last. */
export interface ReviewedMatch<Situation> {
  readonly moments: readonly Match<Situation>[];
  readonly choices: readonly Choice[];
  /** The players whose chances are reported. */
  readonly players: readonly number[];
  /** 0 to 2^32 - 1. */
  readonly seed: number;
}

/** A future is judged at the start of the turn this many turns later. */
const turns = 12;

/** The asked player's turn with what that player could see; dice come from `seed`. */
export const turnAt = <S extends object, A, O, E>(
  { engine, hide }: ReviewedGame<S, A, O, E>,
  match: Match<S>,
  request: Request<A, O>,
  seed: number,
): Turn<S, A, O> => new Seat(engine, match, request, { seed, hide });

/**
 * The chances of players in one imagined future, which is played on by reflex for a while; the same dice for the same
 * `seed`.
 * @param choice what whoever is asked does; without it what comes by reflex
 */
export const chancesAfter = <S extends object, A, O, E>(
  game: ReviewedGame<S, A, O, E>,
  turn: Turn<S, A, O>,
  players: readonly number[],
  seed: number,
  choice?: Choice,
): readonly number[] => {
  const { engine, judge } = game;
  const ahead = engine.ahead(turn.imagine(seed), { request: turn.request, isEnough: judge.isSettledAt });
  const until = judge.moment(turn.view()) + turns;
  playAhead(judge, ahead, choice ?? judge.reflex(turn.request, turn.view()), until);
  return players.map((player) => judge.chance(ahead.look(), player));
};

/** The chances of players at the end of a match. */
export const chancesAtEnd = <S extends object, A, O, E>(
  { engine, judge }: ReviewedGame<S, A, O, E>,
  match: Match<S>,
  players: readonly number[],
): readonly number[] => players.map((player) => judge.chance(engine.look(match), player));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
