/** Letters that two lines of the smallest phone have room for in an answer that lies beside another. */
export const mostOfBrief = 80;

/** The start of what a skill does, for two lines: its first sentence without what is in brackets, cut at a word. */
export const briefOf = (effect: string): string => {
  const [first = ''] = effect.replaceAll(/ \([^)]*\)/gu, '').split(/(?<=[.!?])\s/u);
  if (first.length <= mostOfBrief) return first.replace(/\.$/u, '');
  const words = first.slice(0, mostOfBrief).split(' ').slice(0, -1);
  return `${words.join(' ').replace(/[,;:.(]+$/u, '')} …`;
};
