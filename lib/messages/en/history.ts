/** Undo and redo: what each step is called, and what is said when it is taken back. */
export const history = {
  /** Several edits in one step, such as a remedy: the first, and how many more. */
  several: (first: string, more: number): string => (more === 0 ? first : `${first} and ${more} more`),
  nothing: 'change nothing',
  bring: (name: string): string => `open ${name}`,
  fresh: 'start a new hero',
  theirs: 'show the other tab’s hero',
  photo: (there: boolean): string => (there ? 'set the photo' : 'remove the photo'),

  undo: (step: string): string => `Undo ${step}`,
  redo: (step: string): string => `Redo ${step}`,
  nothingToUndo: 'Undo',
  nothingToRedo: 'Redo',
  label: 'Undo and redo',
  undone: (step: string): string => `Undone: ${step}.`,
  redone: (step: string): string => `Redone: ${step}.`,
};
