/**
 * Steps that can be undone and steps that can be redone, each list with the next one last. What a step keeps to go back by
 * may differ from what it keeps to go forward again.
 */
export interface UndoStack<Past, Future = Past> {
  readonly past: readonly Past[];
  readonly future: readonly Future[];
}

export const emptyStack: UndoStack<never> = { past: [], future: [] };

/** After another step: what could have been redone is gone. @param most steps that are kept; the oldest are let go */
export const withStep = <Past, Future>(
  { past }: UndoStack<Past, Future>,
  step: Past,
  most = Infinity,
): UndoStack<Past, Future> => ({ past: [...past, step].slice(-most), future: [] });

/** Undoes the last step; undefined if there is none. @param again what redoing it goes by */
export const stepBack = <Past, Future>(
  { past, future }: UndoStack<Past, Future>,
  again: (step: Past) => Future,
): { readonly step: Past; readonly stack: UndoStack<Past, Future> } | undefined => {
  if (past.length === 0) return undefined;
  const step = past[past.length - 1] as Past;
  return { step, stack: { past: past.slice(0, -1), future: [...future, again(step)] } };
};

/** Redoes the step that was undone last; undefined if there is none. @param back what undoing it goes by */
export const stepForward = <Past, Future>(
  { past, future }: UndoStack<Past, Future>,
  back: (step: Future) => Past,
  most = Infinity,
): { readonly step: Future; readonly stack: UndoStack<Past, Future> } | undefined => {
  if (future.length === 0) return undefined;
  const step = future[future.length - 1] as Future;
  return { step, stack: { past: [...past, back(step)].slice(-most), future: future.slice(0, -1) } };
};
