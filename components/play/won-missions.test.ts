import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@/lib/testing/storage';
import { keepWon, recallWon } from './won-missions';

afterEach(() => vi.unstubAllGlobals());

const stored = (text?: string) => {
  const kept = new Map<string, string>(text === undefined ? [] : [['pipsmith-missions', text]]);
  vi.stubGlobal('localStorage', memoryStorage(kept).storage);
};

test('a mission that was won is remembered once', () => {
  stored();
  expect(recallWon()).toEqual([]);
  for (const id of ['first-steps', 'open-fire', 'first-steps']) keepWon(id);
  expect(recallWon()).toEqual(['first-steps', 'open-fire']);
});

test.each(['nonsense', '{"first-steps":true}', '[1]'])(
  'what nobody has written here counts as none: %s',
  (text) => {
    stored(text);
    expect(recallWon()).toEqual([]);
  },
);

test('a browser that keeps nothing is no obstacle', () => {
  vi.stubGlobal('localStorage', undefined);
  keepWon('first-steps');
  expect(recallWon()).toEqual([]);
});
