const refuse = (): never => {
  throw new Error('Sheets do without this part of the PDF library.');
};

/*
 * Stands in the browser for parts of the PDF library that sheets never need, whose tables take longer to unpack than a
 * sheet takes to draw. Each throws whenever it is asked.
 */

/** Of `brotli/decompress.js`, the dictionary of WOFF2 fonts, and `linebreak`: our fonts are WOFF, our lines are broken. */
export default refuse;

/** Of `@noble/ciphers/aes`: no file is locked by a password. */
export const cbc = refuse;
export const ecb = refuse;
