import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { changed } from './score-change';

const start = { at: 4, points: 3, by: 0, nth: 0 };

test('a score shows by how much it has just changed, each time anew', () => {
  expect(changed(start, 4, 3)).toBe(start);
  const once = changed(start, 6, 5);
  expect(once).toEqual({ at: 6, points: 5, by: 2, nth: 1 });
  expect(changed(once, 7, 5)).toEqual({ at: 7, points: 5, by: 2, nth: 1 });
  expect(changed(once, 9, 7)).toEqual({ at: 9, points: 7, by: 2, nth: 2 });
});

test('a score shows no change where the match is looked back at', () => {
  expect(changed({ ...start, at: 9 }, 2, 1)).toEqual({ at: 2, points: 1, by: 0, nth: 1 });
  expect(changed({ ...start, at: 9, by: 2 }, 8, 3)).toEqual({ at: 8, points: 3, by: 0, nth: 0 });
});

test.each([
  [2, '+2'],
  [-1, '−1'],
])('a change of %i reads %s', (by, text) => {
  expect(playMessages.table.scoreBy(by)).toBe(text);
});
