/** A glyph as the PDF library uses it. */
interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

/** The glyphs that a file embeds, by their places in it. */
interface Subset {
  readonly glyphs: number[];
  includeGlyph(id: number): number;
}

interface Font {
  layout(text: string, features?: unknown, script?: string): { glyphs: Glyph[] };
  createSubset(): Subset;
}

const isFont = (font: object): font is Font =>
  'layout' in font &&
  typeof font.layout === 'function' &&
  'createSubset' in font &&
  typeof font.createSubset === 'function';

/** Scripts of India and its neighbours, where a vowel is drawn before the consonant that it is spoken after. */
const isReordered = (text: string): boolean => /[\u0900-\u0dff]/.test(text);

/** Fonts have fewer glyphs; ids from here on mean one of them with another meaning. */
const mostGlyphs = 0x10000;

const sorted = (characters: readonly string[]): string => [...characters].sort().join('');

/** These glyphs together are the next characters of the text, from `from` on, in any order. */
const isSyllable = (told: readonly string[], characters: readonly string[], from: number): boolean =>
  sorted(told) === sorted(characters.slice(from, from + told.length));

/** Deals a syllable’s characters out to its glyphs in the order of the text, one to each and the rest to the last. */
const dealt = (characters: readonly string[], glyphs: number): readonly string[] =>
  Array.from({ length: glyphs }, (_, at) =>
    characters.slice(at, at === glyphs - 1 ? undefined : at + 1).join(''),
  );

const textOf = ({ codePoints }: Glyph): string => String.fromCodePoint(...codePoints).normalize('NFD');

/**
 * Characters for each glyph so that the text is read in its own order: the glyph's own, if the glyphs are already in
 * that order or don’t add up to the text.
 */
export const inTextOrder = (glyphs: readonly string[], text: string): readonly string[] => {
  const characters = Array.from(text.normalize('NFD'));
  const out: string[] = [];
  let [from, begun]: [number, string[]] = [0, []];
  for (const glyph of glyphs) {
    begun.push(glyph);
    const told = Array.from(begun.join(''));
    if (!isSyllable(told, characters, from)) continue;
    const syllable = characters.slice(from, from + told.length);
    const isInOrder = told.join('') === syllable.join('') || begun.length > syllable.length;
    out.push(...(isInOrder ? begun : dealt(syllable, begun.length)));
    [from, begun] = [from + told.length, []];
  }
  return [...out, ...begun];
};

/**
 * Makes a parsed font give the letters of a word in the order of the text where it draws them in another
 * order, as Devanagari and Tamil do. Otherwise a search would not find such a name in a file, and a copy of
 * it would have its letters mixed up. A glyph that means different letters in two places is embedded once for
 * each.
 */
export const tellInOrder = (font: unknown): void => {
  if (typeof font !== 'object' || font === null || !isFont(font)) return;
  const layout = font.layout.bind(font);
  const createSubset = font.createSubset.bind(font);
  const aliases = new Map<string, Glyph>();
  const real = new Map<number, number>();
  const telling = (glyph: Glyph, text: string): Glyph => {
    if (textOf(glyph) === text) return glyph;
    const key = `${glyph.id} ${text}`;
    const known = aliases.get(key);
    if (known) return known;
    const id = mostGlyphs + aliases.size;
    const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const alias: Glyph = { id, codePoints, advanceWidth: glyph.advanceWidth };
    aliases.set(key, alias);
    real.set(id, glyph.id);
    return alias;
  };
  font.layout = (text, features, script) => {
    const run = layout(text, features, script);
    if (!isReordered(text)) return run;
    const told = inTextOrder(run.glyphs.map(textOf), text);
    run.glyphs = run.glyphs.map((glyph, at) => telling(glyph, told[at] ?? textOf(glyph)));
    return run;
  };
  font.createSubset = () => {
    const subset = createSubset();
    const include = subset.includeGlyph.bind(subset);
    const places = new Map<number, number>();
    subset.includeGlyph = (id) => {
      const own = real.get(id);
      if (own === undefined) return include(id);
      const place = places.get(id) ?? subset.glyphs.push(own) - 1;
      places.set(id, place);
      return place;
    };
    return subset;
  };
};
