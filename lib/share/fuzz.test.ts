import { expect, it } from 'vitest';
import { living, newParty } from '../systems/index';
import { fuzzCodes } from './fixtures/fuzz';
import { encodeHero, encodeParty } from './index';

it(
  '20,000 hostile codes give an error or a hero that makes the same code again',
  { timeout: 120_000 },
  () => {
    const heroes = living.samples.map(({ hero }) => hero);
    const real = [...heroes.map(encodeHero), encodeParty(newParty('All', heroes.slice(0, 8)))].flatMap(
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
  },
);
