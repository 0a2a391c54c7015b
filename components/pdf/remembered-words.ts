/** Parts of a parsed font that the PDF library uses to set a word: glyphs, their positions, and more. */
interface Setting {
  layout(text: string, features?: unknown, script?: string): unknown;
  readonly unitsPerEm: number;
}

/**
 * The PDF library scales its input, in place, to thousandths of an em; it may get the same twice only if that changes
 * nothing.
 */
const thousandths = 1000;
/** Words of one font that are kept; a full store is emptied. */
const mostWords = 4000;

const tags: readonly (readonly [script: RegExp, tag: string])[] = [
  [/\p{Script=Latin}/u, 'latn'],
  [/\p{Script=Hebrew}/u, 'hebr'],
  [/\p{Script=Arabic}/u, 'arab'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Devanagari}/u, 'dev2'],
  [/\p{Script=Tamil}/u, 'tml2'],
  [/\p{Script=Hangul}/u, 'hang'],
  [/\p{Script=Han}/u, 'hani'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'kana'],
];

/**
 * The OpenType tag of the script in which a text is written, that of no script for digits and signs; undefined where the
 * font library has to find out, for which it unpacks a table as large as a font.
 */
const scriptOf = (text: string): string | undefined => {
  const first = /[^\p{Script=Common}\p{Script=Inherited}]/u.exec(text)?.[0];
  if (first === undefined) return 'zzzz';
  return tags.find(([script]) => script.test(first))?.[1];
};

const isSetting = (font: object): font is Setting =>
  'layout' in font && typeof font.layout === 'function' && 'unitsPerEm' in font;

/**
 * Makes a parsed font remember how it set a word. The PDF library remembers that only within one file, but the next
 * file has the same words again: this saves a fifth of its time. Files stay the same.
 */
export const rememberWords = (font: unknown): void => {
  if (typeof font !== 'object' || font === null || !isSetting(font)) return;
  if (font.unitsPerEm !== thousandths) return;
  const set = font.layout.bind(font);
  const words = new Map<string, unknown>();
  font.layout = (text, features) => {
    if (features !== undefined) return set(text, features);
    const known = words.get(text);
    if (known !== undefined) return known;
    if (words.size >= mostWords) words.clear();
    const word = set(text, undefined, scriptOf(text));
    words.set(text, word);
    return word;
  };
};
