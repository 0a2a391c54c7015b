import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../match/fuzz';
import { scenarios } from '../scenarios/index';
import { randomMatches } from './testing/random-match';

/** Matches to be played; `npm run fuzz:match` plays as many as one likes. */
const matches = Number(process.env['PIPSMITH_FUZZ_MATCHES'] ?? 3 * scenarios.length);
const seed = Number(process.env['PIPSMITH_FUZZ_SEED'] ?? 1);

describe('random heroes on any map', () => {
  test.each(scenarios.map(({ id }, at) => [id, at] as const))(
    'play %s to its end, and every promise holds at every decision',
    (_, at) => {
      for (let nth = 0; nth * scenarios.length < matches; nth += 1) {
        const one = seed * scenarios.length + nth * scenarios.length + at;
        const { complaints } = fuzz(randomMatches({ seed: one, matches: 1, every: 23, tried: 2 }));
        expect(complaints.map(({ broke, choices }) => `${one} after ${choices.length}: ${broke}`)).toEqual(
          [],
        );
      }
    },
    120_000,
  );
});
