import { describe, expect, it } from 'vitest';
import { eventually } from '@/lib/testing/eventually';
import { samplesOf } from '../systems/document';
import type { Roster } from './roster';
import { newBrowser, openIn, photoOf, valueOf } from './testing';

const [merry] = samplesOf('warband');
if (!merry) throw new RangeError('There are no warbands to test with.');

/** The example warband, two of whose fighters have photos. */
const withPhotos = async (roster: Roster) => {
  const [row] = await valueOf(roster.add([{ hero: merry.document }]));
  if (!row) return expect.fail('a warband');
  const photos = {
    0: await valueOf(roster.keepPhoto(photoOf('robyn', 1))),
    3: await valueOf(roster.keepPhoto(photoOf('mariah', 2))),
  };
  const change = { id: row.id, revision: 1, hero: row.hero, tags: [], photo: undefined, history: '' };
  return valueOf(roster.save({ ...change, photos }));
};

const lastBytes = async (roster: Roster, ids: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(ids).map(
        async ([place, id]) => [place, (await valueOf(roster.photo(id))).bytes.at(-1)] as const,
      ),
    ),
  );

describe('the photos of single fighters', () => {
  it('are kept with their warband and with a copy of it, and taken off', async () => {
    const roster = await openIn(newBrowser());
    const saved = await withPhotos(roster);
    expect(saved.photos).toEqual({ 0: 'robyn', 3: 'mariah' });
    const [copy] = await valueOf(roster.duplicate([saved.id]));
    expect(copy?.photos).toEqual(saved.photos);
    const { id, revision, hero } = saved;
    const bare = { id, revision, hero, tags: [], photo: undefined, history: '' };
    expect((await valueOf(roster.save(bare))).photos).toBeUndefined();
  });

  it('are in a backup, which comes back byte for byte, beside others under the same ids', async () => {
    const roster = await openIn(newBrowser());
    await withPhotos(roster);
    const text = await valueOf(roster.backup());
    const empty = await openIn(newBrowser());
    await valueOf(empty.restore(text));
    expect(await valueOf(empty.backup())).toBe(text);
    expect(await valueOf(empty.restore(text))).toMatchObject({ heroes: 0 });

    const other = await openIn(newBrowser());
    await valueOf(other.keepPhoto(photoOf('robyn', 9)));
    await valueOf(other.restore(text));
    const [row] = (await valueOf(other.contents())).heroes;
    expect(await lastBytes(other, row?.photos)).toEqual({ 0: 1, 3: 2 });
    expect(row?.photos?.[0]).not.toBe('robyn');
  });

  it('stay out of what QR codes carry, which brings no second warband where they are', async () => {
    const roster = await openIn(newBrowser());
    await withPhotos(roster);
    const text = await valueOf(roster.heroesAlone());
    expect(text).not.toContain('robyn');
    expect(await valueOf(roster.restore(text))).toMatchObject({ heroes: 0 });
  });

  it('are left out of a backup that has them wrong, and the warband comes', async () => {
    const roster = await openIn(newBrowser());
    await withPhotos(roster);
    const text = (await valueOf(roster.backup())).replace('"width":3', '"width":4');
    const other = await openIn(newBrowser());
    const restored = await valueOf(other.restore(text));
    expect(restored).toMatchObject({ heroes: 1, refused: [{ of: 'photo', name: 'Robyn’s Merry Men' }] });
    const [row] = (await valueOf(other.contents())).heroes;
    expect(Object.keys(row?.photos ?? {})).toHaveLength(1);
  });

  it('are swept away only when nobody has them, a version of the warband or an undo', async () => {
    let day = 1;
    const browser = newBrowser({ now: () => new Date(Date.UTC(2026, 0, day)).toISOString() });
    const roster = await openIn(browser);
    const saved = await withPhotos(roster);
    const isThere = async () => {
      const now = await openIn(browser);
      await valueOf(now.keepPhoto(photoOf('sweep-is-done', 9)));
      return (await now.photo('robyn')).ok;
    };
    day = 3;
    await valueOf((await openIn(browser)).keepPhoto(photoOf('loose', 4)));
    expect(await isThere()).toBe(true);
    await valueOf(roster.remove([saved.id]));
    expect(await isThere()).toBe(true);
    await valueOf(roster.undo());
    const { revision, hero } = await valueOf(roster.hero(saved.id));
    const bare = { id: saved.id, revision, hero, tags: [], photo: undefined, history: '' };
    await valueOf(roster.save(bare));
    await eventually(async () => expect(await isThere()).toBe(false));
  });

  it('stay with fighters who are still there when the warband goes back to what it was', async () => {
    const roster = await openIn(newBrowser());
    const saved = await withPhotos(roster);
    await valueOf(roster.keepVersion(saved.id, 'asked'));
    const [version] = (await valueOf(roster.versions(saved.id))).versions;
    const back = await valueOf(roster.goBack(saved.id, version?.id ?? ''));
    expect(back.photos).toEqual(saved.photos);
  });
});
