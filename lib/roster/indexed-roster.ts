import { Dexie } from 'dexie';
import { ok, type Result } from '../result';
import { backupCalls } from './backup/backup';
import { contentsOf } from './contents';
import { isDeletion, layouts, openDatabase, type Layout, type RosterDatabase } from './database/database';
import { rosterName } from './database/layout-now';
import { heroCalls } from './heroes';
import { travel } from './database/journal';
import { keepLastGoodCopy } from './backup/last-good-copy';
import { matchCalls } from './matches';
import { sweepVersions, versionCalls } from './versions';
import { moveDraftIn } from './moved-in';
import { partyCalls } from './parties';
import { photoCalls, sweepPhotos } from './photos';
import { textCalls } from './texts';
import { patienceOf, type Patience } from './database/patience';
import { openStore } from './database/store';
import type { Roster, RosterProblem, StorageReport } from './roster';
import type { Surroundings } from './surroundings';

/** Calls back after every change of the roster's database, by whichever tab, its deletion included. */
const watchStorage = (db: RosterDatabase, listener: () => void): (() => void) => {
  const heard = (parts: object): void => {
    if (Object.keys(parts).some((part) => part.startsWith(`idb://${rosterName}/`))) listener();
  };
  const deleted = (event: IDBVersionChangeEvent): void => {
    // The connection is closed first.
    if (isDeletion(event)) setTimeout(listener);
  };
  Dexie.on('storagemutated', heard);
  db.on('versionchange', deleted);
  return () => {
    Dexie.on('storagemutated').unsubscribe(heard);
    db.on('versionchange').unsubscribe(deleted);
  };
};

const reportOf = async (disk: Surroundings['disk'], { wait }: Patience): Promise<StorageReport> => {
  if (!disk) return { kept: 'unknown', used: undefined, quota: undefined };
  try {
    const persisted = await wait(disk.persisted());
    const { usage, quota } = await wait(disk.estimate());
    return { kept: persisted ? 'persisted' : 'not', used: usage, quota };
  } catch {
    return { kept: 'unknown', used: undefined, quota: undefined };
  }
};

/** Asks the browser once to delete nothing by itself; `storage` shows what it answered. */
const persistOnce = (disk: Surroundings['disk']): (() => void) => {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    disk?.persist().catch(() => false);
  };
};

/** The roster in the browser's own database; what an older Pipsmith left is brought over first. */
export const openIndexedRoster = async (
  around: Surroundings,
  all: readonly Layout[] = layouts,
): Promise<Result<Roster, RosterProblem>> => {
  const patience = patienceOf(() => around.patience);
  const safe = await keepLastGoodCopy(around, patience, all);
  if (!safe.ok) return safe;
  const opened = await openDatabase(around, patience, all);
  if (!opened.ok) return opened;
  const store = openStore(opened.value, around, patience);
  if (around.shelf) await moveDraftIn(store, around.shelf);
  // Nobody waits for it, and what it cannot sweep today it sweeps another day.
  void store.change(async () => {
    await sweepPhotos(store);
    await sweepVersions(store);
    return ok(undefined);
  });
  const heroes = heroCalls(store);
  const matches = matchCalls(store);
  const texts = textCalls(store);
  const persist = persistOnce(around.disk);
  // Asked when there is something to lose, as some browsers ask the player.
  const kept = async <T extends Result<unknown, unknown>>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    if (given.ok) persist();
    return given;
  };
  return ok({
    contents: () => store.look(() => contentsOf(store)),
    watch: (listener) => watchStorage(store.db, listener),
    ...heroes,
    save: (change) => kept(heroes.save(change)),
    add: (added, step, parties) => kept(heroes.add(added, step, parties)),
    ...photoCalls(store),
    ...partyCalls(store),
    ...matches,
    ...versionCalls(store),
    saveMatch: (match) => kept(matches.saveMatch(match)),
    ...texts,
    saveText: (text) => kept(texts.saveText(text)),
    undo: () => store.change(async () => ok(await travel(store.db, 'undo', store.now()))),
    redo: () => store.change(async () => ok(await travel(store.db, 'redo', store.now()))),
    storage: () => reportOf(around.disk, patience),
    ...backupCalls(store),
  });
};
