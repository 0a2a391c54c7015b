import { expect, test } from 'vitest';
import { offsetOf } from './paper';

test.each([
  [0, 0],
  [0.1 + 0.2, 0.3],
  [-3, -3],
  [3, 3],
  [3.1, undefined],
  [-3.1, undefined],
  [0.25, undefined],
  [NaN, undefined],
  [Infinity, undefined],
])('an offset of %d mm is %s', (value, offset) => {
  expect(offsetOf(value)).toBe(offset);
});
