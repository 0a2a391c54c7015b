import { err, ok, type Result } from '../result';
import { matchRowOf } from './database/stored-rows';
import type { RosterStore } from './database/store';
import type { Roster, RosterProblem, SavedMatch } from './roster';

type Dated = Pick<SavedMatch, 'id' | 'changed'>;

/** The newest first; where two changed at the same moment, their ids decide. */
export const byChange = (one: Dated, other: Dated): number =>
  one.changed === other.changed ? (one.id < other.id ? -1 : 1) : one.changed < other.changed ? 1 : -1;

const matchesOf = async ({ db }: RosterStore): Promise<Result<readonly SavedMatch[], RosterProblem>> => {
  const rows = await db.matches.toArray();
  const readable = rows.flatMap((stored) => {
    const row = matchRowOf(stored);
    return row.ok ? [row.value] : [];
  });
  return ok(readable.sort(byChange));
};

const matchOf = async ({ db }: RosterStore, id: string): Promise<Result<SavedMatch, RosterProblem>> => {
  const stored = await db.matches.get(id);
  if (!stored) return err({ problem: 'gone' });
  const row = matchRowOf(stored);
  return row.ok ? row : err({ problem: 'unreadable', why: row.error });
};

const saveMatch = async (
  store: RosterStore,
  { id, name, text, isOver }: Parameters<Roster['saveMatch']>[0],
): Promise<Result<SavedMatch, RosterProblem>> => {
  const now = store.now();
  const stored = id === undefined ? undefined : matchRowOf(await store.db.matches.get(id));
  // Whoever threw it away while it is open elsewhere has it thrown away.
  if (id !== undefined && !stored?.ok) return err({ problem: 'gone' });
  const row: SavedMatch = {
    id: id ?? store.newId(),
    name,
    text,
    isOver,
    created: stored?.ok ? stored.value.created : now,
    changed: now,
  };
  await store.db.matches.put(row);
  return ok(row);
};

const removeMatch = async ({ db }: RosterStore, id: string): Promise<Result<undefined, RosterProblem>> => {
  await db.matches.delete(id);
  return ok(undefined);
};

/** Calls of the roster about matches. */
export const matchCalls = (
  store: RosterStore,
): Pick<Roster, 'matches' | 'match' | 'saveMatch' | 'removeMatch'> => ({
  matches: () => store.look(() => matchesOf(store)),
  match: (id) => store.look(() => matchOf(store, id)),
  saveMatch: (match) => store.change(() => saveMatch(store, match)),
  removeMatch: (id) => store.change(() => removeMatch(store, id)),
});
