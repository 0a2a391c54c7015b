import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesVersion } from './rules';
import { digestOf, matchesOfEach, shownMatches } from './testing/shown';

const fileOf = (id: string): string => `./fixtures/shown/${id}.txt`;

/**
 * Fixtures of play: they may change only where the rules of play do, and then on purpose and with another
 * `rulesVersion`; `npx vitest run lib/systems/warband/match/shown.test.ts -u` writes the files again. A line
 * is a match: its number, for each turn the decisions and a digest of everything that they showed, and the
 * outcome. The last match is a greedy player's, and also changes with the player's valuations.
 */
describe('what play shows is as it was', () => {
  test.each(shownMatches)('$id', async ({ id, show }) => {
    const lines = Array.from({ length: matchesOfEach }, (_, nth) => `${nth} ${digestOf(show(nth))}`);
    await expect(`${rulesVersion}\n${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(id));
  });

  test.each(shownMatches)('$id is frozen', ({ id }) => {
    expect(existsSync(new URL(fileOf(id), import.meta.url))).toBe(true);
  });
});
