import { expect, test } from 'vitest';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { matchName } from './match-name';
import { encounterFor } from './set-up/arrangement';

await open([firstSystem], 'match', 'play');

test.each([
  ['of two heroes', 2, 'each', 'Bito van Ostmark against Gerda Halfmoon'],
  [
    'of two teams',
    4,
    'halves',
    'Bito van Ostmark and Gerda Halfmoon against Mortimer Gray and Captain Agnes Brandt',
  ],
  ['of everybody for himself', 3, 'each', 'Bito van Ostmark, Gerda Halfmoon and Mortimer Gray'],
] as const)('a match %s is called by who stands against whom', (_, heroes, teams, name) => {
  const documents = samplesOf(firstSystem)
    .slice(0, heroes)
    .map(({ document }) => document);
  const arrangement = { teams, scenario: undefined, map: undefined, isPlaced: false };
  expect(
    matchName(
      encounterFor(
        firstSystem,
        documents,
        documents.map(() => 0),
        arrangement,
        7,
      ),
    ),
  ).toBe(name);
});
