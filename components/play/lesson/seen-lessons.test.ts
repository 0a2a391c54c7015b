import { beforeEach, expect, test, vi } from 'vitest';
import { keepSeenLessons, seenLessons } from './seen-lessons';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('lessons that were put away in a match are known when it is opened again, and in no other', () => {
  const seen = [
    { id: 'first-turn', at: 3 },
    { id: 'first-win', at: 5 },
  ];
  keepSeenLessons(777, seen.slice(0, 1));
  keepSeenLessons(777, seen);
  keepSeenLessons(77, []);
  expect(seenLessons(777)).toEqual(seen);
  expect(seenLessons(77)).toEqual([]);
  expect(seenLessons(7)).toEqual([]);
});

test('only those of the newest matches are kept', () => {
  for (let match = 1; match <= 20; match += 1) keepSeenLessons(match, [{ id: 'a', at: match }]);
  expect(seenLessons(8)).toEqual([]);
  expect(seenLessons(9)).toEqual([{ id: 'a', at: 9 }]);
});

test('a text that is no list of lessons tells nothing', () => {
  localStorage.setItem('pipsmith-lessons-seen', '5 a@x @3 b\nnonsense');
  expect(seenLessons(5)).toEqual([]);
});
