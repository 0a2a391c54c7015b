import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/lib/testing/eventually';
import { rosterName } from './database/layout-now';
import { openIndexedRoster } from './indexed-roster';
import { problemOf } from './problem';
import { heroNamed, newBrowser, openIn, openRaw, photoOf, putRaw, valueOf } from './testing';

const problem = (name: string): unknown => ({ ok: false, error: { problem: name } });

afterEach(() => {
  vi.restoreAllMocks();
});

const quota = (): DOMException => new DOMException('no room', 'QuotaExceededError');

describe('a full disk', () => {
  it('is told at once, changes nothing and still lets everything be read and backed up', async () => {
    const roster = await openIn(newBrowser());
    const [jane] = await valueOf(roster.add([{ hero: heroNamed('Jane'), photo: photoOf('p', 1) }]));
    if (!jane) return expect.fail('a hero');
    await valueOf(roster.tag([jane.id], ['kept'], []));
    const before = await valueOf(roster.contents());
    for (const call of ['put', 'add'] as const) {
      vi.spyOn(IDBObjectStore.prototype, call).mockImplementation(() => {
        throw quota();
      });
    }
    const change = { ...jane, revision: 2, photo: 'p', history: 'h', tags: [] };
    expect(await roster.save(change)).toEqual(problem('full'));
    expect(await roster.add([{ hero: heroNamed('Bito') }, { hero: heroNamed('Fang') }])).toEqual(
      problem('full'),
    );
    expect(await roster.keepPhoto(photoOf('q', 2))).toEqual(problem('full'));
    expect(await roster.remove([jane.id])).toEqual(problem('full'));
    expect(await roster.addParty({ name: 'Crew', heroes: [jane.id] })).toEqual(problem('full'));
    expect(await roster.undo()).toEqual(problem('full'));
    expect(await valueOf(roster.contents())).toEqual(before);
    const text = await valueOf(roster.backup());
    vi.restoreAllMocks();
    expect(await valueOf((await openIn(newBrowser())).restore(text))).toEqual({ heroes: 1, parties: 0 });
    expect(await valueOf(roster.contents())).toEqual(before);
  });

  it('is told when the browser notices it only at the end of the change', async () => {
    const roster = await openIn(newBrowser());
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    add.mockImplementation(function (this: IDBObjectStore, ...row) {
      const request = this.put(...row);
      request.addEventListener('success', () => {
        (this.transaction as unknown as { _abort: (name: string) => void })._abort('QuotaExceededError');
      });
      return request;
    });
    expect(await roster.add([{ hero: heroNamed('Bito') }])).toEqual(problem('full'));
    expect((await valueOf(roster.contents())).heroes).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  it('is told where there is no database', async () => {
    expect(await openIndexedRoster(newBrowser({ indexedDB: undefined }))).toEqual(problem('unavailable'));
  });

  it.each(['SecurityError', 'InvalidStateError'])('is told where it answers %s', async (name) => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    expect(await openIndexedRoster(newBrowser())).toEqual(problem('unavailable'));
  });

  it('fails with what it says when it says something else', () => {
    expect(problemOf(new DOMException('lightning', 'UnknownError'))).toEqual({
      problem: 'failed',
      says: 'lightning',
    });
    expect(problemOf('odd')).toEqual({ problem: 'failed', says: 'odd' });
  });
});

describe('another tab', () => {
  it('with an older Pipsmith blocks this one until it is closed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const browser = newBrowser();
    const old = await openRaw(browser, 10, (db) => {
      for (const store of ['heroes', 'parties'])
        db.createObjectStore(store, { keyPath: 'id' }).createIndex('place', 'place');
      for (const store of ['photos', 'histories']) db.createObjectStore(store, { keyPath: 'id' });
      db.createObjectStore('facts', { keyPath: 'name' });
    });
    expect(await openIndexedRoster(browser)).toEqual(problem('blocked'));
    // The opening that was waiting goes on now; nobody uses it, so it is closed.
    const closed = vi.spyOn(IDBDatabase.prototype, 'close');
    old.close();
    await eventually(() => expect(closed).toHaveBeenCalledTimes(2));
    closed.mockRestore();
    expect((await valueOf((await openIn(browser)).contents())).heroes).toEqual([]);
  });

  it('with a newer Pipsmith is not kept waiting, and this one says so from then on', async () => {
    const browser = newBrowser();
    const roster = await openIn(browser);
    await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
    const newer = await openRaw(browser, 990);
    newer.close();
    expect(await roster.contents()).toEqual(problem('newer'));
    expect(await roster.add([{ hero: heroNamed('Bito') }])).toEqual(problem('newer'));
    expect(await openIndexedRoster(browser)).toEqual(problem('newer'));
  });

  it('that deletes the database says so to this one, which saves what it has anew', async () => {
    const browser = newBrowser();
    const roster = await openIn(browser);
    const [jane] = await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
    if (!jane) return expect.fail('a hero');
    const heard = vi.fn();
    const unwatch = roster.watch(heard);
    await new Promise<void>((resolve, reject) => {
      const request = browser.indexedDB?.deleteDatabase(rosterName);
      if (!request) {
        reject(new Error('a database'));
        return;
      }
      request.onsuccess = () => {
        resolve();
      };
      request.onblocked = () => {
        reject(new Error('blocked'));
      };
    });
    await eventually(() => expect(heard).toHaveBeenCalled());
    unwatch();
    expect(await roster.hero(jane.id)).toEqual(problem('gone'));
    expect(await roster.save({ ...jane, photo: undefined, tags: [], history: '' })).toEqual(problem('gone'));
    await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
    expect((await valueOf((await openIn(browser)).contents())).heroes).toHaveLength(1);
  });

  it('with a newer Pipsmith is noticed by a page that wakes after its connection was lost', async () => {
    const browser = newBrowser();
    const opens = vi.spyOn(IDBFactory.prototype, 'open');
    const lose = (): void => {
      const request = opens.mock.results.at(-1)?.value as { readonly result: typeof IDBDatabase };
      forceCloseDatabase(request.result);
    };
    const roster = await openIn(browser);
    lose();
    expect((await valueOf(roster.contents())).heroes).toEqual([]);
    lose();
    (await openRaw(browser, 990)).close();
    expect(await roster.contents()).toEqual(problem('newer'));
  });
});

