import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layouts } from '../database/database';
import { openIndexedRoster } from '../indexed-roster';
import { readLastGoodCopy } from './last-good-copy';
import { textOf } from '../database/rows';
import type { Surroundings } from '../surroundings';
import { heroNamed, newBrowser, openIn, openRaw, photoOf, putRaw, valueOf } from '../testing';

afterEach(() => {
  vi.restoreAllMocks();
});

const times = { created: '2026-01-01T00:00:00.000Z', changed: '2026-01-02T00:00:00.000Z', revision: 1 };
const hero = { ...times, id: 'h1', text: textOf(heroNamed('Jane')), tags: ['old'], photo: 'p1', place: 1 };
const odd = { ...times, id: 'h2', text: 'rubbish', tags: [], place: 2 };
const party = { ...times, id: 'c1', name: 'Crew', heroes: ['h1'], place: 1 };
const photo = { ...photoOf('p1', 1, 2), kept: times.created };

/** A database of the first layout, made by hand. */
const oldBrowser = async (over: Partial<Surroundings> = {}): Promise<Surroundings> => {
  const browser = newBrowser(over);
  const raw = await openRaw(browser, 10, (db) => {
    for (const store of ['heroes', 'parties'])
      db.createObjectStore(store, { keyPath: 'id' }).createIndex('place', 'place');
    for (const store of ['photos', 'histories']) db.createObjectStore(store, { keyPath: 'id' });
    db.createObjectStore('facts', { keyPath: 'name' });
  });
  await putRaw(raw, 'heroes', [hero, odd]);
  await putRaw(raw, 'parties', [party]);
  await putRaw(raw, 'photos', [photo]);
  raw.close();
  return browser;
};

const everything = {
  heroes: [{ id: 'h1', hero: heroNamed('Jane'), tags: ['old'], photo: 'p1', ...times }],
  unreadable: [{ id: 'h2', text: 'rubbish' }],
  parties: [{ id: 'c1', name: 'Crew', heroes: ['h1'] }],
};

describe('a database of an older layout', () => {
  it('is brought to the new one with everything in it, and can do what is new', async () => {
    const browser = await oldBrowser();
    const roster = await openIn(browser);
    expect(await valueOf(roster.contents())).toMatchObject(everything);
    await valueOf(roster.remove(['h1']));
    await valueOf(roster.undo());
    expect(await valueOf(roster.contents())).toMatchObject(everything);
    const raw = await openRaw(browser);
    expect(raw.version).toBe(layouts.length * 10);
    raw.close();
  });

  it('is copied first, as a backup that restores it', async () => {
    const browser = await oldBrowser();
    const upgraded = await valueOf((await openIn(browser)).backup());
    const copy = await valueOf(readLastGoodCopy(browser));
    expect(copy?.text).toBe(upgraded);
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(copy?.text ?? ''))).toEqual({ heroes: 2, parties: 1 });
    expect(await valueOf(other.contents())).toMatchObject({ ...everything, heroes: [{ photo: 'p1' }] });
  });

  it('stays as it was where the change of layout fails, and the copy can be had', async () => {
    const browser = await oldBrowser();
    const failing = [...layouts, { stores: {}, upgrade: () => Promise.reject(new Error('lightning')) }];
    const opened = await openIndexedRoster(browser, failing);
    expect(opened).toMatchObject({
      ok: false,
      error: { problem: 'failed', says: expect.stringContaining('lightning') as unknown },
    });
    const copy = await valueOf(readLastGoodCopy(browser));
    expect(copy?.text).toContain('"Jane"');
    const raw = await openRaw(browser);
    expect([raw.version, [...raw.objectStoreNames].includes('steps')]).toEqual([10, false]);
    raw.close();
    expect(await valueOf((await openIn(browser)).contents())).toMatchObject(everything);
  });

  it('is not touched where there is no room for the copy', async () => {
    const browser = await oldBrowser();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await openIndexedRoster(browser)).toEqual({ ok: false, error: { problem: 'full' } });
    vi.restoreAllMocks();
    const raw = await openRaw(browser);
    expect(raw.version).toBe(10);
    raw.close();
  });

  it('is not copied where there is nothing to bring over', async () => {
    const browser = newBrowser();
    await openIn(browser);
    await openIn(browser);
    expect(await valueOf(readLastGoodCopy(browser))).toBeUndefined();
  });
});
