/** What is said at the figures and places of a table that is touched. */
export const touch = {
  menu: (name: string): string => `${name} on the board`,
  close: 'Close',
  /** @param life "3 of 5 dice" */
  state: (life: string, state: string): string => (state === '' ? life : `${life}, ${state}`),
  /** At a figure that may go somewhere now. */
  go: 'Drag it, or tap a tinted place.',
  aim: 'Tap somebody else to see what you can do to them.',
  /** @param by whoever decides now */
  waits: (by: string): string => `You can’t act now: ${by} decides.`,
  over: 'The match is over.',
  past: 'You’re looking at an earlier moment. Go back to now to act.',
  notActing: (name: string, acting: string): string => `${name} can’t act now: ${acting} is asked.`,
  none: (acting: string, name: string): string => `${acting} can do nothing to ${name} now.`,
  why: 'Why not?',
  card: 'Whole card',
  several: 'Which of them?',
  places: 'This place',
  again: 'Tap again to go there.',
  outOfReach: (name: string): string => `Out of reach: ${name} can’t get there now.`,
} as const;
