import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/lib/testing/eventually';
import { memoryStorage } from '@/lib/testing/storage';
import { rosterMark } from './mark';
import { lastGoodCopy, openRoster } from './open';
import { heroNamed, newBrowser, valueOf } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the roster of this device', () => {
  it('is tried again after a failure, then opened once per page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const unavailable = { ok: false, error: { problem: 'unavailable' } };
    expect(await openRoster()).toEqual(unavailable);
    expect(await lastGoodCopy()).toEqual(unavailable);
    const { indexedDB, keyRange } = newBrowser();
    vi.stubGlobal('indexedDB', indexedDB);
    vi.stubGlobal('IDBKeyRange', keyRange);
    const [one, other] = await Promise.all([valueOf(openRoster()), valueOf(openRoster())]);
    expect(other).toBe(one);
    const [jane, bito] = await valueOf(one.add([{ hero: heroNamed('Jane') }, { hero: heroNamed('Bito') }]));
    expect(jane?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(bito?.id).not.toBe(jane?.id);
    expect(jane?.created).toMatch(/^20\d\d-.*Z$/);
    expect(await lastGoodCopy()).toEqual({ ok: true, value: undefined });
  });

  it('is unavailable where the browser forbids it', async () => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', undefined);
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const fresh = await import('./open');
    expect(await fresh.openRoster()).toEqual({ ok: false, error: { problem: 'unavailable' } });
  });

  it('makes no database on a new device until something is kept', async () => {
    vi.resetModules();
    const { indexedDB, keyRange } = newBrowser();
    vi.stubGlobal('indexedDB', indexedDB);
    vi.stubGlobal('IDBKeyRange', keyRange);
    const { kept: notes, storage } = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    const fresh = await import('./open');
    const roster = await valueOf(fresh.openRoster());
    expect((await valueOf(roster.contents())).heroes).toEqual([]);
    expect(await indexedDB?.databases()).toEqual([]);
    expect([...notes.keys()]).toEqual([]);
    await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
    expect(await indexedDB?.databases()).toHaveLength(1);
    expect([...notes.keys()]).toEqual([rosterMark]);
    vi.resetModules();
    const later = await import('./open');
    expect((await valueOf((await valueOf(later.openRoster())).contents())).heroes).toHaveLength(1);
  });

  it.each(['another tab opens it', 'the player is about to change something'])(
    'opens the database of a new device once %s',
    async (when) => {
      vi.resetModules();
      const { indexedDB, keyRange } = newBrowser();
      vi.stubGlobal('indexedDB', indexedDB);
      vi.stubGlobal('IDBKeyRange', keyRange);
      const fresh = await import('./open');
      const roster = await valueOf(fresh.openRoster());
      const heard = vi.fn();
      roster.watch(heard);
      if (when === 'another tab opens it') {
        const tab = new BroadcastChannel('pipsmith roster');
        tab.postMessage('opened');
        await eventually(() => expect(heard).toHaveBeenCalled());
        tab.close();
      } else {
        fresh.prepareToKeep();
        await eventually(() => expect(heard).toHaveBeenCalled());
      }
      expect(await indexedDB?.databases()).toHaveLength(1);
    },
  );
});
