import { expect, it } from 'vitest';
import { emptyTally } from '@/lib/match/tally';
import { firstSystem, open } from '@/lib/systems/open';
import { fallsOf } from '#words/messages/series-report';

await open([firstSystem], 'match');

it.each([
  [{}, ''],
  [{ other: 0 }, ''],
  [{ wounds: 2 }, 'burning and poison (2 ×)'],
  [{ skill: 30, melee: 412 }, 'melee attacks (412 ×) and skills (30 ×)'],
  [{ other: 1, skill: 2, ranged: 3 }, 'ranged attacks (3 ×), skills (2 ×) and other loss of Life (1 ×)'],
])('falls by %j are told in the order of the game: "%s"', (fell, told) => {
  expect(fallsOf(firstSystem, { ...emptyTally, fell })).toBe(told);
});
