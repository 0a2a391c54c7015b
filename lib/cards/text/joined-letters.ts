import { widthsOf } from './fonts';
import { arabicFont } from './other-scripts';

/**
 * Widths of a letter standing alone, at the end, at the beginning and in the middle of a group; the last two only if
 * it joins on.
 */
type Forms = readonly number[];

/** They come before the other forms of their letter, but are neither its beginning nor its middle. */
const astray = new Set([0xfbe8, 0xfbe9]);

/** The joined forms of Arabic letters, read off the font's own presentation forms. */
const readForms = (): ReadonlyMap<string, Forms> => {
  const forms = new Map<string, number[]>();
  for (const [character, width] of [...widthsOf(arabicFont)].sort(([a], [b]) => a - b)) {
    if (character < 0xfb50 || astray.has(character)) continue;
    const letter = String.fromCodePoint(character).normalize('NFKC');
    const known = forms.get(letter);
    if (known) known.push(width);
    else forms.set(letter, [width]);
  }
  return forms;
};

let known: ReadonlyMap<string, Forms> | undefined;
const formsOf = (letter: string): Forms | undefined => {
  known ??= readForms();
  return known.get(letter);
};

const letterOf = (text: string): string => text.replace(/\p{M}/gu, '');
const joinsOn = (letter: string | undefined): boolean =>
  letter === '\u0640' || (letter !== undefined && (formsOf(letter)?.length ?? 0) >= 4);
const isJoined = (letter: string | undefined): boolean =>
  letter === '\u0640' || (letter !== undefined && (formsOf(letter)?.length ?? 0) >= 2);

/**
 * Widths of a word's letters in 1/1000 em as they join each other; undefined for a word whose letters keep their
 * separate widths.
 */
export const joinedWidths = (characters: readonly string[]): readonly (number | undefined)[] => {
  const letters = characters.map(letterOf);
  return letters.map((letter, index) => {
    const [before, after] = [letters[index - 1], letters[index + 1]];
    const forms = formsOf(letter);
    if (!forms) return undefined;
    // Lam and alef are one figure.
    if (before === '\u0644' && formsOf(before + letter)) return 0;
    const pair = letter === '\u0644' && after !== undefined ? formsOf(letter + after) : undefined;
    const isAfter = joinsOn(before);
    if (pair) return pair[isAfter ? 1 : 0];
    const isBefore = forms.length >= 4 && isJoined(after);
    return forms[isAfter ? (isBefore ? 3 : 1) : isBefore ? 2 : 0] ?? forms[0];
  });
};
