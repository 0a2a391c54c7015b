import * as z from 'zod/mini';

const codePoints = (text: string): number => Array.from(text).length;

/** True for text without half characters (lone surrogates), which no file or link can carry. */
const isWellFormed = (text: string): boolean =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

export const nameLimit = 80;
export const textLimit = 2000;

const zUnicode = z.string().check(z.refine(isWellFormed, { params: { problem: 'broken-text' } }));

/** A name: 1 to 80 code points. */
export const zName = zUnicode.check(
  z.refine((text) => text !== '', { params: { problem: 'empty' } }),
  z.refine((text) => codePoints(text) <= nameLimit, { params: { problem: 'too-long', limit: nameLimit } }),
);

/** Any other text: up to 2,000 code points. */
export const zText = zUnicode.check(
  z.refine((text) => codePoints(text) <= textLimit, { params: { problem: 'too-long', limit: textLimit } }),
);
