import { expect, test } from 'vitest';
import { play } from '#words/messages/play';

const nameOf = (): string => 'Fang';
const hurt = { figure: 1, hurts: 0, lost: 0, fells: 0, healed: 0 };

test('a forecast says who may lose how much', () => {
  const figures = [{ ...hurt, hurts: 0.631, lost: 0.794, fells: 0.02, takes: [0.43, 0.181] }];
  expect(play.table.forecast({ hits: 0.87, figures }, nameOf)).toBe(
    'Fang loses no die 37\u00a0%, 1 die 43\u00a0%, 2 dice 18\u00a0%, falls 2\u00a0%',
  );
  // How often the attack passes its own roll is told where it costs nobody a die.
  expect(play.table.forecast({ hits: 0.87, figures: [] }, nameOf)).toBe('Hits 87\u00a0%');
});

test('what is hardly possible is not told as never, what is nearly sure not as always', () => {
  const figures = [{ ...hurt, hurts: 1, lost: 2, fells: 0.0002, takes: [0.0003, 0.9995] }];
  expect(play.table.forecast({ works: 1, figures }, nameOf)).toBe(
    'Works 100\u00a0%. Fang loses 1 die under 0.1\u00a0%, 2 dice over 99.9\u00a0%, falls under 0.1\u00a0%',
  );
});

test('an end says who wins, by how much, and why', () => {
  const { winner, winnerOnPoints } = play.table;
  expect(winner(['Bito'], 'no opponents left')).toBe('Bito wins: no opponents left.');
  expect(winnerOnPoints(['Bito', 'Jane'], [34, 2], 'the last phase is over')).toBe(
    'Bito and Jane win on points, 34 to 2: the last phase is over.',
  );
});
