import { expect, test } from 'vitest';
import { matchEnd, type MatchEnd } from '#words/systems/living/messages/play-ends';

const end: MatchEnd = {
  ...{ because: 'points', winner: ['Bito'], points: 32, others: [7], goal: 30, phase: 9 },
};

test.each<[Partial<MatchEnd>, string]>([
  [{}, 'Bito wins on points, 32 to 7: the first to reach 30.'],
  [
    { winner: ['Bito', 'Jane'], others: [31] },
    'Bito and Jane win on points, 32 to 31: both sides reached 30 in the same phase.',
  ],
  [{ because: 'brought-home' }, 'Bito wins: the treasure is home.'],
  [{ because: 'last-standing' }, 'Bito wins: nobody on the other side is left standing.'],
  [{ because: 'last-standing', others: [0, 0] }, 'Bito wins: nobody else is left standing.'],
  [{ because: 'last-standing', winner: [] }, 'A draw: nobody is left standing.'],
  [{ because: 'most-phases', winner: [], phase: 60 }, 'A draw: phase 60 is over, and nobody has won.'],
])('%o is told', (more, text) => {
  expect(matchEnd({ ...end, ...more })).toBe(text);
});
