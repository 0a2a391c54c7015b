/** Notes of a training mission on the play table. */
export const lesson = {
  label: (title: string): string => `Lesson: ${title}`,
  read: 'Got it',
  /** Turns to the next card of a long text. */
  next: 'Next',
  walkOn: 'Walk on to the goal',
  stop: 'Stop walking',
} as const;
