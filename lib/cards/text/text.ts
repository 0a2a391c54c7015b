import type { RichText, Stretch, Typeface } from '../card';
import { glyphOf, glyphsOf, hollowBox, tidy, tidyWithin, type Glyph } from './glyphs';

/** mm in a point. */
export const point = 25.4 / 72;

/** The smallest type on counters and other pieces, in points. */
export const smallestType = 5.5;
/** points: what is read on counters and other pieces at arm's length. */
export const smallestOnPieces = 6.5;

/** The smallest type on a card, in points; what does not fit at that goes on to another card. */
export const smallestOnCards = 7;

interface Word {
  readonly glyphs: readonly Glyph[];
  /** Widths of all glyphs, kept because typesetting asks for them again and again. */
  readonly text: string;
  /** Follows the word before it without a space, as after a hyphen. */
  readonly joined: boolean;
  /** 1/1000 em */
  readonly width: number;
}

/** Words on one line, with the line's width in 1/1000 em. */
export interface Line {
  readonly words: readonly Word[];
  readonly width: number;
  /** The last word goes on in the next line. */
  readonly splitsWord: boolean;
}

const wordOf = (glyphs: readonly Glyph[], joined: boolean): Word => {
  let text = '';
  let width = 0;
  for (const glyph of glyphs) {
    if (!glyph.isHyphen) text += glyph.text;
    width += glyph.width;
  }
  return { glyphs, text, joined, width };
};

/** Remembers what it made, up to a limit for each typeface: fitting asks for the same words at every size. */
const remember = <Made>(limit: number, make: (typeface: Typeface, text: string) => Made) => {
  const made = new Map<Typeface, Map<string, Made>>();
  return (typeface: Typeface, text: string): Made => {
    const own = made.get(typeface) ?? new Map<string, Made>();
    made.set(typeface, own);
    const known = own.get(text);
    if (known !== undefined) return known;
    if (own.size >= limit) own.clear();
    const fresh = make(typeface, text);
    own.set(text, fresh);
    return fresh;
  };
};

const measuredWord = remember(4000, (typeface, text) =>
  wordOf(
    glyphsOf(text, (grapheme) => glyphOf(typeface, grapheme, text)),
    false,
  ),
);

/** The same of a word that stands strong within a text of another typeface. */
const strongWord = remember(4000, (_, text) => {
  const { glyphs } = measuredWord('strong', text);
  return wordOf(
    glyphs.map((glyph) => ({ ...glyph, strong: true as const })),
    false,
  );
});

const splitWords = (text: string): readonly string[] =>
  tidy(text)
    .split(' ')
    .filter((word) => word !== '');

/** Parts of a word after which a line may end: it has a hyphen within. */
const partsOf = (word: string): readonly string[] => word.split(/(?<=[^-‐]{2}[-‐])(?=[^-‐]{2})/);

/** A text's words, measured. */
const wholeWordsOf = remember(400, (typeface, text): readonly Word[] =>
  splitWords(text).map((word) => measuredWord(typeface, word)),
);

/** A text's words, measured; a line may also end after a hyphen within a word. */
const plainWordsOf = remember(400, (typeface, text): readonly Word[] =>
  splitWords(text).flatMap((word) =>
    partsOf(word).map((part, index) => {
      const measured = measuredWord(typeface, part);
      return index > 0 ? { ...measured, joined: true } : measured;
    }),
  ),
);

/** The words of a text with strong stretches: a word may begin in one and end in the next. */
const richWordsOf = (typeface: Typeface, stretches: readonly Stretch[]): readonly Word[] => {
  const words: Word[] = [];
  let open: Glyph[] = [];
  let isJoined = false;
  const close = (joinsNext: boolean): void => {
    if (open.length > 0) words.push(wordOf(open, isJoined));
    isJoined = joinsNext && open.length > 0;
    open = [];
  };
  for (const { text, strong } of stretches) {
    const glyph = (grapheme: string, word: string): Glyph =>
      strong ? { ...glyphOf('strong', grapheme, word), strong } : glyphOf(typeface, grapheme, word);
    const glyphsIn = (part: string, word: string): readonly Glyph[] => {
      // A part's script is that of its whole word.
      if (part !== word) return glyphsOf(part, (grapheme) => glyph(grapheme, word));
      return (strong ? strongWord(typeface, word) : measuredWord(typeface, word)).glyphs;
    };
    tidyWithin(text)
      .split(' ')
      .forEach((word, index) => {
        if (index > 0) close(false);
        partsOf(word).forEach((part, nth) => {
          if (nth > 0) close(true);
          open.push(...glyphsIn(part, word));
        });
      });
  }
  close(false);
  return words;
};

const richWords = new WeakMap<readonly Stretch[], Map<Typeface, readonly Word[]>>();

/** A text's words, measured; a line may also end after a hyphen within a word. */
export const wordsOf = (typeface: Typeface, text: RichText): readonly Word[] => {
  if (typeof text === 'string') return plainWordsOf(typeface, text);
  const known = richWords.get(text) ?? new Map<Typeface, readonly Word[]>();
  richWords.set(text, known);
  const words = known.get(typeface) ?? richWordsOf(typeface, text);
  known.set(typeface, words);
  return words;
};

const spaces = remember(10, (typeface, space) => glyphOf(typeface, space));
/** The space between words, in the font in which it is measured. */
export const spaceOf = (typeface: Typeface): Glyph => spaces(typeface, ' ');

const hyphens = remember(10, (typeface, hyphen) => glyphOf(typeface, hyphen));
const hyphenOf = (typeface: Typeface): Glyph => hyphens(typeface, '-');

