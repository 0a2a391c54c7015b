/** `npm run test:long` tries every case. */
export const isLong = process.env['PIPSMITH_RUNS'] === 'all';

/** At least this many are tried, if a test has as many. */
const least = 4;

/**
 * How many of a test's cases are tried: all of them in `npm run test:long`, otherwise a quarter, the first ones of the same
 * seed. For tests that take long; the number that a test states is the whole one.
 */
export const runs = (all: number): number =>
  isLong ? all : Math.min(all, Math.max(least, Math.ceil(all / 4)));

/** The cases of a list that are tried: all in `npm run test:long`, otherwise the first. */
export const firstOf = <Case>(all: readonly Case[], count = 1): readonly Case[] =>
  isLong ? all : all.slice(0, count);

/**
 * Whether the case in this row and column of a table is tried: every one in `npm run test:long`, otherwise
 * those on diagonals, so that each row and each column has some.
 * @param apart how many columns lie between two diagonals: one case in this many is tried
 */
export const isTried = (row: number, column: number, apart: number): boolean =>
  isLong || (row + column) % apart === 0;
