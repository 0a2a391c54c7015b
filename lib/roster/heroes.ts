import { err, ok, type Result } from '../result';
import { nameOf, renamed } from '../systems/document';
import { nameLimit } from '../file-fields';
import { type Change, type HeroRow, type Stored, placeBehind } from './database/database';
import { record } from './database/journal';
import { keepPhotoRow } from './photos';

import { addPartyRows, withKnown } from './parties';
import type { HeroChange, NewHero, NewParty, Roster, RosterProblem, RosterStep, SavedHero } from './roster';
import { sameList, textOf, tidyTags } from './database/rows';
import type { RosterStore } from './database/store';
import { heroRowOf, partyRowOf, textIn } from './database/stored-rows';

const savedOr = (store: RosterStore, row: Stored): Result<SavedHero, RosterProblem> => {
  const saved = store.reader.saved(row);
  return saved.ok ? saved : err({ problem: 'unreadable', why: saved.error });
};

/** The row of a hero, readable as a row; whether its text is a hero is another matter. Within a transaction. */
const heroRow = async (store: RosterStore, id: string): Promise<Result<HeroRow, RosterProblem>> => {
  const stored = await store.db.heroes.get(id);
  if (!stored) return err({ problem: 'gone' });
  const row = heroRowOf(stored);
  return row.ok ? row : err({ problem: 'unreadable', why: row.error });
};

const getHero = async (store: RosterStore, id: string): Promise<Result<SavedHero, RosterProblem>> => {
  const row = await store.db.heroes.get(id);
  return row ? savedOr(store, row) : err({ problem: 'gone' });
};

const saveHero = async (
  store: RosterStore,
  change: HeroChange,
): Promise<Result<SavedHero, RosterProblem>> => {
  const { id, hero, photo, photos, history } = change;
  const there = await heroRow(store, id);
  if (!there.ok) return there;
  const before = there.value;
  if (before.revision !== change.revision) {
    const theirs = savedOr(store, before);
    return theirs.ok ? err({ problem: 'conflict', theirs: theirs.value }) : theirs;
  }
  const row: HeroRow = {
    id,
    text: textOf(hero),
    tags: tidyTags(change.tags),
    ...(photo === undefined ? {} : { photo }),
    ...(photos && { photos }),
    created: before.created,
    changed: store.now(),
    revision: before.revision + 1,
    place: before.place,
  };
  await store.db.heroes.put(row);
  await (history === '' ? store.db.histories.delete(id) : store.db.histories.put({ id, text: history }));
  return savedOr(store, row);
};

/** Changes that undo the arrival of these rows. */
const comings = (rows: readonly HeroRow[]): readonly Change[] =>
  rows.map(({ id }) => ({ of: 'hero', id, row: undefined, history: undefined }));

const addRows = async (
  store: RosterStore,
  rows: readonly HeroRow[],
  step: RosterStep | undefined,
  parties: readonly NewParty[] = [],
): Promise<Result<readonly SavedHero[], RosterProblem>> => {
  await store.db.heroes.bulkAdd(rows);
  const gathered = parties.map(({ name, heroes }) => ({
    name,
    heroes: heroes.flatMap((place) => (typeof place === 'string' ? place : (rows[place]?.id ?? []))),
  }));
  const known = await Promise.all(gathered.map((party) => withKnown(store, party)));
  const changes = [...comings(rows), ...(await addPartyRows(store, known))];
  if (step) await record(store.db, step, changes);
  const added: SavedHero[] = [];
  for (const row of rows) {
    const saved = savedOr(store, row);
    if (!saved.ok) return saved;
    added.push(saved.value);
  }
  return ok(added);
};

const addHeroes = async (
  store: RosterStore,
  heroes: readonly NewHero[],
  step: RosterStep | undefined,
  parties: readonly NewParty[] | undefined,
): Promise<Result<readonly SavedHero[], RosterProblem>> => {
  if (heroes.length === 0 && (parties ?? []).length === 0) return ok([]);
  const now = store.now();
  const first = await placeBehind(store.db.heroes);
  const rows: HeroRow[] = [];
  for (const [index, { hero, tags, photo }] of heroes.entries()) {
    const kept = photo && (await keepPhotoRow(store, photo));
    rows.push({
      id: store.newId(),
      text: textOf(hero),
      tags: tidyTags(tags ?? []),
      ...(kept === undefined ? {} : { photo: kept }),
      created: now,
      changed: now,
      revision: 1,
      place: first + index,
    });
  }
  return addRows(store, rows, step, parties);
};

