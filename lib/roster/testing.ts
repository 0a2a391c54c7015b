import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect } from 'vitest';
import { documentOf, heroIn } from '../systems/living/fixtures/heroes';
import { newHero, type HeroDraft } from '../systems/living/sheet/hero';
import { open, systemIds } from '../systems/open';
import type { SheetDocument } from '../systems/sheet';
import type { Result } from '../result';
import { rosterName } from './database/layout-now';
import { openIndexedRoster } from './indexed-roster';
import type { Roster } from './roster';
import type { Surroundings } from './surroundings';

await open(systemIds);

let ids = 0;

/** A browser that keeps what a test gives it; its clock goes on by a second with every look. */
export const newBrowser = (over: Partial<Surroundings> = {}): Surroundings => {
  let looks = 0;
  return {
    indexedDB: new IDBFactory(),
    keyRange: IDBKeyRange,
    shelf: undefined,
    disk: undefined,
    tabs: undefined,
    now: () => new Date(Date.UTC(2026, 0, 1, 12, 0, (looks += 1))).toISOString(),
    newId: () => `id-${(ids += 1)}`,
    patience: 20_000,
    ...over,
  };
};

/** The value of an answer that must be one. */
export const valueOf = async <T>(answer: Result<T, unknown> | Promise<Result<T, unknown>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) expect.fail(`an answer, not ${JSON.stringify(given.error)}`);
  return given.value;
};

export const openIn = (browser: Surroundings): Promise<Roster> => valueOf(openIndexedRoster(browser));

export const heroNamed = (name: string, more: Partial<HeroDraft> = {}): SheetDocument =>
  documentOf({ ...newHero(name), ...more });

/** The same hero with other entries. */
export const changed = (document: SheetDocument, more: Partial<HeroDraft>): SheetDocument =>
  documentOf({ ...heroIn(document), ...more });

/** The header of a JPEG of that size, and whatever follows it. */
export const jpegOf = (
  width: number,
  height: number,
  bytes: Iterable<number> = [],
): Uint8Array<ArrayBuffer> => {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const header = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 17, 0, 0xff, 0xda];
  return Uint8Array.from([...header, ...bytes]);
};

/** The smallest thing that counts as a JPEG here, told apart by its last bytes. */
export const photoOf = (id: string, ...bytes: readonly number[]): Parameters<Roster['keepPhoto']>[0] => ({
  id,
  bytes: jpegOf(3, 4, bytes),
  width: 3,
  height: 4,
});

/** Opens a database as no Pipsmith does, to put strange things there; to be closed by the test. */
export const openRaw = (
  browser: Surroundings,
  version?: number,
  lay: (db: IDBDatabase) => void = () => undefined,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = (browser.indexedDB ?? new IDBFactory()).open(rosterName, version);
    request.onupgradeneeded = () => lay(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });

/** Writes rows, past all checks. */
export const putRaw = (db: IDBDatabase, store: string, rows: readonly unknown[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = db.transaction(store, 'readwrite');
    for (const row of rows) transaction.objectStore(store).put(row);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
  });
