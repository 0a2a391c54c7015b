import { Dexie } from 'dexie';
import { ok, type Result } from '../result';
import { contentsOf } from './contents';
import { layouts, openDatabase, rosterName, type Layout } from './database';
import { heroCalls } from './heroes';
import { travel } from './journal';
import { partyCalls } from './parties';
import { photoCalls } from './photos';
import { openRoom } from './room';
import type { Roster, RosterProblem, StorageReport } from './roster';
import type { Surroundings } from './surroundings';

/** Calls back after every change of the roster's database, by whichever tab. */
const watchStorage = (listener: () => void): (() => void) => {
  const heard = (parts: object): void => {
    if (Object.keys(parts).some((part) => part.startsWith(`idb://${rosterName}/`))) listener();
  };
  Dexie.on('storagemutated', heard);
  return () => Dexie.on('storagemutated').unsubscribe(heard);
};

const reportOf = async (disk: Surroundings['disk']): Promise<StorageReport> => {
  try {
    const persisted = await disk?.persisted();
    const { usage, quota } = (await disk?.estimate()) ?? {};
    const kept = persisted === undefined ? 'unknown' : persisted ? 'persisted' : 'not';
    return { kept, used: usage, quota };
  } catch {
    return { kept: 'unknown', used: undefined, quota: undefined };
  }
};

/** The roster in the browser's own database. */
export const openIndexedRoster = async (
  around: Surroundings,
  all: readonly Layout[] = layouts,
): Promise<Result<Roster, RosterProblem>> => {
  const opened = await openDatabase(around, all);
  if (!opened.ok) return opened;
  let asked = false;
  // Asked for when there is something to lose; what the browser answers is shown by `storage`.
  const askToPersist = (): void => {
    if (asked) return;
    asked = true;
    around.disk?.persist().catch(() => false);
  };
  const room = openRoom(opened.value, around, askToPersist);
  return ok({
    contents: () => room.look(() => contentsOf(room)),
    watch: watchStorage,
    ...heroCalls(room),
    ...photoCalls(room),
    ...partyCalls(room),
    undo: () => room.change(async () => ok(await travel(room.db, 'undo', room.now()))),
    redo: () => room.change(async () => ok(await travel(room.db, 'redo', room.now()))),
    storage: () => reportOf(around.disk),
    backup: () => Promise.resolve({ ok: false, error: { problem: 'failed', says: 'no backup yet' } }),
    restore: () => Promise.resolve({ ok: false, error: { problem: 'failed', says: 'no backup yet' } }),
  });
};