describe('a row that is no hero file', () => {
  it('is kept, listed with its reason, backed up, deleted and brought back', async () => {
    const browser = newBrowser();
    const roster = await openIn(browser);
    await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
    const raw = await openRaw(browser);
    const text = '{"format":"pipsmith/hero","name":"Bi';
    const row = { id: 'odd', text, tags: ['old'], created: '2026-01-01', changed: '2026-01-01', revision: 1 };
    await putRaw(raw, 'heroes', [{ ...row, place: 0 }]);
    raw.close();
    const before = await valueOf(roster.contents());
    expect(before).toMatchObject({
      heroes: [{ hero: { sheet: { name: 'Jane' } } }],
      unreadable: [{ id: 'odd', text, why: { problem: 'not-json', why: 'ends-early' } }],
    });
    expect(await roster.hero('odd')).toMatchObject({ ok: false, error: { problem: 'unreadable' } });
    const backup = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    await valueOf(other.restore(backup));
    expect((await valueOf(other.contents())).unreadable).toEqual(before.unreadable);
    expect(await valueOf(other.backup())).toBe(backup);
    await valueOf(roster.remove(['odd']));
    const without = await valueOf(roster.contents());
    expect(without).toMatchObject({ unreadable: [], undo: { did: 'delete', names: [''] } });
    await valueOf(roster.undo());
    expect((await valueOf(roster.contents())).unreadable).toEqual(before.unreadable);
  });
});
