import { err, ok, type Result } from '../result';
import { type Change, type PartyRow, placeBehind } from './database/database';
import { record } from './database/journal';

import type { PartyContent, Roster, RosterProblem, SavedParty } from './roster';
import type { RosterStore } from './database/store';
import { partyRowOf, textIn } from './database/stored-rows';

export const partyOf = ({ id, name, heroes, created, changed, revision }: PartyRow): SavedParty => ({
  id,
  name,
  heroes,
  created,
  changed,
  revision,
});

/** Adds parties behind the others, and gives what undoes their coming. Within a transaction. */
export const addPartyRows = async (
  store: RosterStore,
  parties: readonly { readonly name: string; readonly heroes: readonly string[] }[],
): Promise<readonly Change[]> => {
  if (parties.length === 0) return [];
  const now = store.now();
  const first = await placeBehind(store.db.parties);
  const rows = parties.map(({ name, heroes }, index): PartyRow => ({
    id: store.newId(),
    name,
    heroes,
    created: now,
    changed: now,
    revision: 1,
    place: first + index,
  }));
  await store.db.parties.bulkAdd(rows);
  return rows.map(({ id }) => ({ of: 'party', id, row: undefined }));
};

/** The same without heroes that are not on this device. */
export const withKnown = async (
  { db }: RosterStore,
  { name, heroes }: PartyContent,
): Promise<PartyContent> => {
  const known = new Set(
    await db.heroes
      .where('id')
      .anyOf([...heroes])
      .primaryKeys(),
  );
  return { name, heroes: heroes.filter((id) => known.has(id)) };
};

const addParty = async (
  store: RosterStore,
  party: PartyContent,
): Promise<Result<SavedParty, RosterProblem>> => {
  const now = store.now();
  const row: PartyRow = {
    id: store.newId(),
    ...(await withKnown(store, party)),
    created: now,
    changed: now,
    revision: 1,
    place: await placeBehind(store.db.parties),
  };
  await store.db.parties.put(row);
  await record(store.db, { did: 'party', name: row.name }, [{ of: 'party', id: row.id, row: undefined }]);
  return ok(partyOf(row));
};

const isSame = (one: PartyContent, other: PartyContent): boolean =>
  one.name === other.name &&
  one.heroes.length === other.heroes.length &&
  one.heroes.every((id, at) => id === other.heroes[at]);

const changeParty = async (
  store: RosterStore,
  id: string,
  change: (party: PartyContent) => PartyContent,
): Promise<Result<SavedParty, RosterProblem>> => {
  const stored = await store.db.parties.get(id);
  if (!stored) return err({ problem: 'gone' });
  const read = partyRowOf(stored);
  if (!read.ok) return err({ problem: 'unreadable', why: read.error });
  const before = read.value;
  const after = await withKnown(store, change({ name: before.name, heroes: before.heroes }));
  if (isSame(before, after)) return ok(partyOf(before));
  const row: PartyRow = { ...before, ...after, changed: store.now(), revision: before.revision + 1 };
  await store.db.parties.put(row);
  await record(store.db, { did: 'party', name: row.name }, [{ of: 'party', id, row: stored }]);
  return ok(partyOf(row));
};

const removeParty = async (store: RosterStore, id: string): Promise<Result<undefined, RosterProblem>> => {
  const row = await store.db.parties.get(id);
  if (!row) return err({ problem: 'gone' });
  await store.db.parties.delete(id);
  await record(store.db, { did: 'delete-party', name: textIn(row, 'name') }, [{ of: 'party', id, row }]);
  return ok(undefined);
};

/** Calls of the roster about parties. */
export const partyCalls = (store: RosterStore): Pick<Roster, 'addParty' | 'changeParty' | 'removeParty'> => ({
  addParty: (party) => store.change(() => addParty(store, party)),
  changeParty: (id, change) => store.change(() => changeParty(store, id, change)),
  removeParty: (id) => store.change(() => removeParty(store, id)),
});
