import { expect, it } from 'vitest';
import { samplesOf } from '../systems/document';
import { newParty } from '../systems/file';
import { firstSystem, open, systemIds } from '../systems/open';
import { fuzzCodes } from './fixtures/fuzz';
import { encodeParty, encodeSheet } from './index';

await open(systemIds);

it('20,000 hostile codes give an error or a hero that makes the same code again', () => {
  const heroes = samplesOf(firstSystem).map(({ document }) => document);
  const real = [...heroes.map(encodeSheet), encodeParty(newParty('All', heroes.slice(0, 8)))].flatMap(
    (code) => (code.ok ? [code.value] : []),
  );
  const outcome = fuzzCodes(20_000, 7, real);
  expect(outcome.complaints).toEqual([]);
  expect(outcome.read).toBeGreaterThan(100);
  expect(Object.keys(outcome.refused).sort()).toEqual([
    'damaged',
    'empty',
    'newer',
    'not-a-code',
    'too-long-code',
    'truncated',
  ]);
});
