/** Words of a text, words that lead to an address below /rules, or bold ones. */
interface Part {
  readonly text: string;
  readonly ref?: string;
  readonly bold?: true;
}

const mark = /\[(?<words>[^\]]+)\]\((?<ref>[^)]+)\)|\*\*(?<bold>[^*]+)\*\*/g;

/** Takes `[words](address)` and `**words**` out of a text. */
export const parts = (text: string): readonly Part[] => {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const { words = '', ref = '', bold } = match.groups ?? {};
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push(bold === undefined ? { text: words, ref } : { text: bold, bold: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
};

/** The text without its marks. */
export const plain = (text: string): string =>
  parts(text)
    .map((part) => part.text)
    .join('');
