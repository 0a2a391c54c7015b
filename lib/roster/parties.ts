import { err, ok, type Result } from '../result';
import { type Change, type PartyRow, placeBehind } from './database';
import { record } from './journal';

import type { Roster, RosterProblem, SavedParty } from './roster';
import type { Room } from './room';
import { partyRowOf, textIn } from './stored-rows';

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
  room: Room,
  parties: readonly { readonly name: string; readonly heroes: readonly string[] }[],
): Promise<readonly Change[]> => {
  if (parties.length === 0) return [];
  const now = room.now();
  const first = await placeBehind(room.db.parties);
  const rows = parties.map(({ name, heroes }, index): PartyRow => ({
    id: room.newId(),
    name,
    heroes,
    created: now,
    changed: now,
    revision: 1,
    place: first + index,
  }));
  await room.db.parties.bulkAdd(rows);
  return rows.map(({ id }) => ({ of: 'party', id, row: undefined }));
};

const saveParty = async (
  room: Room,
  party: Parameters<Roster['saveParty']>[0],
): Promise<Result<SavedParty, RosterProblem>> => {
  const { db } = room;
  const { name } = party;
  const known = new Set(
    await db.heroes
      .where('id')
      .anyOf([...party.heroes])
      .primaryKeys(),
  );
  const heroes = party.heroes.filter((id) => known.has(id));
  const now = room.now();
  const stored = party.id === undefined ? undefined : await db.parties.get(party.id);
  if (party.id !== undefined && !stored) return err({ problem: 'gone' });
  const there = stored && partyRowOf(stored);
  if (there?.ok === false) return err({ problem: 'unreadable', why: there.error });
  const before = there?.value;
  const row: PartyRow = before
    ? { ...before, name, heroes, changed: now, revision: before.revision + 1 }
    : {
        id: room.newId(),
        name,
        heroes,
        created: now,
        changed: now,
        revision: 1,
        place: await placeBehind(room.db.parties),
      };
  await db.parties.put(row);
  await record(db, { did: 'party', name }, [{ of: 'party', id: row.id, row: stored }]);
  return ok(partyOf(row));
};

const removeParty = async (room: Room, id: string): Promise<Result<undefined, RosterProblem>> => {
  const row = await room.db.parties.get(id);
  if (!row) return err({ problem: 'gone' });
  await room.db.parties.delete(id);
  await record(room.db, { did: 'delete-party', name: textIn(row, 'name') }, [{ of: 'party', id, row }]);
  return ok(undefined);
};

/** What the roster can do with parties. */
export const partyCalls = (room: Room): Pick<Roster, 'saveParty' | 'removeParty'> => ({
  saveParty: (party) => room.change(() => saveParty(room, party)),
  removeParty: (id) => room.change(() => removeParty(room, id)),
});
