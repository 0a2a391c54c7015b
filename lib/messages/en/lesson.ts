/** Notes of a training mission on the play table. */
export const lesson = {
  label: (title: string): string => `Lesson: ${title}`,
  read: 'Got it',
} as const;
