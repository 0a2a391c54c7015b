import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardTime, TapGuard } from './tap-guard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a tap reaches the buttons. */
const guarded = () => {
  let isFresh = false;
  const guard = new TapGuard((now) => (isFresh = now));
  return { guard, reaches: () => !isFresh };
};

test('a tap just after the buttons changed reaches none of them, a later one does', () => {
  const { guard, reaches } = guarded();
  expect(reaches()).toBe(true);
  guard.changed();
  vi.advanceTimersByTime(guardTime - 1);
  expect(reaches()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reaches()).toBe(true);
});

test('each change starts the time anew', () => {
  const { guard, reaches } = guarded();
  guard.changed();
  vi.advanceTimersByTime(guardTime - 1);
  guard.changed();
  vi.advanceTimersByTime(guardTime - 1);
  expect(reaches()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reaches()).toBe(true);
});

test('nothing stays guarded once the table has gone', () => {
  const { guard, reaches } = guarded();
  guard.changed();
  guard.stop();
  expect(reaches()).toBe(true);
});
