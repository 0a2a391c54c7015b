/** Words of a text of the rules, words that lead to an address, or bold ones. */
export interface RuleTextPart {
  readonly text: string;
  readonly address?: string;
  readonly bold?: true;
}

const mark = /\[(?<words>[^\]]+)\]\((?<address>[^)]+)\)|\*\*(?<bold>[^*]+)\*\*/g;

/** Takes `[words](address)` and `**words**` out of a text. */
export const textParts = (text: string): readonly RuleTextPart[] => {
  const found: RuleTextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const { words = '', address = '', bold } = match.groups ?? {};
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push(bold === undefined ? { text: words, address } : { text: bold, bold: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
};

/** The text without its marks. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');