const hyphened = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a word that is broken between two letters has a hyphen there. */
const areHyphened = (before: Glyph | undefined, after: Glyph | undefined): boolean =>
  before !== undefined && after !== undefined && hyphened.test(before.text) && hyphened.test(after.text);

/** Hands out a text line by line, so that each line may be of another width. */
export interface Reader {
  /** The next line of at most `width` 1/1000 em, or undefined at the end; at least one character a line. */
  readonly next: (width: number) => Line | undefined;
  readonly isDone: () => boolean;
  /** True once a word had to be broken. */
  readonly hasBroken: () => boolean;
}

const isCount = ({ glyphs, text }: Word): boolean => glyphs.length <= 2 && /^\d+$/.test(text);

/** A short name in capitals and its number: "AV 3". */
const isValue = (name: Word, following: Word): boolean =>
  /^\(?[A-Z]{2,3}$/.test(name.text) && /^\d/.test(following.text);

/** Breaks at spaces and, unless told otherwise, after hyphens; a word that is longer than a whole line is broken where the line ends. */
export const reader = (typeface: Typeface, text: RichText, atHyphens = true): Reader => {
  const rest =
    typeof text === 'string' && !atHyphens ? [...wholeWordsOf(typeface, text)] : [...wordsOf(typeface, text)];
  const space = spaceOf(typeface).width;
  let broken = false;

  const endWithin = (glyphs: readonly Glyph[], width: number): number => {
    let end = 0;
    let sum = 0;
    for (const glyph of glyphs) {
      if (end > 0 && sum + glyph.width > width) break;
      sum += glyph.width;
      end += 1;
    }
    return end;
  };

  const breakWord = ({ glyphs, joined }: Word, width: number): readonly [Word, Word | undefined] => {
    const whole = endWithin(glyphs, width);
    const hyphen: Glyph = { ...hyphenOf(typeface), isHyphen: true };
    const least = endWithin(glyphs, width - hyphen.width);
    // Scripts that break between any two characters have no hyphen, nor has a line of a single letter.
    const isHyphened = least > 1 && areHyphened(glyphs[least - 1], glyphs[least]);
    const end = isHyphened ? least : whole;
    const left = glyphs.slice(end);
    const here = glyphs.slice(0, end);
    return [
      wordOf(isHyphened && left.length > 0 ? [...here, hyphen] : here, joined),
      left.length > 0 ? wordOf(left, true) : undefined,
    ];
  };

  const next = (width: number): Line | undefined => {
    const first = rest.shift();
    if (!first) return undefined;
    if (first.width > width) {
      const [head, tail] = breakWord(first, width);
      if (tail) {
        rest.unshift(tail);
        broken = true;
      }
      return { words: [head], width: head.width, splitsWord: tail !== undefined };
    }
    const words = [first];
    let sum = first.width;
    for (let word = rest[0]; word; word = rest[0]) {
      const more = word.width + (word.joined ? 0 : space);
      if (sum + more > width) break;
      words.push(word);
      sum += more;
      rest.shift();
    }
    // A number goes to the next line with what it counts, and a name with how many there are or its value: "Thorns × 1", "AV 3".
    for (let isFirst = true; words.length > 1; isFirst = false) {
      const [last, following] = [words.at(-1), rest[0]];
      if (!last || !following || last.joined || following.joined) break;
      const isTorn =
        last.text === '×' ||
        (following.text === '×' && /^\d/.test(rest[1]?.text ?? '')) ||
        isValue(last, following);
      if (!isTorn && !(isFirst && isCount(last))) break;
      words.pop();
      rest.unshift(last);
      sum -= last.width + space;
    }
    return { words, width: sum, splitsWord: rest[0]?.joined === true };
  };

  return { next, isDone: () => rest.length === 0, hasBroken: () => broken };
};

const joinWords = (words: readonly Word[], text: (word: Word) => string): string =>
  words.map((word, index) => (index === 0 || word.joined ? '' : ' ') + text(word)).join('');

/** The text that lines hold, put together again. */
export const joinLines = (lines: readonly Line[]): string =>
  lines
    .map(({ words, splitsWord }) => joinWords(words, ({ text }) => text) + (splitsWord ? '' : ' '))
    .join('')
    .trim();

/** The text on lines of at most `width` 1/1000 em, and whether a word had to be broken. */
export const breakLines = (
  typeface: Typeface,
  text: RichText,
  width: number,
  atHyphens = true,
): { readonly lines: readonly Line[]; readonly broken: boolean } => {
  const source = reader(typeface, text, atHyphens);
  const lines: Line[] = [];
  for (let line = source.next(width); line; line = source.next(width)) lines.push(line);
  return { lines, broken: source.hasBroken() };
};

/** Width of a text on one line, in mm, at a size in points. */
export const measure = (typeface: Typeface, text: string, size: number): number => {
  const { lines } = breakLines(typeface, text, Infinity);
  return ((lines[0]?.width ?? 0) * size * point) / 1000;
};

/** Text as printed on a card: tidy, and a hollow box for each character that no font has. */
export const shown = (typeface: Typeface, text: string): string =>
  joinWords(wordsOf(typeface, text), (word) =>
    word.glyphs.map((glyph) => (glyph.font === undefined ? hollowBox : glyph.text)).join(''),
  );

/** The characters of a text that no font of the typeface has. */
export const missingIn = (typeface: Typeface, text: string): readonly string[] =>
  wordsOf(typeface, text).flatMap((word) =>
    word.glyphs.filter((glyph) => glyph.font === undefined).map((glyph) => glyph.text),
  );
