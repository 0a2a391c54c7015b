import type { Collection } from 'dexie';
import type { Change, RosterDatabase, Stored, StepRow } from './database';
import type { RosterStep } from '../roster';
import { heroRowOf, isStepRow, textIn } from './stored-rows';

/** This many steps can be undone; what an older one deleted is gone for good. */
export const journalLimit = 100;

/** Appends a step that was just done; what had been undone can no longer be redone. Within a transaction. */
export const record = async (
  db: RosterDatabase,
  step: RosterStep,
  changes: readonly Change[],
): Promise<void> => {
  await db.steps.where('undone').equals(1).delete();
  await db.steps.add({ step, changes, undone: 0 });
  const beyond = (await db.steps.count()) - journalLimit;
  if (beyond > 0) await db.steps.bulkDelete(await db.steps.limit(beyond).primaryKeys());
};

/** The first of these that is a step; what else stands among them is passed over. */
const firstStep = async (steps: Collection<Stored, number>): Promise<StepRow | undefined> => {
  const found = await steps.filter(isStepRow).first();
  return isStepRow(found) ? found : undefined;
};

const nextUndo = (db: RosterDatabase): Promise<StepRow | undefined> =>
  firstStep(db.steps.where('undone').equals(0).reverse());

const nextRedo = (db: RosterDatabase): Promise<StepRow | undefined> =>
  firstStep(db.steps.where('undone').equals(1));

/** Next steps of undo and redo. Within a transaction. */
export const nextSteps = async (
  db: RosterDatabase,
): Promise<{ readonly undo: RosterStep | undefined; readonly redo: RosterStep | undefined }> => ({
  undo: (await nextUndo(db))?.step,
  redo: (await nextRedo(db))?.step,
});

const swapTags = async (
  db: RosterDatabase,
  change: Extract<Change, { of: 'tags' }>,
  now: string,
): Promise<Change> => {
  const there = heroRowOf(await db.heroes.get(change.id));
  if (!there.ok) return change;
  const row = there.value;
  const { from, to } = change;
  const untouched = row.tags.length === from.length && row.tags.every((tag, index) => tag === from[index]);
  // Tags that the builder set in between stay.
  const kept = row.tags.filter((tag) => to.includes(tag) || !from.includes(tag));
  const back = to.filter((tag) => !from.includes(tag) && !kept.includes(tag));
  const tags = untouched ? to : [...kept, ...back];
  await db.heroes.put({ ...row, tags, changed: now, revision: row.revision + 1 });
  return { of: 'tags', id: change.id, from: tags, to: row.tags };
};

/** Puts there what the change says, and gives the change that puts back what stood there. */
const swap = async (db: RosterDatabase, change: Change, now: string): Promise<Change> => {
  switch (change.of) {
    case 'hero': {
      const { id, row, history } = change;
      const there = await db.heroes.get(id);
      const story = await db.histories.get(id);
      await (row ? db.heroes.put(row) : db.heroes.delete(id));
      await (history === undefined || history === ''
        ? db.histories.delete(id)
        : db.histories.put({ id, text: history }));
      return { of: 'hero', id, row: there, history: textIn(story, 'text') };
    }
    case 'party': {
      const there = await db.parties.get(change.id);
      await (change.row ? db.parties.put(change.row) : db.parties.delete(change.id));
      return { of: 'party', id: change.id, row: there };
    }
    case 'tags':
      return swapTags(db, change, now);
  }
};

/**
 * Undoes the last step or redoes the next one, and says which; undefined if there is none. A hero that was edited
 * after its import goes, and comes back, as it was edited. Within a transaction.
 */
export const travel = async (
  db: RosterDatabase,
  way: 'undo' | 'redo',
  now: string,
): Promise<RosterStep | undefined> => {
  const next = await (way === 'undo' ? nextUndo(db) : nextRedo(db));
  if (!next) return undefined;
  const changes: Change[] = [];
  for (const change of [...next.changes].reverse()) changes.push(await swap(db, change, now));
  await db.steps.put({ ...next, changes, undone: way === 'undo' ? 1 : 0 });
  return next.step;
};
