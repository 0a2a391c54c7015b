/** A text without anything in brackets, even nested ones. */
const outside = (text: string): string => {
  let depth = 0;
  let left = '';
  for (const letter of text) {
    if (letter === '»') depth = Math.max(0, depth - 1);
    else if (letter === '«') depth += 1;
    else if (depth === 0) left += letter;
  }
  return left;
};

/** Single words that the language for tests leaves as they are, in any form that a sentence gives them. */
const isPlain = (word: string, plain: ReadonlySet<string>): boolean => {
  const small = word.toLowerCase();
  return plain.has(word) || plain.has(small) || (small.endsWith('s') && plain.has(small.slice(0, -1)));
};

/**
 * Words outside all brackets of the language for tests: they came through no message.
 * @param plain single words of messages that look like ids
 * @param names what players and authors wrote, and what is the same in every language
 */
export const unbracketed = (
  text: string,
  plain: ReadonlySet<string>,
  names: readonly string[] = [],
): readonly string[] => {
  const left = names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), outside(text));
  // The letters that make a text longer may lie on a line of their own.
  return (left.match(/\p{L}{2,}/gu) ?? []).filter((word) => !/^ø+$/.test(word) && !isPlain(word, plain));
};
