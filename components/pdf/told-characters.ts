/** A glyph as the font library hands it out; other glyphs share it as a part of theirs. */
interface Glyph {
  readonly codePoints: readonly number[];
}

/** The method of a parsed font that the font library and the PDF library call for a glyph. */
interface GlyphSource {
  getGlyph(id: number, characters?: readonly number[]): Glyph | null;
}

const isGlyphSource = (font: object): font is GlyphSource =>
  'getGlyph' in font && typeof font.getGlyph === 'function';

/**
 * Lets a parsed font tell for each glyph what it stands for where it is asked for. The font library remembers what a
 * glyph stood for when it was first met: nothing, where it was met as a part of another one (a quotation mark of a double
 * one). A second file with the same font could then be read and printed, but neither searched nor read aloud.
 */
export const tellCharacters = (font: unknown): void => {
  if (typeof font !== 'object' || font === null || !isGlyphSource(font)) return;
  const get = font.getGlyph.bind(font);
  const told = new Map<string, Glyph>();
  font.getGlyph = (id, characters = []) => {
    const glyph = get(id);
    if (!glyph || characters.length === 0) return glyph;
    const key = `${id} ${characters.join(' ')}`;
    const known = told.get(key);
    if (known) return known;
    const own = Object.create(glyph, { codePoints: { value: characters, enumerable: true } }) as Glyph;
    told.set(key, own);
    return own;
  };
};
