import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { shuffledBy } from '../match/chance';

/** One of a list that is not empty, each as likely as the other. */
export const pick = <T>(chance: RandomGenerator, list: readonly [T, ...T[]]): T => {
  const [first, ...rest] = list;
  const at = uniformInt(chance, 0, rest.length);
  return rest[at - 1] ?? first;
};

/** True once in so many times. */
export const onceIn = (chance: RandomGenerator, times: number): boolean => uniformInt(chance, 1, times) === 1;

/** The list in another order, each order as likely as the other. */
export const shuffle = <T>(chance: RandomGenerator, list: readonly T[]): readonly T[] =>
  shuffledBy((sides) => uniformInt(chance, 0, sides - 1), list);