/** "Jane 2" for a second Jane: the first number that no name has; a long name gives way to it. */
const nameOfCopy = (name: string, taken: ReadonlySet<string>): string => {
  const stem = name.replace(/ \d{1,4}$/, '');
  for (let n = 2; ; n += 1) {
    const tail = ` ${n}`;
    const copy =
      Array.from(stem)
        .slice(0, nameLimit - tail.length)
        .join('')
        .trimEnd() + tail;
    if (!taken.has(copy)) return copy;
  }
};

const duplicateHeroes = async (
  store: RosterStore,
  ids: readonly string[],
): Promise<Result<readonly SavedHero[], RosterProblem>> => {
  const all = await store.db.heroes.toArray();
  const taken = new Set(all.map((row) => store.reader.name(row)));
  const now = store.now();
  const first = await placeBehind(store.db.heroes);
  const rows: HeroRow[] = [];
  const names: string[] = [];
  for (const id of new Set(ids)) {
    const row = await heroRow(store, id);
    if (!row.ok) return row;
    const original = savedOr(store, row.value);
    if (!original.ok) return original;
    const name = nameOf(original.value.hero);
    const copy = nameOfCopy(name, taken);
    taken.add(copy);
    names.push(name);
    const times = { created: now, changed: now, revision: 1, place: first + rows.length };
    rows.push({
      ...row.value,
      ...times,
      id: store.newId(),
      text: textOf(renamed(original.value.hero, copy)),
    });
  }
  return rows.length === 0 ? ok([]) : addRows(store, rows, { did: 'duplicate', names });
};

const removeHeroes = async (
  store: RosterStore,
  ids: readonly string[],
): Promise<Result<undefined, RosterProblem>> => {
  const { db } = store;
  const gone = new Set(ids);
  const changes: Change[] = [];
  const names: string[] = [];
  for (const id of gone) {
    const row = await db.heroes.get(id);
    if (!row) continue;
    changes.push({ of: 'hero', id, row, history: textIn(await db.histories.get(id), 'text') });
    names.push(store.reader.name(row));
  }
  if (changes.length === 0) return err({ problem: 'gone' });
  for (const stored of await db.parties.toArray()) {
    const read = partyRowOf(stored);
    if (!read.ok) continue;
    const party = read.value;
    const heroes = party.heroes.filter((id) => !gone.has(id));
    if (heroes.length === party.heroes.length) continue;
    changes.push({ of: 'party', id: party.id, row: stored });
    await db.parties.put({ ...party, heroes, changed: store.now(), revision: party.revision + 1 });
  }
  await db.heroes.bulkDelete([...gone]);
  await db.histories.bulkDelete([...gone]);
  await record(db, { did: 'delete', names }, changes);
  return ok(undefined);
};

const tagHeroes = async (
  store: RosterStore,
  ids: readonly string[],
  add: readonly string[],
  drop: readonly string[],
): Promise<Result<undefined, RosterProblem>> => {
  const changes: Change[] = [];
  const names: string[] = [];
  for (const id of new Set(ids)) {
    const there = await heroRow(store, id);
    if (!there.ok) return there;
    const row = there.value;
    const tags = tidyTags([...row.tags.filter((tag) => !drop.includes(tag)), ...add]);
    if (sameList(tags, row.tags)) continue;
    changes.push({ of: 'tags', id, from: tags, to: row.tags });
    names.push(store.reader.name(row));
    await store.db.heroes.put({ ...row, tags, changed: store.now(), revision: row.revision + 1 });
  }
  if (changes.length > 0) await record(store.db, { did: 'tag', names }, changes);
  return ok(undefined);
};

/** Calls of the roster about heroes. */
export const heroCalls = (
  store: RosterStore,
): Pick<Roster, 'hero' | 'history' | 'save' | 'add' | 'duplicate' | 'remove' | 'tag'> => ({
  hero: (id) => store.look(() => getHero(store, id)),
  history: (id) => store.look(async () => ok(textIn(await store.db.histories.get(id), 'text'))),
  save: (change) => store.change(() => saveHero(store, change)),
  add: (heroes, step, parties) => store.change(() => addHeroes(store, heroes, step, parties)),
  duplicate: (ids) => store.change(() => duplicateHeroes(store, ids)),
  remove: (ids) => store.change(() => removeHeroes(store, ids)),
  tag: (ids, add, drop) => store.change(() => tagHeroes(store, ids, add, drop)),
});
