import type { RosterProblem } from '@/lib/roster/roster';

const why = (problem: Exclude<RosterProblem['problem'], 'conflict' | 'gone'>): string => {
  switch (problem) {
    case 'unavailable':
      return 'This browser doesn’t let this page save anything.';
    case 'full':
      return 'This device is out of storage.';
    case 'no-answer':
      return 'This browser’s storage isn’t answering.';
    case 'blocked':
      return 'An older Pipsmith is open in another tab. Close it and try again.';
    case 'newer':
      return 'A newer version of Pipsmith saved your heroes. Reload this page.';
    case 'unreadable':
      return 'This hero’s saved copy is damaged.';
    case 'failed':
      return 'This browser couldn’t save it.';
  }
};

/** Whether the hero being built is saved, and what to do when it is not. */
export const saving = {
  yes: 'Saved on this device',
  saving: 'Saving',
  nothingYet: 'Saves automatically on this device',
  notSaved: 'Not saved',

  /** Why, and what to do. */
  problem: (name: string, { problem }: RosterProblem): string => {
    if (problem === 'conflict')
      return `${name} was changed in another tab. Nothing is lost: choose which one to keep working on.`;
    if (problem === 'gone')
      return `${name} was deleted in another tab. Changes you make here are no longer saved.`;
    return `${why(problem)} ${name} isn’t saved: download the file before you leave.`;
  },
  retry: 'Try again',
  download: 'Download the hero',
  showTheirs: 'Show theirs',
  keepCopy: 'Keep mine as a copy',
  keepMine: 'Keep mine',

  /** The address asks for a saved hero that does not open. */
  notOpened: ({ problem }: RosterProblem): string => {
    if (problem === 'gone')
      return 'That hero is no longer on this device. Here’s a new one. The ones you still have are under My heroes.';
    if (problem === 'conflict') return 'Another tab is busy with that hero. Reload this page.';
    return `That hero didn’t open. ${why(problem)}`;
  },
};

/** Undo and redo: the name of each step, and the notice after undoing it. */
export const history = {
  /** Several edits in one step, such as a remedy: the first, and how many more. */
  several: (first: string, more: number): string => (more === 0 ? first : `${first} and ${more} more`),
  nothing: 'change nothing',
  bring: (name: string): string => `open ${name}`,
  fresh: 'start a new hero',
  theirs: 'show the other tab’s hero',
  photo: (there: boolean, whose?: string): string =>
    `${there ? 'set' : 'remove'} the photo${whose === undefined ? '' : ` of ${whose}`}`,

  undo: (step: string): string => `Undo ${step}`,
  redo: (step: string): string => `Redo ${step}`,
  nothingToUndo: 'Undo',
  nothingToRedo: 'Redo',
  label: 'Undo and redo',
  undone: (step: string): string => `Undone: ${step}.`,
  redone: (step: string): string => `Redone: ${step}.`,
};
