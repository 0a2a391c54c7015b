/** `npm run test:long` tries every case. */
export const isLong = process.env['PIPSMITH_RUNS'] === 'all';

/** At least so many are tried, where a test has as many. */
const least = 4;

/**
 * How many of a test's cases are tried: all of them in `npm run test:long`, otherwise a quarter, the first ones of the same
 * seed. For tests that take long; the number that a test states is the whole one.
 */
export const runs = (all: number): number =>
  isLong ? all : Math.min(all, Math.max(least, Math.ceil(all / 4)));
