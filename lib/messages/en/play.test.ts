import { expect, test } from 'vitest';
import { play } from './play';

const nameOf = (): string => 'Fang';
const hurt = { figure: 1, hurts: 0, lost: 0, fells: 0, healed: 0 };

test('a forecast says who is hurt, how often and by how much', () => {
  const figures = [{ ...hurt, hurts: 0.631, lost: 0.794, fells: 0.02 }];
  expect(play.table.forecast({ hits: 0.87, figures }, nameOf)).toBe(
    'Hits 87\u00a0%. Hurts Fang 63\u00a0%, by 0.79 on average; fells 2\u00a0%',
  );
});

test('what is hardly possible is not told as never, what is nearly sure not as always', () => {
  const figures = [{ ...hurt, hurts: 0.99995, lost: 2, fells: 0.0002 }];
  expect(play.table.forecast({ works: 1, figures }, nameOf)).toBe(
    'Works 100\u00a0%. Hurts Fang over 99.9\u00a0%, by 2 on average; fells under 0.1\u00a0%',
  );
});
