import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openIndexedRoster } from '../indexed-roster';
import { readLastGoodCopy } from '../backup/last-good-copy';
import { NoAnswer, patienceOf } from './patience';
import type { Roster } from '../roster';
import { textOf } from './rows';
import type { Surroundings } from '../surroundings';
import { heroNamed, newBrowser, openIn, openRaw, photoOf, valueOf } from '../testing';

const noAnswer = { ok: false, error: { problem: 'no-answer' } };

/** A browser that may hang only briefly before the roster gives up on it. */
const hastyBrowser = (over: Partial<Surroundings> = {}): Surroundings =>
  newBrowser({ patience: 500, ...over });

describe('patience', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = new Promise<never>(() => undefined);

  it('ends when nothing was heard for so long', async () => {
    const { wait } = patienceOf(() => 1000);
    const waited = expect(wait(never)).rejects.toThrow(NoAnswer);
    await vi.advanceTimersByTimeAsync(1000);
    await waited;
  });

  it('begins anew with every answer', async () => {
    const { wait, heard } = patienceOf(() => 1000);
    let isOver = false;
    const waited = wait(never).catch(() => (isOver = true));
    for (let n = 0; n < 20; n += 1) {
      await vi.advanceTimersByTimeAsync(900);
      heard();
    }
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await waited;
    expect(isOver).toBe(true);
  });

  it('gives the answer or the failure as it came', async () => {
    const { wait } = patienceOf(() => 1000);
    expect(await wait(Promise.resolve(7))).toBe(7);
    await expect(wait(Promise.reject(new TypeError('odd')))).rejects.toThrow('odd');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a browser whose storage never opens', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([1, 2])('is told at the %i. opening, and the next call tries again', async (which) => {
    let opened = 0;
    class Hanging extends IDBFactory {
      override open(...how: Parameters<IDBFactory['open']>): ReturnType<IDBFactory['open']> {
        opened += 1;
        // A request that nobody answers.
        return opened === which ? ({} as ReturnType<IDBFactory['open']>) : super.open(...how);
      }
    }
    const browser = hastyBrowser({ indexedDB: new Hanging() });
    expect(await openIndexedRoster(browser)).toEqual(noAnswer);
    expect((await valueOf((await openIn(browser)).contents())).heroes).toEqual([]);
  });

  it('is told where the last good copy is asked for', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue({} as IDBOpenDBRequest);
    expect(await readLastGoodCopy(hastyBrowser())).toEqual(noAnswer);
  });

  it('tells what it keeps as unknown', async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    const disk = { persist: never, persisted: never, estimate: never };
    const roster = await openIn(hastyBrowser({ disk }));
    expect(await roster.storage()).toEqual({ kept: 'unknown', used: undefined, quota: undefined });
  });
});

/** Another tab that never stops writing and so blocks everybody else; returns a function that ends it. */
const hold = async (browser: Surroundings): Promise<() => void> => {
  const db = await openRaw(browser);
  const stores = [...db.objectStoreNames];
  const transaction = db.transaction(stores, 'readwrite');
  let isHeld = true;
  const again = (): void => {
    const request = transaction.objectStore('facts').get('none');
    request.onsuccess = () => {
      if (isHeld) again();
    };
  };
  again();
  return () => {
    isHeld = false;
    db.close();
  };
};

describe('storage that hangs', () => {
  const calls: Readonly<Record<string, (roster: Roster, id: string) => Promise<unknown>>> = {
    contents: (roster) => roster.contents(),
    hero: (roster, id) => roster.hero(id),
    history: (roster, id) => roster.history(id),
    photo: (roster) => roster.photo('p'),
    keepPhoto: (roster) => roster.keepPhoto(photoOf('q', 2)),
    save: (roster, id) =>
      roster.save({
        id,
        revision: 1,
        hero: heroNamed('Jo'),
        tags: ['new'],
        photo: undefined,
        history: '',
      }),
    add: (roster) => roster.add([{ hero: heroNamed('Fang') }]),
    duplicate: (roster, id) => roster.duplicate([id]),
    remove: (roster, id) => roster.remove([id]),
    tag: (roster, id) => roster.tag([id], ['new'], []),
    addParty: (roster, id) => roster.addParty({ name: 'Crew', heroes: [id] }),
    changeParty: (roster) => roster.changeParty('none', (party) => party),
    removeParty: (roster) => roster.removeParty('none'),
    undo: (roster) => roster.undo(),
    redo: (roster) => roster.redo(),
    backup: (roster) => roster.backup(),
    restore: (roster) => roster.restore('{"format":"pipsmith/backup","version":1,"heroes":[],"parties":[]}'),
  };

  it.each(Object.keys(calls))('ends %s with a problem, and changes nothing later on', async (name) => {
    let patience = 20_000;
    const browser = {
      ...newBrowser(),
      get patience() {
        return patience;
      },
    };
    const roster = await openIn(browser);
    const hero = { hero: heroNamed('Jane'), photo: photoOf('p', 1) };
    const [jane] = await valueOf(roster.add([hero], { did: 'import', names: ['Jane'] }));
    const before = await valueOf(roster.contents());
    const release = await hold(browser);
    patience = 20;
    expect(await calls[name]?.(roster, jane?.id ?? '')).toEqual(noAnswer);
    release();
    patience = 20_000;
    const after = await valueOf((await openIn(browser)).contents());
    expect(after).toEqual(before);
  });

  it('keeps no draft of an older Pipsmith from its place', async () => {
    const browser = hastyBrowser();
    await openIn(browser);
    const release = await hold(browser);
    const shelf = new Map([['pipsmith/draft', textOf(heroNamed('Draft'))]]);
    const roster = await openIn({
      ...browser,
      shelf: {
        getItem: (key) => shelf.get(key) ?? null,
        setItem: (key, text) => void shelf.set(key, text),
        removeItem: (key) => void shelf.delete(key),
      },
    });
    expect(await roster.contents()).toEqual(noAnswer);
    expect(shelf.size).toBe(1);
    release();
  });
});
