import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { changed } from './score-change';

const start = { points: 3, by: 0, nth: 0 };

test('a score shows by how much it has just changed, each time anew', () => {
  expect(changed(start, 3)).toBe(start);
  const once = changed(start, 5);
  expect(once).toEqual({ points: 5, by: 2, nth: 1 });
  expect(changed(once, 7)).toEqual({ points: 7, by: 2, nth: 2 });
});

test.each([
  [2, '+2'],
  [-1, '−1'],
])('a change of %i reads %s', (by, text) => {
  expect(playMessages.table.scoreBy(by)).toBe(text);
});
