import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersFor, fromBase64Url, isBase64Url, toBase64Url } from './base64url';

describe('base64url', () => {
  it('is that of RFC 4648, without padding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(text.length).toBe(charactersFor(bytes.length));
        expect(fromBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  it('knows one text for any bytes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,9}$/), (text) => {
        const bytes = fromBase64Url(text);
        if (bytes !== undefined) expect(toBase64Url(bytes)).toBe(text);
      }),
    );
  });

  it.each([
    { text: 'AB', about: 'bits after the last byte' },
    { text: 'AAB', about: 'bits after the last byte' },
    { text: 'A', about: 'a length that no bytes have' },
    { text: 'AA==', about: 'padding' },
    { text: 'AA+A', about: 'a character of plain base64' },
    { text: 'AAA\n', about: 'white space' },
  ])('refuses $about: $text', ({ text }) => {
    expect(fromBase64Url(text)).toBeUndefined();
  });

  it('tells its characters from all others', () => {
    expect(isBase64Url('Az09-_')).toBe(true);
    for (const text of ['a b', 'a\n', 'é', 'a=', 'a.', '𝐀']) expect(isBase64Url(text)).toBe(false);
  });
});
