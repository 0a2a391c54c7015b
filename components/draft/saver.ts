import type { Roster, RosterProblem, SavedHero } from '@/lib/roster/roster';
import { noHistory, type History, type Snapshot } from './history';
import { writeHistory } from './history-text';
import { sameSnapshot, type SaveState } from './state';

/** The draft in the form to save. */
export interface Savable extends Snapshot {
  readonly history: History;
}

interface SaverHost {
  readonly now: () => Savable;
  readonly onSave: (save: SaveState, id?: string) => void;
  /** Takes the sheet over from another tab that has it; resolves once this one may write. */
  readonly take: (id: string) => Promise<void>;
}

/** So long a change waits for the next one, in milliseconds: painting goes first. */
const pause = 150;

/** Snapshot of the hero in the roster, as undo would restore it. */
export const snapshotOf = ({ hero, photo, photos }: SavedHero): Snapshot => ({
  document: hero,
  photo,
  ...(photos && { photos }),
});

/**
 * Saves one sheet as it changes: one write at a time, the latest state wins. A conflict or a deletion waits for the
 * player; any other failure is tried again with the next change.
 */
export interface Saver {
  /** Something may have changed. */
  readonly touch: () => void;
  /** Saves unsaved changes; true when everything is saved. */
  readonly flush: () => Promise<boolean>;
  readonly isDirty: () => boolean;
  /** The roster's row of this hero, as far as this tab knows. */
  readonly row: () => SavedHero | undefined;
  /** Tries again after a failure; a sheet that was deleted or changed elsewhere is saved as a new row. */
  readonly again: () => Promise<boolean>;
  /** Another tab saved it: takes over a row with the same content as ours; whether it did. */
  readonly follow: (row: SavedHero) => boolean;
  /** It was deleted by another tab. */
  readonly lose: () => void;
}

/**
 * @param begun what needs no saving: what the row holds, or a new sheet that nobody would miss
 */
export const openSaver = (
  roster: Roster,
  { now: current, onSave, take }: SaverHost,
  begun: { readonly row: SavedHero | undefined; readonly kept: Savable | undefined },
): Saver => {
  let { row, kept } = begun;
  let problem: RosterProblem | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isDirty = (): boolean => {
    const now = current();
    return (
      kept?.document !== now.document ||
      kept.photo !== now.photo ||
      kept.photos !== now.photos ||
      kept.history !== now.history
    );
  };
  const waitsForPlayer = (): boolean => problem?.problem === 'conflict' || problem?.problem === 'gone';

  const fail = (why: RosterProblem): void => {
    problem = why;
    onSave({ saved: 'no', problem: why });
  };

  /** One write; false where it failed. */
  const write = async (now: Savable): Promise<boolean> => {
    const { document, photo, photos, history } = now;
    if (!row) {
      const added = await roster.add([{ hero: document }]);
      const [first] = added.ok ? added.value : [];
      if (!first) {
        if (!added.ok) fail(added.error);
        return false;
      }
      row = first;
      // The photos and the history follow with the next round.
      kept = { document, photo: undefined, history: noHistory };
      onSave({ saved: 'saving' }, first.id);
      return true;
    }
    const { id } = row;
    await take(id);
    const { revision, tags } = row;
    const saved = await roster.save({
      id,
      revision,
      tags,
      hero: document,
      photo,
      photos,
      history: writeHistory(history),
    });
    if (saved.ok) {
      row = saved.value;
      kept = now;
      return true;
    }
    const { error } = saved;
    if (error.problem === 'conflict') {
      const theirs = snapshotOf(error.theirs);
      // A tag was set, another tab saved the very same, or a save of ours came through that was given up for slow:
      // nobody's work is at stake.
      if ((kept && sameSnapshot(theirs, kept)) || sameSnapshot(theirs, now)) {
        row = error.theirs;
        return true;
      }
    }
    fail(error);
    return false;
  };

  const run = async (): Promise<void> => {
    problem = undefined;
    while (isDirty()) if (!(await write(current()))) return;
    onSave({ saved: 'yes' });
  };

  const start = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  const flush = async (): Promise<boolean> => {
    if (running) await running;
    if (isDirty() && !waitsForPlayer()) await start();
    return !isDirty();
  };

  return {
    touch: () => {
      if (running || timer !== undefined || waitsForPlayer() || !isDirty()) return;
      onSave({ saved: 'saving' });
      timer = setTimeout(() => void start(), pause);
    },
    flush,
    isDirty,
    row: () => row,
    again: async () => {
      if (waitsForPlayer()) {
        row = undefined;
        kept = undefined;
      }
      problem = undefined;
      onSave({ saved: 'saving' });
      return flush();
    },
    follow: (theirs) => {
      if (!kept || !sameSnapshot(snapshotOf(theirs), kept)) return false;
      row = theirs;
      if (problem?.problem === 'gone') {
        problem = undefined;
        onSave({ saved: 'yes' });
      }
      return true;
    },
    lose: () => fail({ problem: 'gone' }),
  };
};
