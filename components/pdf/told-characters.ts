/** A glyph of the font library; others may share it as a part. */
interface Glyph {
  readonly codePoints: readonly number[];
}

/** A parsed font; the font library and the PDF library get glyphs by this method. */
interface GlyphSource {
  getGlyph(id: number, characters?: readonly number[]): Glyph | null;
}

const isGlyphSource = (font: object): font is GlyphSource =>
  'getGlyph' in font && typeof font.getGlyph === 'function';

/**
 * Gives each glyph of a parsed font the characters it is asked for with. The font library keeps those of the first
 * request, which are none if the glyph was first needed as a part of another (one mark of a double quotation mark). A
 * second PDF with the same font could then be printed, but neither searched nor read aloud.
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
