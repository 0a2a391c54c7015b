import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWarband } from '../fixtures/drafts';
import { samples } from '../start/samples';
import { apply } from './apply';
import type { Edit } from './edit';
import { photosAfter } from './photos-after';
import { ranks } from './rank';
import { warbandOf, type Warband } from './warband';

const [merry] = samples.map(({ sheet }) => sheet);
if (!merry) throw new RangeError('There are no examples.');

/** Everybody has a photo that is told by his notes. */
const noted = (warband: Warband): Warband =>
  warbandOf(
    warband.name,
    warband.fighters.map((fighter, at) => ({ ...fighter, notes: `photo ${at}` })),
  );
const photosOf = ({ fighters }: Warband) => Object.fromEntries(fighters.map(({ notes }, at) => [at, notes]));

const index = fc.nat({ max: 12 });
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ edit: fc.constant('add-fighter'), rank: fc.constantFrom(...ranks) }),
  fc.record({ edit: fc.constant('remove-fighter'), index }),
  fc.record({ edit: fc.constant('set-fighter'), index, field: fc.constant('name'), value: fc.string() }),
  fc.record({ edit: fc.constant('set-fighter'), index, field: fc.constant('stat'), value: fc.nat(20) }),
  fc.record({ edit: fc.constant('name-warband'), name: fc.string() }),
);

const after = (edit: Edit) => {
  const before = noted(merry);
  return photosAfter(before, photosOf(before), apply(before, edit));
};

describe('the photos of fighters', () => {
  it('go with their fighters, whatever is edited', () => {
    fc.assert(
      fc.property(anyWarband, fc.array(anyEdit, { maxLength: 8 }), (drawn, edits) => {
        let warband = noted(drawn);
        let photos: Readonly<Record<string, string>> = photosOf(warband);
        for (const edit of edits) {
          const next = apply(warband, edit);
          photos = photosAfter(warband, photos, next);
          warband = next;
        }
        for (const [place, photo] of Object.entries(photos))
          expect(warband.fighters[Number(place)]?.notes).toBe(photo);
        // Nobody who is left has lost his.
        const told = new Set(warband.fighters.map(({ notes }) => notes).filter((notes) => notes !== ''));
        expect(new Set(Object.values(photos))).toEqual(told);
      }),
    );
  });

  it('close up behind one who leaves, and are not given to a newcomer or to a copy', () => {
    expect(after({ edit: 'remove-fighter', index: 1 })).toMatchObject({ 0: 'photo 0', 1: 'photo 2' });
    expect(after({ edit: 'copy-fighter', index: 0 })).toMatchObject({ 0: 'photo 0', 2: 'photo 1' });
    expect(after({ edit: 'copy-fighter', index: 0 })).not.toHaveProperty('1');
    expect(after({ edit: 'add-fighter', rank: 'rookie' })).not.toHaveProperty('8');
  });

  it('stay with one who is renamed', () => {
    const renamed = after({ edit: 'set-fighter', index: 3, field: 'name', value: 'Somebody Else' });
    expect(renamed).toEqual(photosOf(noted(merry)));
  });

  it('are found again by names in a file of another order', () => {
    const before = noted(merry);
    const turned = warbandOf(merry.name, before.fighters.map((fighter) => ({ ...fighter })).reverse());
    expect(photosAfter(before, photosOf(before), turned)).toEqual(photosOf(turned));
  });
});
