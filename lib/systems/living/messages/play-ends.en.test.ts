import { expect, test } from 'vitest';
import { matchEnd, type MatchEnd } from '#words/systems/living/messages/play-ends';

const side = (name: string, points: number): MatchEnd['others'][number] => ({ names: [name], points });

const end: MatchEnd = {
  ...{ because: 'points', winner: ['Bito'], points: 32, others: [side('Gerda', 7)], goal: 30, phase: 9 },
};

test.each<[Partial<MatchEnd>, string]>([
  [{}, 'Bito wins on points, 32 to 7: the first to reach 30.'],
  [
    { winner: ['Bito', 'Jane'], others: [side('Gerda', 31)] },
    'Bito and Jane win on points, 32 to 31: both sides reached 30 in the same phase.',
  ],
  [
    { others: [side('Gerda', 7), side('Jane', 12)] },
    'Bito wins: the first to reach 30 points (Jane 12, Gerda 7).',
  ],
  [
    { others: [side('Gerda', 31), side('Jane', 12)] },
    'Bito wins on points with 32: more than one side reached 30 in the same phase (Gerda 31, Jane 12).',
  ],
  [{ because: 'brought-home' }, 'Bito wins: the treasure is home.'],
  [{ because: 'last-standing' }, 'Bito wins: nobody on the other side is left standing.'],
  [
    { because: 'last-standing', others: [side('Gerda', 0), side('Jane', 0)] },
    'Bito wins: nobody else is left standing.',
  ],
  [{ because: 'last-standing', winner: [] }, 'A draw: nobody is left standing.'],
  [{ because: 'most-phases', winner: [], phase: 60 }, 'A draw: phase 60 is over, and nobody has won.'],
])('%o is told', (more, text) => {
  expect(matchEnd({ ...end, ...more })).toBe(text);
});
