import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetShared, isSharedHere, noteShared } from './shared-here';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a night is listed as the shared one for as long as this device keeps its room', () => {
  expect(isSharedHere('one')).toBe(false);
  noteShared('one', 'room');
  expect(isSharedHere('one')).toBe(false);
  kept.set('pipsmith-night-room-room', '{}');
  expect(isSharedHere('one')).toBe(true);
  expect(isSharedHere('other')).toBe(false);
  kept.delete('pipsmith-night-room-room');
  expect(isSharedHere('one')).toBe(false);
});

test('a night that is deleted leaves nothing behind', () => {
  noteShared('one', 'room');
  forgetShared('one');
  expect([...kept.keys()]).toEqual([]);
});
