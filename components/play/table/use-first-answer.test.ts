import { expect, test } from 'vitest';
import { wholeLines } from './use-first-answer';

test.each([
  ['a text ends with a whole line', 150, 50, 20, 150],
  ['part of a line is left out', 165, 50, 20, 150],
  ['two lines are always left', 60, 50, 20, 90],
])('%s', (_, room, around, line, tall) => {
  expect(wholeLines(room, around, line)).toBe(tall);
});
