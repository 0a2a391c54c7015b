import { expect, test } from 'vitest';
import { play } from '#words/messages/play';

const nameOf = (): string => 'Fang';
const hurt = { figure: 1, hurts: 0, lost: 0, fells: 0, healed: 0 };

test('a forecast says who may lose how much', () => {
  const figures = [{ ...hurt, hurts: 0.631, lost: 0.794, fells: 0.02, takes: [0.43, 0.181] }];
  expect(play.table.forecast({ hits: 0.87, figures }, nameOf)).toBe(
    'Fang loses no dice 37\u00a0%, 1 die 43\u00a0%, 2 dice 18\u00a0%, falls 2\u00a0%.',
  );
  // How often the attack passes its own roll is told where it costs nobody a die.
  expect(play.table.forecast({ hits: 0.87, figures: [] }, nameOf)).toBe('Hits 87\u00a0%.');
});

test('what is hardly possible is not told as never, what is nearly sure not as always', () => {
  const figures = [{ ...hurt, hurts: 1, lost: 2, fells: 0.0002, takes: [0.0003, 0.9995] }];
  expect(play.table.forecast({ works: 1, figures }, nameOf)).toBe(
    'Works 100\u00a0%. Fang loses 1 die under 0.1\u00a0%, 2 dice over 99.9\u00a0%, falls under 0.1\u00a0%.',
  );
});

test('two chances say how they belong together: one of the skill, one of everything', () => {
  const told = (forecast: Omit<Parameters<typeof play.table.forecast>[0], 'figures'>, figures = [hurt]) =>
    play.table.forecast({ ...forecast, figures }, nameOf);
  const loses = { ...hurt, hurts: 0.5, lost: 0.5, takes: [0.5] };
  expect(told({ works: 0.6, hits: 0.97 })).toBe('The skill works 60\u00a0%. Hits 97\u00a0% overall.');
  expect(told({ works: 1, hits: 0.97 })).toBe('Works 100\u00a0%. Hits 97\u00a0%.');
  expect(told({ works: 0.6 }, [loses])).toBe(
    'Works 60\u00a0%. Overall, Fang loses no dice 50\u00a0%, 1 die 50\u00a0%.',
  );
  expect(told({ works: 0.6 }, [{ ...hurt, healed: 1.25 }])).toBe(
    'Works 60\u00a0%. Heals Fang by 1.25 on average, failures included.',
  );
});

test.each<[number, number, string]>([
  [32, 30, ' 32 points (30 needed to win)'],
  [30, 30, ' 30 of 30 points'],
  [7, 30, ' 7 of 30 points'],
  [1, 0, ' 1 point'],
])('%i points where %i win', (points, goal, text) => {
  expect(play.table.score(points, goal)).toBe(text);
});

test('an end says who wins, by how much, and why', () => {
  const { winner, winnerOnPoints } = play.table;
  expect(winner(['Bito'], 'no opponents left')).toBe('Bito wins: no opponents left.');
  expect(winnerOnPoints(['Bito', 'Jane'], [34, 2], 'the last phase is over')).toBe(
    'Bito and Jane win on points, 34 to 2: the last phase is over.',
  );
});
