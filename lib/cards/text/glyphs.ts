import type { Typeface } from '../card';
import { emojiOf } from './emoji';
import { widthsOf } from './fonts';
import { fontStack } from './typefaces';
import { joinedWidths } from './joined-letters';
import { arabicFont, emojiFont, otherFontsFor } from './other-scripts';

/** Stands in a face's `text` for a character that no font has; the card shows a hollow box in its place. */
export const hollowBox = '□';
const hollowBoxWidth = 640;

/** A character as a reader sees it: its drawn text, the font file that draws it, and its width in 1/1000 em. */
export interface Glyph {
  readonly text: string;
  /** Absent: no font has it. */
  readonly font: string | undefined;
  readonly width: number;
  /** Set strong, within a text of another typeface. */
  readonly strong?: true;
  /** Stands where a word is broken, and is no part of it. */
  readonly isHyphen?: true;
}

/**
 * Text as a card can show it: composed, on one line, without characters that have no picture. A joiner before a
 * pictograph and the letters that make a flag of a country's part stay, so that such an emoji remains one character.
 */
export const tidy = (text: string): string => tidyWithin(text).trim();

/** The same of a part of a text, whose spaces at the ends count. */
export const tidyWithin = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(
      /(?!\u200D\p{Extended_Pictographic})(?!(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu,
      '',
    )
    .replace(/ +/g, ' ');

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a reader counts them. */
export const graphemes = (word: string): readonly string[] =>
  /^[\x20-\x7e]*$/.test(word)
    ? Array.from(word)
    : Array.from(segmenter.segment(word), ({ segment }) => segment);

const widthIn = (font: string, text: string): number | undefined => {
  const widths = widthsOf(font);
  let sum = 0;
  for (const character of text) {
    const width = widths.get(character.codePointAt(0) ?? 0);
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum;
};

/** A character of a word; the word says in which language its characters are. */
export const glyphOf = (typeface: Typeface, text: string, word = text): Glyph => {
  for (const font of fontStack(typeface)) {
    const width = widthIn(font, text);
    if (width !== undefined) return { text, font, width };
  }
  // Only what lies beyond the scripts of the typefaces asks for more.
  for (const font of otherFontsFor(word)) {
    const width = widthIn(font, text);
    const drawn = font === emojiFont ? emojiOf(text) : width === undefined ? undefined : { text, width };
    if (drawn) return { ...drawn, font };
  }
  return { text, font: undefined, width: hollowBoxWidth };
};

/** The glyphs of a word, Arabic letters as wide as they are beside each other. */
export const glyphsOf = (text: string, glyph: (grapheme: string) => Glyph): readonly Glyph[] => {
  const glyphs = graphemes(text).map(glyph);
  if (glyphs.every(({ font }) => font !== arabicFont)) return glyphs;
  const widths = joinedWidths(glyphs.map((one) => one.text));
  return glyphs.map((one, index) => ({ ...one, width: widths[index] ?? one.width }));
};
