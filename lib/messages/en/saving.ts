import type { RosterProblem } from '@/lib/roster/roster';

const why = (problem: Exclude<RosterProblem['problem'], 'conflict' | 'gone'>): string => {
  switch (problem) {
    case 'unavailable':
      return 'This browser keeps nothing for this page.';
    case 'full':
      return 'This device has no room left for this page.';
    case 'no-answer':
      return 'The storage of this browser does not answer.';
    case 'blocked':
      return 'Another tab holds an older Pipsmith open. Close it and try again.';
    case 'newer':
      return 'A newer Pipsmith has been here. Load this page again.';
    case 'unreadable':
      return 'What is saved of this hero cannot be read.';
    case 'failed':
      return 'This browser could not write it down.';
  }
};

/** Whether the hero on the bench is safe, and what to do when it is not. */
export const saving = {
  yes: 'Saved on this device',
  saving: 'Saving',
  nothingYet: 'Saved on this device as you build',
  notSaved: 'Not saved',

  /** One sentence of why, one of what to do. */
  problem: (name: string, { problem }: RosterProblem): string => {
    if (problem === 'conflict')
      return `${name} was changed in another tab. Nothing is lost: choose which of the two to go on with.`;
    if (problem === 'gone')
      return `${name} was deleted in another tab. What you see here is not saved any more.`;
    return `${why(problem)} ${name} is not saved: download the file before you leave.`;
  },
  retry: 'Try again',
  download: 'Download the hero',
  showTheirs: 'Show theirs',
  keepCopy: 'Keep mine as a copy',
  keepMine: 'Keep mine',

  /** The address asks for a saved hero that does not open. */
  notOpened: ({ problem }: RosterProblem): string => {
    if (problem === 'gone')
      return 'That hero is not on this device any more. Here is a new one; My heroes shows all there are.';
    if (problem === 'conflict') return 'Another tab is busy with that hero. Load this page again.';
    return `That hero did not open. ${why(problem)}`;
  },
};

/** Undo and redo: what each step is called, and what is said when it is taken back. */
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
