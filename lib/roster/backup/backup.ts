import { ok, type Result } from '../../result';
import { photoIds, somePhotos, type FighterPhotos, type Photographed } from '../../systems/fighter-photos';
import { opening } from '../../systems/open';
import type { FileProblem } from '../../systems/file-problem';
import { writeBackup, type Backup, type DamagedRow, sortedOut } from './backup-file';
import { readBackup, type ReadBackup } from './backup-read';
import { type Change, type HeroRow, type PartyRow, placeBehind } from '../database/database';
import { record } from '../database/journal';
import { keepPhotoRow, sameBytes } from '../photos';

import { plainOf } from '../plain';
import type { Photo, Restored, Roster, RosterProblem, SavedTextKind } from '../roster';
import type { RosterStore } from '../database/store';
import { sameList } from '../database/rows';

import {
  heroRowOf,
  matchRowOf,
  partyRowOf,
  photoRowOf,
  photosIn,
  textIn,
  textRowOf,
  versionRowOf,
} from '../database/stored-rows';
import { keepVersionRow } from '../versions';

/** Everything there is, as a backup has it. Within a transaction. */
const everything = async ({ db }: RosterStore): Promise<Backup> => {
  const heroes = await db.heroes.toArray();
  const parties = await db.parties.toArray();
  const named = new Set(heroes.flatMap(photosIn));
  const photos = await db.photos
    .where('id')
    .anyOf([...named])
    .toArray();
  const matches = await db.matches.toArray();
  const texts = await db.texts.toArray();
  const versions = await db.versions.toArray();
  return sortedOut({ heroes, parties, photos, matches, texts, versions });
};

const makeBackup = async (store: RosterStore): Promise<Result<string, RosterProblem>> => {
  const moment = store.now();
  const all = await store.look(async () => ok(await everything(store)));
  if (!all.ok) return all;
  const text = writeBackup(all.value);
  // A full disk must not keep anybody from backing up.
  await store.change(async () => ok(await store.db.facts.put({ name: 'backed-up', value: moment })));
  return ok(text);
};

/** Heroes, parties and versions; photos and matches would take a hundred codes. */
const heroesAlone = async (store: RosterStore): Promise<Result<string, RosterProblem>> => {
  const all = await store.look(async () => ok(await everything(store)));
  if (!all.ok) return all;
  const damaged = all.value.damaged.filter(({ of }) => of === 'hero' || of === 'party');
  return ok(writeBackup({ ...all.value, photos: [], matches: [], texts: [], damaged }));
};

const samePhoto = async (
  store: RosterStore,
  id: string | undefined,
  photo: Photo | undefined,
): Promise<boolean> => {
  if (id === undefined || !photo) return id === undefined && !photo;
  const there = photoRowOf(await store.db.photos.get(id));
  return there.ok && sameBytes(there.value.bytes, photo.bytes);
};

type PhotosById = ReadonlyMap<string, Photo>;

/** Whether a row here has the very photos of a hero of the backup. */
const hasPhotosOf = async (
  store: RosterStore,
  here: Photographed,
  hero: Photographed,
  photos: PhotosById,
): Promise<boolean> => {
  const photoOf = (id: string | undefined) => (id === undefined ? undefined : photos.get(id));
  const places = new Set([...Object.keys(here.photos ?? {}), ...Object.keys(hero.photos ?? {})]);
  for (const place of places)
    if (!(await samePhoto(store, here.photos?.[place], photoOf(hero.photos?.[place])))) return false;
  return samePhoto(store, here.photo, photoOf(hero.photo));
};

/** Keeps the photos of a hero of the backup, under other ids where others have theirs. */
const keepPhotosOf = async (
  store: RosterStore,
  hero: Photographed,
  photos: PhotosById,
): Promise<{ readonly photo?: string; readonly photos?: FighterPhotos }> => {
  const ids = new Map<string, string>();
  for (const id of photoIds(hero)) {
    const photo = photos.get(id);
    if (photo) ids.set(id, await keepPhotoRow(store, photo));
  }
  const photo = ids.get(hero.photo ?? '');
  const ofFighters = somePhotos(
    Object.fromEntries(
      Object.entries(hero.photos ?? {}).flatMap(([place, id]) => {
        const kept = ids.get(id);
        return kept === undefined ? [] : [[place, kept]];
      }),
    ),
  );
  return { ...(photo !== undefined && { photo }), ...(ofFighters && { photos: ofFighters }) };
};

/** Adds the heroes that are not here yet, and says under which id each of the backup is found here. */
const restoreHeroes = async (
  store: RosterStore,
  backup: Backup,
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly changes: readonly Change[] }> => {
  const ids = new Map<string, string>();
  const changes: Change[] = [];
  const photos = new Map(backup.photos.map((photo) => [photo.id, photo]));
  let place = await placeBehind(store.db.heroes);
  for (const hero of backup.heroes) {
    const stored = await store.db.heroes.get(hero.id);
    const there = heroRowOf(stored);
    const same =
      there.ok &&
      there.value.text === hero.text &&
      sameList(there.value.tags, hero.tags) &&
      // A hero that came without photos, as by codes, is the same as the one that has them.
      (photoIds(hero).length === 0 || (await hasPhotosOf(store, there.value, hero, photos)));
    if (same) {
      ids.set(hero.id, hero.id);
      continue;
    }
    const id = stored || hero.id === '' ? store.newId() : hero.id;
    const { text, tags, created, changed } = hero;
    const pictured = await keepPhotosOf(store, hero, photos);
    const row: HeroRow = { id, text, tags, ...pictured, created, changed, revision: 1, place };
    await store.db.heroes.add(row);
    place += 1;
    ids.set(hero.id, id);
    changes.push({ of: 'hero', id, row: undefined, history: undefined });
  }
  return { ids, changes };
};

