import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@/lib/testing/storage';
import { forgetShared, isSharedHere, noteShared } from './shared-here';

const { kept, storage } = memoryStorage();

beforeEach(() => void vi.stubGlobal('localStorage', storage));

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
