import { ok, type Result } from '../result';
import { opening } from '../systems/open';
import type { FileProblem } from '../systems/file-problem';
import { readBackup, writeBackup, type Backup } from './backup-file';
import type { Change, HeroRow, PartyRow } from './database';
import { placeBehind } from './heroes';
import { record } from './journal';
import { partyPlaceBehind } from './parties';
import { keepPhotoRow, sameBytes } from './photos';
import type { Photo, Roster, RosterProblem } from './roster';
import type { Room } from './room';
import { sameList } from './rows';

interface Restored {
  readonly heroes: number;
  readonly parties: number;
}

/** Everything there is, as a backup has it. Within a transaction. */
const everything = async ({ db }: Room): Promise<Backup> => {
  const heroes = await db.heroes.orderBy('place').toArray();
  const parties = await db.parties.orderBy('place').toArray();
  const named = new Set(heroes.flatMap(({ photo }) => photo ?? []));
  const photos = await db.photos
    .where('id')
    .anyOf([...named])
    .toArray();
  return { heroes, parties, photos };
};

const makeBackup = async (room: Room): Promise<Result<string, RosterProblem>> => {
  const moment = room.now();
  const all = await room.look(async () => ok(await everything(room)));
  if (!all.ok) return all;
  const text = writeBackup(all.value);
  // A full disk must not keep anybody from backing up.
  await room.change(async () => ok(await room.db.facts.put({ name: 'backed-up', value: moment })));
  return ok(text);
};

const samePhoto = async (room: Room, id: string | undefined, photo: Photo | undefined): Promise<boolean> => {
  if (id === undefined || !photo) return id === undefined && !photo;
  const there = await room.db.photos.get(id);
  return there !== undefined && sameBytes(there.bytes, photo.bytes);
};

/** Adds the heroes that are not here yet, and says under which id each of the backup is found here. */
const restoreHeroes = async (
  room: Room,
  backup: Backup,
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly changes: readonly Change[] }> => {
  const ids = new Map<string, string>();
  const changes: Change[] = [];
  const photos = new Map(backup.photos.map((photo) => [photo.id, photo]));
  let place = await placeBehind(room);
  for (const hero of backup.heroes) {
    const photo = hero.photo === undefined ? undefined : photos.get(hero.photo);
    const there = await room.db.heroes.get(hero.id);
    const same =
      there?.text === hero.text &&
      sameList(there.tags, hero.tags) &&
      (await samePhoto(room, there.photo, photo));
    if (same) {
      ids.set(hero.id, hero.id);
      continue;
    }
    const id = there ? room.newId() : hero.id;
    const { text, tags, created, changed } = hero;
    const kept = photo && (await keepPhotoRow(room, photo));
    const pictured = kept === undefined ? {} : { photo: kept };
    const row: HeroRow = { id, text, tags, ...pictured, created, changed, revision: 1, place };
    await room.db.heroes.add(row);
    place += 1;
    ids.set(hero.id, id);
    changes.push({ of: 'hero', id, row: undefined, history: undefined });
  }
  return { ids, changes };
};

const restoreParties = async (
  room: Room,
  backup: Backup,
  ids: ReadonlyMap<string, string>,
): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  let place = await partyPlaceBehind(room);
  for (const { id: oldId, name, heroes: oldHeroes, created, changed } of backup.parties) {
    const heroes = oldHeroes.flatMap((hero) => ids.get(hero) ?? []);
    const there = await room.db.parties.get(oldId);
    if (there?.name === name && sameList(there.heroes, heroes)) continue;
    const id = there ? room.newId() : oldId;
    const row: PartyRow = { id, name, heroes, created, changed, revision: 1, place };
    await room.db.parties.add(row);
    place += 1;
    changes.push({ of: 'party', id, row: undefined });
  }
  return changes;
};

const restoreAll = async (room: Room, backup: Backup): Promise<Result<Restored, RosterProblem>> => {
  const { db } = room;
  const wasEmpty = (await db.heroes.count()) + (await db.parties.count()) === 0;
  const { ids, changes: heroes } = await restoreHeroes(room, backup);
  const parties = await restoreParties(room, backup, ids);
  if (heroes.length + parties.length > 0) {
    await record(db, { did: 'restore' }, [...heroes, ...parties]);
    // What came out of a file is in that file.
    if (wasEmpty) await db.facts.put({ name: 'backed-up', value: room.now() });
  }
  return ok({ heroes: heroes.length, parties: parties.length });
};

const restore = async (room: Room, text: string): Promise<Result<Restored, RosterProblem | FileProblem>> => {
  const backup = await opening(() => readBackup(text));
  return backup.ok ? room.change(() => restoreAll(room, backup.value)) : backup;
};

/** Backing up and restoring. */
export const backupCalls = (room: Room): Pick<Roster, 'backup' | 'restore'> => ({
  backup: () => makeBackup(room),
  restore: (text) => restore(room, text),
});
