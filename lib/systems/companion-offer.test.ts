import { expect, test } from 'vitest';
import { open, partOf, systemIds } from './open';

await open(systemIds, 'companion');

/** A deck is shuffled and Life counted only where the game has them. */
test.each([
  ['living', /Life.*deck/],
  ['first', /dice.*turn order/],
  ['warband', /wounds.*activations/],
  ['draco', /dice.*pile/],
])('the companion of %s offers what the game has: %s', (system, offer) => {
  expect(partOf(system, 'companion')?.offer).toMatch(offer);
});

test.each(['first', 'warband', 'draco'])(
  'the companion of %s shuffles no deck and counts no Life',
  (system) => {
    expect(partOf(system, 'companion')?.offer).not.toMatch(/deck|Life/);
  },
);
