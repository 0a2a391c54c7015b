import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesVersion } from './rules';
import { digestOf, matchesOfEach, shownMatches, textOf } from './testing/shown';

const fileOf = (id: string): string => `./fixtures/shown/${id}.txt`;

/**
 * Guards everything that play shows: it may change only where the rules of play do, and then on purpose and
 * with another `rulesVersion`: `npx vitest run lib/systems/first/match/shown.test.ts -u` writes the files
 * again. A line is a match: its number, for each round the decisions and a digest of everything they showed,
 * and the outcome. The last matches are a greedy player's, and change with that player's evaluation too; the
 * last of all follows as text to read.
 */
describe('what play shows is as it was', () => {
  test.each(shownMatches)('$id', async ({ id, show }) => {
    const shown = Array.from({ length: matchesOfEach }, (_, nth) => show(nth));
    const lines = shown.map((match, nth) => `${nth} ${digestOf(match)}`);
    const text = shown.slice(-1).map(textOf);
    const all = [rulesVersion, ...lines, `match ${matchesOfEach - 1}`, ...text];
    await expect(`${all.join('\n')}\n`).toMatchFileSnapshot(fileOf(id));
  });

  test.each(shownMatches)('$id is frozen', ({ id }) => {
    expect(existsSync(new URL(fileOf(id), import.meta.url))).toBe(true);
  });
});
