/**
 * Stands in the browser for parts of the PDF library that sheets never need, whose tables take longer to unpack than a
 * sheet takes to draw: the dictionary of WOFF2 fonts (`brotli/decompress.js`) and the breaking of lines (`linebreak`).
 *
 * @throws Error whenever it is asked
 */
const refuse = (): never => {
  throw new Error('Sheets do without this part of the PDF library.');
};

export default refuse;

/** The same for `@noble/ciphers/aes`: no file is locked by a password. */
export const cbc = refuse;
export const ecb = refuse;
