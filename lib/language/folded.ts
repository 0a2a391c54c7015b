/**
 * Letters that are no other letter with a mark, and what people type if their keyboard has no such letter.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ı: 'i',
  ĸ: 'k',
  ſ: 's',
  // The same letter at the end of a word.
  ς: 'σ',
};

/**
 * A text as searches compare it: without case, accents and quotation marks, and in the letters of every keyboard, so that
 * `jager` finds `Jäger`, `strasse` `Straße`, `aesir` `Æsir` and "cats" "Cat’s".
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘"“”„ʼ]/gu, '')
    .replace(/[ßæœøłđðþħŧŋıĸſς]/g, (letter) => plainLetters[letter] ?? letter);
