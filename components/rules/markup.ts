/** Words of a text, or words that lead to an address below /rules. */
interface Part {
  readonly text: string;
  readonly ref?: string;
}

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Takes `[words](address)` out of a text. */
export const parts = (text: string): readonly Part[] => {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', ref = ''] = match;
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: words, ref });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
};

/** The text without its links. */
export const plain = (text: string): string =>
  parts(text)
    .map((part) => part.text)
    .join('');
