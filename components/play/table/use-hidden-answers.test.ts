import { expect, test } from 'vitest';
import { spreadOf } from './use-hidden-answers';

test.each([
  ['one row takes all of a narrow strip', [400], 6, 6],
  ['two answers beside each other are one row', [400, 400.3], 6, 6],
  ['rows share the strip, and leave no pixel of the next', [400, 450, 450], 11, 6],
  ['no row becomes a slab', [400], 60, 8],
  ['without a strip no row grows', [400, 450], 0, 0],
  ['where no row is seen whole nothing grows', [], 40, 0],
])('%s', (_, lines, left, spread) => {
  expect(spreadOf(lines, left)).toBe(spread);
});