const restoreParties = async (
  store: RosterStore,
  backup: Backup,
  ids: ReadonlyMap<string, string>,
): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  let place = await placeBehind(store.db.parties);
  for (const { id: oldId, name, heroes: oldHeroes, created, changed } of backup.parties) {
    const heroes = oldHeroes.flatMap((hero) => ids.get(hero) ?? []);
    const stored = await store.db.parties.get(oldId);
    const there = partyRowOf(stored);
    if (there.ok && there.value.name === name && sameList(there.value.heroes, heroes)) continue;
    const id = stored || oldId === '' ? store.newId() : oldId;
    const row: PartyRow = { id, name, heroes, created, changed, revision: 1, place };
    await store.db.parties.add(row);
    place += 1;
    changes.push({ of: 'party', id, row: undefined });
  }
  return changes;
};

/** Puts back a row that cannot be read, as it was, unless the very same is here. */
const restoreDamaged = async (store: RosterStore, { of, row }: DamagedRow): Promise<readonly Change[]> => {
  if ((of !== 'hero' && of !== 'party') || typeof row !== 'object' || row === null) return [];
  const table = of === 'hero' ? store.db.heroes : store.db.parties;
  const oldId = textIn(row, 'id');
  const there = oldId === '' ? undefined : await table.get(oldId);
  if (there && JSON.stringify(plainOf(there)) === JSON.stringify(row)) return [];
  const id = there || oldId === '' ? store.newId() : oldId;
  await table.put({ ...row, id });
  return [{ of, id }];
};

/** Adds the matches that are not here; how many. */
const restoreMatches = async (store: RosterStore, backup: Backup): Promise<number> => {
  let added = 0;
  for (const match of backup.matches) {
    const there = matchRowOf(await store.db.matches.get(match.id));
    if (there.ok && there.value.text === match.text) continue;
    await store.db.matches.put({ ...match, id: there.ok || match.id === '' ? store.newId() : match.id });
    added += 1;
  }
  return added;
};

/** Adds the versions of these heroes that are not here; how many. */
const restoreVersions = async (
  store: RosterStore,
  backup: Backup,
  ids: ReadonlyMap<string, string>,
): Promise<number> => {
  let added = 0;
  for (const version of backup.versions) {
    const hero = ids.get(version.hero);
    if (hero === undefined) continue;
    const there = (await store.db.versions.where('hero').equals(hero).toArray()).map(versionRowOf);
    if (there.some((row) => row.ok && row.value.text === version.text && row.value.kept === version.kept))
      continue;
    const isTaken = version.id === '' || (await store.db.versions.get(version.id)) !== undefined;
    await keepVersionRow(store, { ...version, hero, id: isTaken ? store.newId() : version.id });
    added += 1;
  }
  return added;
};

/** Adds the game nights and maps that are not here; how many of each. */
const restoreTexts = async (
  store: RosterStore,
  backup: Backup,
): Promise<Readonly<Record<SavedTextKind, number>>> => {
  const added = { 'game-night': 0, map: 0 };
  for (const text of backup.texts) {
    const there = textRowOf(await store.db.texts.get(text.id));
    if (there.ok && there.value.text === text.text) continue;
    await store.db.texts.put({ ...text, id: there.ok || text.id === '' ? store.newId() : text.id });
    added[text.kind] += 1;
  }
  return added;
};

const restoreAll = async (
  store: RosterStore,
  backup: ReadBackup,
): Promise<Result<Restored, RosterProblem>> => {
  const { db } = store;
  const wasEmpty = (await db.heroes.count()) + (await db.parties.count()) === 0;
  const { ids, changes: heroes } = await restoreHeroes(store, backup);
  const parties = await restoreParties(store, backup, ids);
  const changes = [...heroes, ...parties];
  for (const row of backup.damaged) changes.push(...(await restoreDamaged(store, row)));
  if (changes.length > 0) {
    await record(db, { did: 'restore' }, changes);
    // Heroes read from a file are in that file.
    if (wasEmpty) await db.facts.put({ name: 'backed-up', value: store.now() });
  }
  const matches = await restoreMatches(store, backup);
  const texts = await restoreTexts(store, backup);
  const versions = await restoreVersions(store, backup, ids);
  const { refused } = backup;
  return ok({
    heroes: changes.filter(({ of }) => of === 'hero').length,
    parties: changes.filter(({ of }) => of === 'party').length,
    ...(backup.matches.length > 0 && { matches }),
    ...(backup.texts.length > 0 && { nights: texts['game-night'], maps: texts.map }),
    ...(backup.versions.length > 0 && { versions }),
    ...(refused.length > 0 && { refused }),
  });
};

const restore = async (
  store: RosterStore,
  text: string,
): Promise<Result<Restored, RosterProblem | FileProblem>> => {
  const backup = await opening(() => readBackup(text));
  return backup.ok ? store.change(() => restoreAll(store, backup.value)) : backup;
};

/** Backing up and restoring. */
export const backupCalls = (store: RosterStore): Pick<Roster, 'backup' | 'heroesAlone' | 'restore'> => ({
  backup: () => makeBackup(store),
  heroesAlone: () => heroesAlone(store),
  restore: (text) => restore(store, text),
});
