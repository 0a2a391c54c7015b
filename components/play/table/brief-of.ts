/** Letters that a line of the smallest phone has room for in an answer. */
export const mostOfBrief = 42;

/** The start of what a skill does, for one line: its first sentence, cut at a word. */
export const briefOf = (effect: string): string => {
  const [first = ''] = effect.split(/(?<=[.!?])\s/u);
  if (first.length <= mostOfBrief) return first.replace(/\.$/u, '');
  const words = first.slice(0, mostOfBrief).split(' ').slice(0, -1);
  return `${words.join(' ').replace(/[,;:.(]+$/u, '')} …`;
};
