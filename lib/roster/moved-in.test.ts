import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textOf } from './database/rows';
import { heroNamed, newBrowser, openIn, valueOf } from './testing';

const key = 'pipsmith/draft';
const aside = 'pipsmith/draft/damaged/1';

const shelfOf = (kept: Readonly<Record<string, string>>) => {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: vi.fn((name: string) => void map.delete(name)),
  };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the draft of an older Pipsmith', () => {
  it('moves in once, and its old place is cleared', async () => {
    const hero = heroNamed('Jane', { 'house-rule': 1 });
    const shelf = shelfOf({ [key]: textOf(hero), other: 'thing' });
    const browser = newBrowser({ shelf });
    for (let n = 0; n < 2; n += 1) {
      const { heroes, undo } = await valueOf((await openIn(browser)).contents());
      expect(heroes.map((saved) => saved.hero)).toEqual([hero]);
      // As every new hero: other tabs count its changes from there.
      expect(heroes[0]?.revision).toBe(1);
      expect(undo).toBeUndefined();
    }
    expect([...shelf.kept]).toEqual([['other', 'thing']]);
  });

  it('moves in as it is where it is damaged, together with those put aside before', async () => {
    const shelf = shelfOf({ [key]: 'rubbish', [aside]: 'rubbish', 'pipsmith/draft/damaged/2': '{' });
    const { heroes, unreadable } = await valueOf((await openIn(newBrowser({ shelf }))).contents());
    expect(heroes).toEqual([]);
    expect(unreadable.map(({ text }) => text)).toEqual(['rubbish', '{']);
    expect(shelf.kept.size).toBe(0);
  });

  it('moves in once though its old place cannot be cleared, or two tabs open together', async () => {
    const shelf = shelfOf({ [key]: textOf(heroNamed('Jane')) });
    shelf.removeItem.mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const browser = newBrowser({ shelf });
    const rosters = await Promise.all([openIn(browser), openIn(browser)]);
    rosters.push(await openIn(browser));
    for (const roster of rosters) expect((await valueOf(roster.contents())).heroes).toHaveLength(1);
  });

  it('stays where it is when there is no room, and moves in another time', async () => {
    const shelf = shelfOf({ [key]: textOf(heroNamed('Jane')) });
    const browser = newBrowser({ shelf });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect((await valueOf((await openIn(browser)).contents())).heroes).toEqual([]);
    expect(shelf.kept.has(key)).toBe(true);
    vi.restoreAllMocks();
    expect((await valueOf((await openIn(browser)).contents())).heroes).toHaveLength(1);
    expect(shelf.kept.has(key)).toBe(false);
  });

  it('moves in again where it was written again', async () => {
    const shelf = shelfOf({ [key]: textOf(heroNamed('Jane')) });
    const browser = newBrowser({ shelf });
    const [jane] = (await valueOf((await openIn(browser)).contents())).heroes;
    await valueOf((await openIn(browser)).remove([jane?.id ?? '']));
    shelf.kept.set(key, textOf(heroNamed('Jane')));
    expect((await valueOf((await openIn(browser)).contents())).heroes).toHaveLength(1);
  });
});
