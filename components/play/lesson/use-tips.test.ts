import { expect, test } from 'vitest';
import { passedIn } from './use-tips';

test('a tip that somebody has gone on without reading is passed, and one that is undone to is not', () => {
  const seen = new Map([
    ['first-turn', 3],
    ['first-win', 5],
  ]);
  expect(passedIn(seen, 3)).toEqual([]);
  expect(passedIn(seen, 4)).toEqual(['first-turn']);
  expect(passedIn(seen, 6)).toEqual(['first-turn', 'first-win']);
});
