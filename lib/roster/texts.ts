import { err, ok, type Result } from '../result';
import type { RosterStore } from './database/store';
import { textRowOf } from './database/stored-rows';
import { byChange } from './matches';
import type { Roster, RosterProblem, SavedText, SavedTextKind } from './roster';

const textsOf = async (
  { db }: RosterStore,
  kind: SavedTextKind,
): Promise<Result<readonly SavedText[], RosterProblem>> => {
  const rows = await db.texts.where('kind').equals(kind).toArray();
  const readable = rows.flatMap((stored) => {
    const row = textRowOf(stored);
    return row.ok ? [row.value] : [];
  });
  return ok(readable.sort(byChange));
};

const textOf = async ({ db }: RosterStore, id: string): Promise<Result<SavedText, RosterProblem>> => {
  const stored = await db.texts.get(id);
  if (!stored) return err({ problem: 'gone' });
  const row = textRowOf(stored);
  return row.ok ? row : err({ problem: 'unreadable', why: row.error });
};

const saveText = async (
  store: RosterStore,
  { id, kind, name, text }: Parameters<Roster['saveText']>[0],
): Promise<Result<SavedText, RosterProblem>> => {
  const now = store.now();
  const before = id === undefined ? undefined : await textOf(store, id);
  // Whoever threw it away while it is open elsewhere has it thrown away.
  if (before && !before.ok) return before;
  const created = before ? before.value.created : now;
  const row: SavedText = { id: id ?? store.newId(), kind, name, text, created, changed: now };
  await store.db.texts.put(row);
  return ok(row);
};

const removeText = async ({ db }: RosterStore, id: string): Promise<Result<undefined, RosterProblem>> => {
  await db.texts.delete(id);
  return ok(undefined);
};

/** Calls of the roster about game nights and the like. */
export const textCalls = (
  store: RosterStore,
): Pick<Roster, 'texts' | 'text' | 'saveText' | 'removeText'> => ({
  texts: (kind) => store.look(() => textsOf(store, kind)),
  text: (id) => store.look(() => textOf(store, id)),
  saveText: (text) => store.change(() => saveText(store, text)),
  removeText: (id) => store.change(() => removeText(store, id)),
});
