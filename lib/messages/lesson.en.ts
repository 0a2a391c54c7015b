/** Notes of a training mission on the play table. */
export const lesson = {
  label: (title: string): string => `Lesson: ${title}`,
  read: 'Got it',
  walkOn: 'Walk on to the goal',
  stop: 'Stop walking',
} as const;
