import { expect, test } from 'vitest';
import { isMoved, Recoveries } from './recovery';

test('only what somebody else has moved is drawn anew', () => {
  expect(
    isMoved(new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')),
  ).toBe(true);
  expect(isMoved(new DOMException('denied', 'SecurityError'))).toBe(false);
  expect(isMoved(new TypeError('undefined is not a function'))).toBe(false);
  expect(isMoved(undefined)).toBe(false);
});

test('a page that breaks again and again is broken', () => {
  const recoveries = new Recoveries();
  expect([0, 100, 200, 300].map((now) => recoveries.mayRecover(now))).toEqual([true, true, true, false]);
  expect(recoveries.mayRecover(20_000)).toBe(true);
});
