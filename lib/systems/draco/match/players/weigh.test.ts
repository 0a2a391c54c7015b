import { expect, test } from 'vitest';
import { arena } from '../testing/arena';
import { dracoJudge } from './judge';

test.each([
  [10, 7],
  [12, 7],
  [13, 8],
  [16, 11],
  [7, 13],
] as const)('who does not think long looks at 12 places at most, from %i, %i', (x, y) => {
  const match = arena({ turn: 'Cathryn', who: { Cathryn: { at: [x, y] } } });
  match.act({ pick: 'move' });
  const { pending } = match;
  if (!pending || !('region' in pending)) return expect.fail('Cathryn is asked where she goes');
  const places = pending.region.candidates();
  expect(places.length).toBeGreaterThan(12);
  // Evenly spread over all that there are.
  const looked = places.filter((_, at) => at % Math.ceil(places.length / 12) === 0);
  expect(looked).toContainEqual(dracoJudge.reflex(pending, match.s));
});
