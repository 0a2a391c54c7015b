import type { OtherEncoding } from '../file-bytes';

/** A text in UTF-16. */
export const inUtf16 = (text: string, order: 'little' | 'big', mark = '\uFEFF'): Uint8Array => {
  const bytes = new Uint8Array((mark.length + text.length) * 2);
  const view = new DataView(bytes.buffer);
  Array.from({ length: mark.length + text.length }, (_, at) =>
    view.setUint16(at * 2, (mark + text).charCodeAt(at), order === 'little'),
  );
  return bytes;
};

/** Every letter in a byte; what has none there becomes a question mark, as in Windows' own tools. */
const inOneByte = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 256 ? code : 0x3f;
  });

/** How files arrive, and what is said where one is refused. */
export const encodings: Readonly<
  Record<string, { readonly write: (text: string) => Uint8Array; readonly refused?: OtherEncoding }>
> = {
  'UTF-8': { write: (text) => new TextEncoder().encode(text) },
  'UTF-8 with a mark': { write: (text) => new TextEncoder().encode(`\uFEFF${text}`) },
  'UTF-16 LE with a mark': { write: (text) => inUtf16(text, 'little') },
  'UTF-16 BE with a mark': { write: (text) => inUtf16(text, 'big') },
  'UTF-16 LE without a mark': {
    write: (text) => inUtf16(text, 'little', ''),
    refused: 'utf-16-without-mark',
  },
  'UTF-16 BE without a mark': { write: (text) => inUtf16(text, 'big', ''), refused: 'utf-16-without-mark' },
  'UTF-32 LE': {
    write: (text) => {
      const points = Array.from(`\uFEFF${text}`, (character) => character.codePointAt(0) ?? 0);
      return new Uint8Array(Uint32Array.from(points).buffer);
    },
    refused: 'utf-32',
  },
  'Latin-1': { write: inOneByte, refused: 'latin-1' },
};
