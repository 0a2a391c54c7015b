/**
 * Stands in the browser for the part of the font library that cards never need, whose tables take longer to unpack than
 * a sheet takes to draw: in the place of `brotli/decompress.js`, the dictionary of WOFF2 fonts. Ours are WOFF.
 *
 * @throws Error whenever it is asked
 */
const decompress = (): never => {
  throw new Error('Fonts that are packed with Brotli are not for paper.');
};

export default decompress;
