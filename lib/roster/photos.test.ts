import { describe, expect, it } from 'vitest';
import { eventually } from '@/lib/testing/eventually';
import { heroNamed, newBrowser, openIn, photoOf, valueOf } from './testing';

describe('photos of the roster', () => {
  it('are kept once, and never under the id of another', async () => {
    const roster = await openIn(newBrowser());
    expect(await valueOf(roster.keepPhoto(photoOf('p', 1)))).toBe('p');
    expect(await valueOf(roster.keepPhoto(photoOf('p', 1)))).toBe('p');
    const other = await valueOf(roster.keepPhoto(photoOf('p', 2)));
    expect(other).not.toBe('p');
    expect(await valueOf(roster.photo('p'))).toEqual(photoOf('p', 1));
    expect(await valueOf(roster.photo(other))).toEqual(photoOf(other, 2));
    expect(await roster.photo('none')).toEqual({ ok: false, error: { problem: 'gone' } });
  });

  it('are swept away a day after nothing names them any more', async () => {
    let day = 1;
    const browser = newBrowser({ now: () => new Date(Date.UTC(2026, 0, day)).toISOString() });
    const roster = await openIn(browser);
    const [worn, trashed, told] = await valueOf(
      roster.add([
        { hero: heroNamed('Jane'), photo: photoOf('worn', 1) },
        { hero: heroNamed('Bito'), photo: photoOf('trashed', 2) },
        { hero: heroNamed('Fang'), photo: photoOf('told', 3) },
      ]),
    );
    if (!worn || !trashed || !told) return expect.fail('heroes');
    await valueOf(roster.keepPhoto(photoOf('loose', 4)));
    await valueOf(roster.remove([trashed.id]));
    const change = { id: told.id, revision: 1, hero: told.hero, tags: [] };
    await valueOf(roster.save({ ...change, photo: undefined, history: '["took away","told"]' }));
    const left = async (): Promise<readonly string[]> => {
      const now = await openIn(browser);
      await valueOf(now.keepPhoto(photoOf('sweep-is-done', 9)));
      const kept = await Promise.all(
        ['worn', 'trashed', 'told', 'loose'].map(async (id) => ((await now.photo(id)).ok ? id : '')),
      );
      return kept.filter((id) => id !== '');
    };
    expect(await left()).toEqual(['worn', 'trashed', 'told', 'loose']);
    day = 3;
    await eventually(async () => expect(await left()).toEqual(['worn', 'trashed', 'told']));
  });
});
