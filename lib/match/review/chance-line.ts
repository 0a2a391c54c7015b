import { stir } from '../chance';
import { chancesAfter, chancesAtEnd, mean, turnAt, type ReviewedGame, type ReviewedMatch } from './chances';

/** How likely each player was to win at a moment, 0 to 1, in the order of the players. */
export interface Chances {
  readonly at: number;
  readonly of: readonly number[];
}

/** Moments at most, and futures of each. */
const mostMoments = 40;
const futures = 24;

/** Evenly chosen ones, the first and the last among them. */
const thinned = <T>(all: readonly T[], most: number): readonly T[] => {
  const placeOf = (nth: number): number => Math.floor((nth * (most - 1)) / Math.max(1, all.length - 1));
  return all.length <= most ? all : all.filter((_, nth) => nth === 0 || placeOf(nth) > placeOf(nth - 1));
};

/** Moments at which a turn begins, the first and the last of the match among them. */
const turnStarts = <S extends object, A, O, E>(
  { engine, judge }: ReviewedGame<S, A, O, E>,
  { moments }: ReviewedMatch<S>,
): readonly number[] => {
  let newest: number | undefined;
  return moments.flatMap((match, at) => {
    const request = engine.pending(match);
    const turn = judge.moment(engine.look(match));
    const isNew = request !== undefined && judge.isSettled(request) && turn !== newest;
    if (isNew) newest = turn;
    return isNew || at === 0 || at === moments.length - 1 ? [at] : [];
  });
};

const chancesAt = <S extends object, A, O, E>(
  game: ReviewedGame<S, A, O, E>,
  { moments, players, seed }: ReviewedMatch<S>,
  at: number,
): Chances | undefined => {
  const match = moments[at];
  if (!match) return undefined;
  const request = game.engine.pending(match);
  if (!request) return { at, of: chancesAtEnd(game, match, players) };
  const turn = turnAt(game, match, request, stir(seed, at));
  const tried = Array.from({ length: futures }, (_, nth) =>
    chancesAfter(game, turn, players, stir(stir(seed, at), nth)),
  );
  return { at, of: players.map((_, place) => mean(tried.map((chances) => chances[place] ?? 0))) };
};

/** Chances of winning, turn by turn; yields the share that is done. */
export function* chanceLine<S extends object, A, O, E>(
  game: ReviewedGame<S, A, O, E>,
  match: ReviewedMatch<S>,
): Generator<number, readonly Chances[]> {
  const chosen = thinned(turnStarts(game, match), mostMoments);
  const line: Chances[] = [];
  for (const [nth, at] of chosen.entries()) {
    const chances = chancesAt(game, match, at);
    if (chances) line.push(chances);
    yield (nth + 1) / chosen.length;
  }
  return line;
}
