import { Dexie } from 'dexie';
import { ok, type Result } from '../result';
import { backupCalls } from './backup';
import { contentsOf } from './contents';
import { layouts, openDatabase, rosterName, type Layout } from './database';
import { heroCalls } from './heroes';
import { travel } from './journal';
import { keepLastGoodCopy } from './last-good-copy';
import { moveDraftIn } from './moved-in';
import { partyCalls } from './parties';
import { photoCalls, sweepPhotos } from './photos';
import { patienceOf, type Patience } from './patience';
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
  const room = openRoom(opened.value, around, patience);
  if (around.shelf) await moveDraftIn(room, around.shelf);
  // Nobody waits for it, and what it cannot sweep today it sweeps another day.
  void room.change(async () => {
    await sweepPhotos(room);
    return ok(undefined);
  });
  const heroes = heroCalls(room);
  const persist = persistOnce(around.disk);
  // Asked when there is something to lose, as some browsers ask the player.
  const kept = async <T extends Result<unknown, unknown>>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    if (given.ok) persist();
    return given;
  };
  return ok({
    contents: () => room.look(() => contentsOf(room)),
    watch: watchStorage,
    ...heroes,
    save: (change) => kept(heroes.save(change)),
    add: (added, step, parties) => kept(heroes.add(added, step, parties)),
    ...photoCalls(room),
    ...partyCalls(room),
    undo: () => room.change(async () => ok(await travel(room.db, 'undo', room.now()))),
    redo: () => room.change(async () => ok(await travel(room.db, 'redo', room.now()))),
    storage: () => reportOf(around.disk, patience),
    ...backupCalls(room),
  });
};
