import { expect, test } from 'vitest';
import { jumpsOf } from './jumps';

const line = (...first: readonly number[]) => first.map((chance) => ({ of: [chance, 1 - chance] }));

test.each([
  ['nobody ever gained much', line(0.5, 0.6, 0.5), []],
  ['one side gained', line(0.5, 0.9, 0.9), [{ to: 1, nth: 0 }]],
  [
    'then the other',
    line(0.5, 0.9, 0.1),
    [
      { to: 1, nth: 0 },
      { to: 2, nth: 1 },
    ],
  ],
  [
    'of many the largest three, in their order',
    line(0.5, 0.75, 0.2, 0.9, 0),
    [
      { to: 2, nth: 1 },
      { to: 3, nth: 0 },
      { to: 4, nth: 1 },
    ],
  ],
  ['no line', [], []],
])('jumps of chances: %s', (_, chances, expected) => {
  expect(jumpsOf(chances).map(({ to, nth }) => ({ to, nth }))).toEqual(expected);
});
