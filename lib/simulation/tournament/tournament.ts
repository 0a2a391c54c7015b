import { hashOf } from '../../match/hash';
import type { SheetDocument } from '../../systems/sheet';
import type { Contest } from '../contest';

/** Terms shared by all matches of a tournament; other terms make another tournament. */
export interface Terms extends Pick<Contest, 'seed' | 'scenario' | 'map'> {
  /** Version of the rules that are played. */
  readonly rules: string;
  /** The heroes' player, in the words of `--player`. */
  readonly player: string;
}

/** A match of a round robin: the `nth` of two heroes, who go by their keys, so that files may be renamed and heroes added. */
export interface Fixture {
  /** The same for the same two heroes and number, whatever other heroes take part. */
  readonly id: string;
  readonly pair: readonly [string, string];
  /** From 0. Corners change from one match of a pair to the next. */
  readonly nth: number;
}

/** Says who a hero is: files that hold the same hero have the same key, 16 hexadecimal digits. */
export const keyOf = ({ sheet }: SheetDocument): string => hashOf(sheet);

const fixture = (one: string, other: string, nth: number): Fixture => {
  const pair = one < other ? ([one, other] as const) : ([other, one] as const);
  return { id: `${pair[0]} ${pair[1]} ${nth}`, pair, nth };
};

/**
 * All matches of a round robin, one round after the other, so that a table in between is fair too.
 * @param keys of the heroes, each once
 * @param rounds matches of every pair
 */
export const fixturesOf = (keys: readonly string[], rounds: number): readonly Fixture[] =>
  Array.from({ length: rounds }, (_, nth) =>
    keys.flatMap((one, at) => keys.slice(at + 1).map((other) => fixture(one, other, nth))),
  ).flat();

/** The seed of the matches of two heroes: their dice do not depend on who else takes part. */
export const seedOfPair = (seed: number, pair: Fixture['pair']): number =>
  Number.parseInt(hashOf([seed, ...pair]).slice(0, 8), 16);
