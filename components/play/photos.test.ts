import { expect, test } from 'vitest';
import type { SavedHero } from '@/lib/roster/roster';
import { edited, samplesOf } from '@/lib/systems/document';
import { open, systemIds } from '@/lib/systems/open';
import type { Edit, SheetDocument } from '@/lib/systems/sheet';
import type { Edit as WarbandEdit } from '@/lib/systems/warband/sheet/edit';
import { photosFor } from './photos';

await open(systemIds);

const [merry, ragtags] = samplesOf('warband').map(({ document }) => document);
if (!merry || !ragtags) throw new RangeError('There are no warbands to test with.');

const kept = (hero: SheetDocument, photos?: Readonly<Record<string, string>>): SavedHero => ({
  id: 'id',
  hero,
  tags: [],
  ...(photos && { photos }),
  created: '',
  changed: '',
  revision: 1,
});
const after = (change: WarbandEdit): SheetDocument => edited(merry, change as unknown as Edit);

test('whoever plays has the photos of the saved warband that is just the same', () => {
  const saved = [
    kept(after({ edit: 'remove-fighter', index: 0 }), { 0: 'other' }),
    kept(merry, { 2: 'red' }),
  ];
  expect(photosFor(merry, saved).photos).toEqual({ 2: 'red' });
});

test('a warband that was changed since lends its photos to those who are still in it', () => {
  const saved = [kept(after({ edit: 'remove-fighter', index: 1 }), { 1: 'red' })];
  expect(photosFor(merry, saved).photos).toEqual({ 2: 'red' });
});

test('there are none of a warband that is not here', () => {
  expect(photosFor(ragtags, [kept(merry, { 2: 'red' })])).toEqual({});
});
