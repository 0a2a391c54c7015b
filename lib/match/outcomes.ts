import { err, ok, type Result } from '../result';
import type { Draw, Stream } from './chance';
import type { Engine, Match, Step } from './engine';
import type { Choice, Refusal } from './request';

/** One draw on the way to an outcome. */
export interface Drawn {
  readonly stream: Stream;
  readonly sides: number;
  readonly owner: number;
  readonly reason: string;
  readonly value: number;
}

/** One way in which chance can fall. */
export interface Outcome<T> {
  /** 0 to 1, rounded once: one divided by the product of all sides. */
  readonly chance: number;
  readonly draws: readonly Drawn[];
  readonly result: T;
}

/** More outcomes than one wants to wait for. */
export interface TooMany {
  readonly refused: 'too-many-outcomes';
  readonly most: number;
}

/**
 * Every way in which chance can fall, in the order of the draws: `take` is carried out once for each, and must draw the
 * same after the same draws.
 */
const everyWay = <T, E>(
  take: (draw: Draw) => Result<T, E>,
  most: number,
): Result<readonly Outcome<T>[], E | TooMany> => {
  const outcomes: Outcome<T>[] = [];
  let draws: Drawn[] = [];
  for (;;) {
    let place = 0;
    const result = take((stream, sides, owner, reason) => {
      const drawn = (draws[place] ??= { stream, sides, owner, reason, value: 0 });
      place += 1;
      return drawn.value;
    });
    if (!result.ok) return result;
    if (outcomes.length === most) return err({ refused: 'too-many-outcomes', most });
    const ways = draws.reduce((product, { sides }) => product * sides, 1);
    outcomes.push({ chance: 1 / ways, draws, result: result.value });
    const turning = draws.findLastIndex(({ value, sides }) => value < sides - 1);
    const turned = draws[turning];
    if (!turned) return ok(outcomes);
    draws = [...draws.slice(0, turning), { ...turned, value: turned.value + 1 }];
  }
};

/**
 * All that can come of a choice, up to the next request, with exact chances that add up to one. What is drawn is not
 * what the match's own seed would draw; each result is a match that can be played on.
 * @param most refuses more outcomes than that: six dice have 46,656
 */
export const outcomesOf = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  match: Match<S>,
  choice: Choice,
  most: number,
): Result<readonly Outcome<Step<S, E>>[], Refusal | TooMany> =>
  everyWay((draw) => engine.applyWith(draw, match, choice), most);

/** All that can come of the stretch before the first request. */
export const openingsOf = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  situation: S,
  most: number,
): Result<readonly Outcome<Step<S, E>>[], TooMany> =>
  everyWay<Step<S, E>, TooMany>((draw) => ok(engine.beginWith(draw, situation, 0)), most);

/** Chances of results that are alike added up, in the order of their first appearance. */
export const chancesBy = <T, K>(
  outcomes: readonly Outcome<T>[],
  keyOf: (result: T) => K,
): ReadonlyMap<K, number> => {
  const chances = new Map<K, number>();
  for (const { chance, result } of outcomes) {
    const key = keyOf(result);
    chances.set(key, (chances.get(key) ?? 0) + chance);
  }
  return chances;
};
