import { err, ok, type Result } from '../result';
import { type Change, type PartyRow, placeBehind } from './database/database';
import { record } from './database/journal';

import type { Roster, RosterProblem, SavedParty } from './roster';
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

const saveParty = async (
  store: RosterStore,
  party: Parameters<Roster['saveParty']>[0],
): Promise<Result<SavedParty, RosterProblem>> => {
  const { db } = store;
  const { name } = party;
  const known = new Set(
    await db.heroes
      .where('id')
      .anyOf([...party.heroes])
      .primaryKeys(),
  );
  const heroes = party.heroes.filter((id) => known.has(id));
  const now = store.now();
  const stored = party.id === undefined ? undefined : await db.parties.get(party.id);
  if (party.id !== undefined && !stored) return err({ problem: 'gone' });
  const there = stored && partyRowOf(stored);
  if (there?.ok === false) return err({ problem: 'unreadable', why: there.error });
  const before = there?.value;
  const row: PartyRow = before
    ? { ...before, name, heroes, changed: now, revision: before.revision + 1 }
    : {
        id: store.newId(),
        name,
        heroes,
        created: now,
        changed: now,
        revision: 1,
        place: await placeBehind(store.db.parties),
      };
  await db.parties.put(row);
  await record(db, { did: 'party', name }, [{ of: 'party', id: row.id, row: stored }]);
  return ok(partyOf(row));
};

const removeParty = async (store: RosterStore, id: string): Promise<Result<undefined, RosterProblem>> => {
  const row = await store.db.parties.get(id);
  if (!row) return err({ problem: 'gone' });
  await store.db.parties.delete(id);
  await record(store.db, { did: 'delete-party', name: textIn(row, 'name') }, [{ of: 'party', id, row }]);
  return ok(undefined);
};

/** What the roster can do with parties. */
export const partyCalls = (store: RosterStore): Pick<Roster, 'saveParty' | 'removeParty'> => ({
  saveParty: (party) => store.change(() => saveParty(store, party)),
  removeParty: (id) => store.change(() => removeParty(store, id)),
});
