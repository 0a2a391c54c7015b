import { expect, it } from 'vitest';
import type { SavedHero } from '@/lib/roster/roster';
import { blankOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { reminderOf } from './reminder';

await open([firstSystem]);
const heroes = (n: number): readonly SavedHero[] =>
  Array.from({ length: n }, (_, index) => ({
    id: String(index),
    hero: blankOf(firstSystem, 'Jane'),
    tags: [],
    created: '',
    changed: '',
    revision: 1,
  }));
const day = '2026-01-01T00:00:00.000Z';

it.each([
  ['two heroes are no matter yet', 2, undefined, 2, 0, undefined],
  ['three without a backup are', 3, undefined, 3, 0, 'never'],
  ['put off at three, four say nothing', 4, undefined, 4, 3, undefined],
  ['put off at three, thirteen do', 13, undefined, 13, 3, 'never'],
  ['nothing changed since the backup', 30, day, 0, 0, undefined],
  ['a few changed', 30, day, 9, 0, undefined],
  ['many changed', 30, day, 10, 0, 'changed'],
  ['put off at ten, nineteen say nothing', 30, day, 19, 10, undefined],
  ['put off at ten, twenty do', 30, day, 20, 10, 'changed'],
  ['put off before a backup counts no more after it', 30, day, 12, 25, 'changed'],
] as const)('%s', (_, count, backedUp, changedSince, putOff, expected) => {
  expect(reminderOf({ heroes: heroes(count), backedUp, changedSince }, putOff)?.reminder).toBe(expected);
});
