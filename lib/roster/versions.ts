import { err, ok, type Result } from '../result';
import { photosAfter } from '../systems/document';
import type { Stored } from './database/database';
import { readHeroText } from './database/rows';
import { heroRowOf, isStepRow, textIn, versionRowOf } from './database/stored-rows';
import type { RosterStore } from './database/store';
import type { HeroVersions, Roster, RosterProblem, SavedHero, VersionReason, VersionRow } from './roster';

/** This many versions of a hero are kept; the oldest makes room. */
export const mostVersions = 20;

/** The newest first; where two were kept at the same moment, their ids decide. */
const newestFirst = (one: VersionRow, other: VersionRow): number =>
  one.kept === other.kept ? (one.id < other.id ? -1 : 1) : one.kept < other.kept ? 1 : -1;

const readableOf = async ({ db }: RosterStore, hero: string): Promise<readonly VersionRow[]> =>
  (await db.versions.where('hero').equals(hero).toArray())
    .flatMap((stored) => {
      const row = versionRowOf(stored);
      return row.ok ? [row.value] : [];
    })
    .sort(newestFirst);

/** Puts a version in and lets the oldest go. Within a transaction. */
export const keepVersionRow = async (store: RosterStore, row: VersionRow): Promise<void> => {
  await store.db.versions.put(row);
  const tooMany = (await readableOf(store, row.hero)).slice(mostVersions);
  await store.db.versions.bulkDelete(tooMany.map(({ id }) => id));
};

const versionsOf = async (
  { db }: RosterStore,
  hero: string,
): Promise<Result<HeroVersions, RosterProblem>> => {
  const versions: (HeroVersions['versions'][number] & VersionRow)[] = [];
  const unreadable: string[] = [];
  for (const stored of await db.versions.where('hero').equals(hero).toArray()) {
    const row = versionRowOf(stored);
    const sheet = row.ok ? readHeroText(row.value.text) : row;
    if (row.ok && sheet.ok) versions.push({ ...row.value, sheet: sheet.value });
    else unreadable.push(textIn(stored, 'id'));
  }
  return ok({
    versions: versions.sort(newestFirst).map(({ id, sheet, why, kept }) => ({ id, sheet, why, kept })),
    unreadable,
  });
};

/** The text of the hero at present. */
const textNow = async ({ db }: RosterStore, id: string) => {
  const stored = await db.heroes.get(id);
  if (!stored) return err<RosterProblem>({ problem: 'gone' });
  const row = heroRowOf(stored);
  return row.ok ? row : err<RosterProblem>({ problem: 'unreadable', why: row.error });
};

/** Saves a version of the hero, unless the newest one is the same; whether it was saved. */
const keepVersion = async (
  store: RosterStore,
  hero: string,
  why: VersionReason,
): Promise<Result<boolean, RosterProblem>> => {
  const row = await textNow(store, hero);
  if (!row.ok) return row;
  const { text } = row.value;
  const [newest] = await readableOf(store, hero);
  if (newest?.text === text) return ok(false);
  await keepVersionRow(store, { id: store.newId(), hero, text, why, kept: store.now() });
  return ok(true);
};

const goBack = async (
  store: RosterStore,
  hero: string,
  version: string,
): Promise<Result<SavedHero, RosterProblem>> => {
  const row = await textNow(store, hero);
  if (!row.ok) return row;
  const stored = await store.db.versions.get(version);
  if (!stored) return err({ problem: 'gone' });
  const old = versionRowOf(stored);
  if (!old.ok) return err({ problem: 'unreadable', why: old.error });
  const sheet = readHeroText(old.value.text);
  if (!sheet.ok) return err({ problem: 'unreadable', why: sheet.error });
  const kept = await keepVersion(store, hero, 'replaced');
  if (!kept.ok) return kept;
  const { photos: before, ...now } = row.value;
  const was = store.reader.hero(row.value);
  const photos = was.ok ? photosAfter(was.value, before, sheet.value) : before;
  await store.db.heroes.put({
    ...now,
    ...(photos && { photos }),
    text: old.value.text,
    changed: store.now(),
    revision: row.value.revision + 1,
  });
  // The builder's steps lead to the hero from before.
  await store.db.histories.delete(hero);
  const saved = store.reader.saved((await store.db.heroes.get(hero)) ?? {});
  return saved.ok ? saved : err({ problem: 'unreadable', why: saved.error });
};

/** Sweeps away the versions of heroes that are gone for good: no undo brings them back. Within a transaction. */
export const sweepVersions = async ({ db }: RosterStore): Promise<void> => {
  const there = new Set((await db.heroes.toCollection().primaryKeys()).map(String));
  await db.steps.each((row: Stored) => {
    if (!isStepRow(row)) return;
    for (const change of row.changes) if (change.of === 'hero') there.add(change.id);
  });
  await db.versions.filter((row) => !there.has(textIn(row, 'hero'))).delete();
};

/** Calls of the roster about versions of heroes. */
export const versionCalls = (
  store: RosterStore,
): Pick<Roster, 'versions' | 'keepVersion' | 'goBack' | 'removeVersion'> => ({
  versions: (hero) => store.look(() => versionsOf(store, hero)),
  keepVersion: (hero, why) => store.change(() => keepVersion(store, hero, why)),
  goBack: (hero, version) => store.change(() => goBack(store, hero, version)),
  removeVersion: (version) =>
    store.change(async () => {
      await store.db.versions.delete(version);
      return ok(undefined);
    }),
});
