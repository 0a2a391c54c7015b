import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesVersion } from './rules';
import { digestOf, matchesOfEach, shownMatches, storyOf } from './testing/shown';

const fileOf = (id: string): string => `./fixtures/shown/${id}.txt`;

/** The match that is frozen whole: a greedy one, which gets farther than random ones. */
const whole = matchesOfEach - 2;
const wholeOf = (id: string): string => fileOf(`${id}-${whole}`);

/**
 * A match may show something else only where the rules of play change, and then on purpose and with another
 * `rulesVersion`: `npx vitest run lib/systems/draco/match/shown.test.ts -u` writes the files again. A line is
 * a match: its number, for each pile the decisions and a digest of everything that they showed, and the
 * outcome. The last two matches are a greedy player's, and also change with that player's evaluation; the
 * first of them can be read whole.
 */
describe('what play shows is as it was', () => {
  test.each(shownMatches)('$id', async ({ id, show }) => {
    const lines = Array.from({ length: matchesOfEach }, (_, nth) => `${nth} ${digestOf(show(nth))}`);
    await expect(`${rulesVersion}\n${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(id));
  });

  test.each(shownMatches)('$id, one match whole', async ({ id, show }) => {
    await expect(`${rulesVersion}\n${storyOf(show(whole))}\n`).toMatchFileSnapshot(wholeOf(id));
  });

  test.each(shownMatches)('$id is frozen', ({ id }) => {
    for (const file of [fileOf(id), wholeOf(id)])
      expect(existsSync(new URL(file, import.meta.url))).toBe(true);
  });
});
