/** Invisible characters that chats insert. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;

/** Opening quotation marks that a chat may make of a straight one, with those that close them. */
const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '“”',
  '”': '”',
  '„': '“”',
  '«': '»',
  '»': '«»',
};

/** The characters after the end of a text in JSON. */
const followsText = /^[\s\u00AD\u200B-\u200F\u2060\uFEFF]*(?:[,:}\]]|$)/;

/** A quotation mark within a text that was closed by another one. */
const asWritten = (inner: string): string =>
  inner.replace(/\\[“”„«»]/g, '\\"').replace(/(^|[^\\])"/g, '$1\\"');

/** Where the text ends that `quote` opens at a place; undefined for one without an end. */
const endOfText = (text: string, from: number, quote: string): number | undefined => {
  const ends = closing[quote] ?? quote;
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === '"' && quote === '"') return at;
    else if (quote !== '"' && ends.includes(letter) && followsText.test(text.slice(at + 1, at + 200)))
      return at;
  }
  return undefined;
};

/**
 * The JSON object in a text from a chat: between words, in a code fence, with curly quotation marks, no-break
 * spaces and invisible characters between its parts. Its texts stay as they are. Undefined if there is none,
 * or more than one.
 */
export const jsonInChat = (text: string): string | undefined => {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let json = '';
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter in closing) {
      const end = endOfText(text, at, letter);
      if (end === undefined) return undefined;
      const inner = text.slice(at + 1, end);
      json += letter === '"' ? text.slice(at, end + 1) : `"${asWritten(inner)}"`;
      at = end;
      continue;
    }
    if (unseen.test(letter)) continue;
    json += /\s/.test(letter) ? ' ' : letter;
    if (letter === '{' || letter === '[') depth += 1;
    if (letter === '}' || letter === ']') depth -= 1;
    if (depth === 0) return /[{}[\]"]/.test(text.slice(at + 1)) ? undefined : json;
  }
  return undefined;
};
