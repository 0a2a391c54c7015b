import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { digestOf, matchesOfEach, shownMatches } from './testing/shown';

const fileOf = (id: string): string => `./fixtures/shown/${id}.txt`;

/**
 * Guards everything that play shows: it may change only where the rules of play do, and then on purpose: `npx
 * vitest run lib/systems/living/match/shown.test.ts -u` writes the files again. A line is a match: its
 * number, for each phase the decisions and a digest of everything they showed, and the outcome. To see
 * everything that one of them shows, for comparison with another version: `npm run --silent shown:match --
 * king-of-the-hill 3`.
 */
describe('what play shows is as it was', () => {
  test.each(shownMatches)('$id', async ({ id, show }) => {
    const lines = Array.from({ length: matchesOfEach }, (_, nth) => `${nth} ${digestOf(show(nth))}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(id));
  });

  test.each(shownMatches)('$id is frozen', ({ id }) => {
    expect(existsSync(new URL(fileOf(id), import.meta.url))).toBe(true);
  });
});
