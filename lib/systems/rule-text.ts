/** Words of a text of the rules, or words that lead to an address. */
export interface TextPart {
  readonly text: string;
  readonly address?: string;
}

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Takes `[words](address)` out of a text. */
export const textParts = (text: string): readonly TextPart[] => {
  const found: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', address = ''] = match;
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: words, address });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
};

/** The text without its links. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');
