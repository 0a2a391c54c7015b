/** Takes a flag and its number out of what a command was called with. */
const numberOf = (
  given: readonly string[],
  flag: string,
): readonly [number | undefined, readonly string[]] => {
  const at = given.indexOf(flag);
  if (at < 0) return [undefined, given];
  const number = Number(given[at + 1]);
  if (!(number > 0)) throw new Error(`${flag} takes a number above 0.`);
  return [number, [...given.slice(0, at), ...given.slice(at + 2)]];
};

/** How long a fuzzer goes on, and from which seed. */
export interface FuzzTime {
  /** It goes on until time is over, however many it was to do; without `--seconds N` time is never over. */
  readonly isTimed: boolean;
  readonly isOver: () => boolean;
  /** By `--seed N`. */
  readonly seed: number | undefined;
  readonly rest: readonly string[];
}

/** Takes `--seconds N` and `--seed N` out of what a fuzzer was called with. */
export const timeIn = (given: readonly string[]): FuzzTime => {
  const [seconds = Infinity, others] = numberOf(given, '--seconds');
  const [seed, rest] = numberOf(others, '--seed');
  const end = performance.now() + seconds * 1000;
  return { isTimed: seconds < Infinity, isOver: () => performance.now() >= end, seed, rest };
};
