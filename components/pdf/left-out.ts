/**
 * Stands in the browser for parts of the PDF library that cards never need, whose tables take longer to unpack than a
 * sheet takes to draw: the dictionary of WOFF2 fonts (ours are WOFF) and the syllables of English (lines are set by us).
 */

/** In the place of `brotli/decompress.js`. @throws Error whenever it is asked */
const decompress = (): never => {
  throw new Error('Fonts that are packed with Brotli are not for paper.');
};

export default decompress;

/** In the place of `@react-pdf/hyphenate/en-us`: every word stays whole. */
export const syllables = (word: string): readonly string[] => [word];
