import { expect, it } from 'vitest';
import { wilson } from '@/lib/simulation/statistics';
import { challengeMessages as say } from '#words/messages/challenge';

const names = { own: 'Jane', foe: 'Bito' };

it.each([
  [130, 60, 'Jane beats Bito: 130 wins to 60 in 200 matches.'],
  [60, 130, 'Bito beats Jane: 130 wins to 60 in 200 matches.'],
  [104, 92, 'Too close to call: Jane wins 104, Bito wins 92 of 200 matches.'],
  [0, 0, 'Too close to call: Jane wins 0, Bito wins 0 of 200 matches.'],
])('%i to %i', (won, lost, sentence) => {
  expect(say.verdict(names, { won, lost, matches: 200 }, wilson(won, Math.max(1, won + lost)))).toBe(
    sentence,
  );
});

it('reads the bar out', () => {
  expect(say.bar(names, { won: 120, lost: 70, matches: 200 })).toBe('Jane 60 %, draws 5 %, Bito 35 %');
});
