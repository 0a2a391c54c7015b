import { expect, test } from 'vitest';
import { matchEnd, pointWords, type MatchEnd, type SideAtEnd } from '#words/systems/first/messages/play-ends';

const side = (name: string, points: number, dice: number): SideAtEnd => ({ names: [name], points, dice });

const end = (more: Partial<MatchEnd>): MatchEnd => ({
  ...{
    because: 'points',
    others: [side('Jane', 3, 2)],
    scored: pointWords['king-of-the-hill'],
    goal: 20,
    round: 50,
  },
  ...more,
});

test.each<[Partial<MatchEnd>, string]>([
  [{ winner: side('Bito', 20, 4) }, 'Bito wins on points, 20 to 3: the first to reach 20.'],
  [
    { winner: { ...side('', 10, 4), names: ['Bito', 'Gerda'] }, scored: pointWords.deathmatch, goal: 10 },
    'Bito and Gerda win on kills, 10 to 3: the first to reach 10.',
  ],
  [
    { winner: side('Bito', 0, 4), goal: 0, because: 'last-standing' },
    'Bito wins: nobody on the other side is left standing.',
  ],
  [{ winner: side('Bito', 5, 4), because: 'most-rounds' }, 'Bito wins on points, 5 to 3: round 50 is over.'],
  [
    { winner: side('Bito', 3, 4), because: 'most-rounds' },
    'Bito wins with more dice left, 4 to 2: round 50 is over, and the points are level.',
  ],
  [
    { winner: side('Bito', 0, 4), others: [side('Jane', 0, 2)], goal: 0, because: 'most-rounds' },
    'Bito wins with more dice left, 4 to 2: round 50 is over.',
  ],
  [
    {
      ...{ winner: side('Bito', 10, 4), scored: pointWords.deathmatch, goal: 10 },
      others: [side('Jane', 4, 2), { ...side('', 9, 1), names: ['Gerda', 'Vala'] }, side('Hekate', 0, 3)],
    },
    'Bito wins: the first to reach 10 kills (Gerda and Vala 9, Jane 4, Hekate 0).',
  ],
  [
    { winner: side('Bito', 5, 4), others: [side('Jane', 3, 2), side('Gerda', 4, 2)], because: 'most-rounds' },
    'Bito wins on points: round 50 is over (Bito 5, Gerda 4, Jane 3).',
  ],
  [
    {
      ...{ winner: side('Bito', 0, 4), goal: 0, because: 'most-rounds' },
      others: [side('Jane', 0, 2), side('Gerda', 0, 3)],
    },
    'Bito wins with more dice left: round 50 is over (Bito 4, Gerda 3, Jane 2).',
  ],
  [{ because: 'most-rounds' }, 'A draw: round 50 is over, and both points and dice are level.'],
  [{ because: 'most-rounds', goal: 0 }, 'A draw: round 50 is over, and the dice are level.'],
  [{ because: 'last-standing', goal: 0 }, 'A draw: nobody is left standing.'],
])('the end of a match says why: %j', (more, text) => {
  expect(matchEnd(end(more))).toBe(text);
});
