import { emptyStack, stepBack, stepForward, withStep, type UndoStack } from '@/lib/history';
import type { FighterPhotos } from '@/lib/systems/fighter-photos';
import type { SheetDocument } from '@/lib/systems/sheet';

/** State that undo restores: the document, and the ids of its photos. */
export interface Snapshot {
  readonly document: SheetDocument;
  readonly photo: string | undefined;
  /** Photos of single fighters; absent if there are none. */
  readonly photos?: FighterPhotos | undefined;
}

/** A step, named as the undo button says it, with what undoing (or redoing) it brings back. */
export interface HistoryEntry {
  readonly name: string;
  readonly snapshot: Snapshot;
  /** The saved sheet that was open before this step brought another one; it stays in the roster. */
  readonly left?: string | undefined;
  /** Steps of the same run, such as a word being typed or a drag across pips, are one. */
  readonly run?: string | undefined;
}

export type History = UndoStack<HistoryEntry>;

/** A change that becomes a step. */
export interface Change {
  readonly name: string;
  readonly left?: string | undefined;
  readonly run?: string | undefined;
  /** The name of a run whose steps have different names. */
  readonly runName?: string | undefined;
}

/** Steps that are kept; the oldest are let go. */
export const mostEntries = 100;

export const noHistory: History = emptyStack;

/** The history after a change. What could have been done again is gone. */
export const done = (history: History, before: Snapshot, { runName, ...change }: Change): History => {
  const { past } = history;
  const last = past.at(-1);
  if (last?.run !== undefined && last.run === change.run) {
    const name = last.name === change.name ? last.name : (runName ?? change.name);
    return { past: past.with(-1, { ...last, name }), future: [] };
  }
  return withStep(history, { ...change, snapshot: before }, mostEntries);
};

/** Result of an undo or redo, and the step that was taken. */
export interface Travel {
  readonly snapshot: Snapshot;
  readonly history: History;
  readonly step: HistoryEntry;
}

/** A step that no further edit joins. */
const ended = ({ name, snapshot, left }: HistoryEntry): HistoryEntry =>
  left === undefined ? { name, snapshot } : { name, snapshot, left };

const endLast = (steps: readonly HistoryEntry[]): readonly HistoryEntry[] => {
  const last = steps.at(-1);
  return last ? steps.with(-1, ended(last)) : steps;
};

/** Undoes the last step; undefined if there is none. `now` is the present state. */
export const undone = (history: History, now: Snapshot): Travel | undefined => {
  const back = stepBack(history, (step) => ended({ ...step, snapshot: now }));
  if (!back) return undefined;
  const { step, stack } = back;
  return { snapshot: step.snapshot, history: { ...stack, past: endLast(stack.past) }, step };
};

/** Redoes the step that was undone last; undefined if there is none. */
export const redone = (history: History, now: Snapshot): Travel | undefined => {
  const forward = stepForward(history, (step) => ended({ ...step, snapshot: now }));
  if (!forward) return undefined;
  const { step, stack } = forward;
  return { snapshot: step.snapshot, history: stack, step };
};
