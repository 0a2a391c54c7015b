import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './file-bytes';
import { inUtf16 } from './testing/encodings';

const utf8 = (text: string) => new TextEncoder().encode(text);

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the bytes of a file', () => {
  it('are the same text in every Unicode encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/^[\0\uFEFF]/.test(text) && text.isWellFormed());
        const asRead = { ok: true, value: text };
        expect(decodeText(utf8(`\uFEFF${text}`))).toEqual(asRead);
        expect(decodeText(inUtf16(text, 'little'))).toEqual(asRead);
        expect(decodeText(inUtf16(text, 'big'))).toEqual(asRead);
        if (!text.includes('\0')) expect(decodeText(utf8(text))).toEqual(asRead);
      }),
    );
  });

  it.each([
    ['Latin-1', latin1('{"name": "Jürgen"}'), 'latin-1'],
    ['UTF-16 without a mark', inUtf16('{"name": "Jane"}', 'little', ''), 'utf-16-without-mark'],
    ['the other UTF-16 without a mark', inUtf16('{"name": "Jane"}', 'big', ''), 'utf-16-without-mark'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), undefined],
    ['half of UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b), undefined],
  ])('in %s are refused with the encoding they look like', (_, bytes, encoding) => {
    const read = decodeText(bytes);
    expect(read.ok ? read.value : read.error.encoding).toBe(encoding);
  });
});
