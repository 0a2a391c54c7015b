import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from './choices';
import { readText, writeText } from './text';

const written = (text: string, most = Infinity): ChoiceWriter => {
  const writer = new ChoiceWriter();
  writeText(writer, text, most);
  return writer;
};

const back = (text: string): string => readText(new ChoiceReader(written(text).fold()), Infinity);
const bits = (text: string): number => written(text).bits;
const utf8Bits = (text: string): number => new TextEncoder().encode(text).length * 8;
const unicode = fc.string({ unit: 'binary', maxLength: 60 });

describe('text', () => {
  it.each([
    '',
    'A',
    'Bito van Ostmark',
    'Søren',
    'Żółć',
    'МАГ',
    '勇者',
    '🐺🏽‍♀️',
    '\u0000\n\u007f',
    '\uFEFFx',
    '\u{10FFFF}',
  ])('comes back the same: %j', (text) => {
    expect(back(text)).toBe(text);
  });

  it('comes back the same, whatever it says', () => {
    fc.assert(
      fc.property(unicode, (text) => {
        expect(back(text)).toBe(text);
      }),
    );
  });

  it('costs at most 8 bits for each byte of its UTF-8, character by character', () => {
    const end = bits('');
    const offenders: string[] = [];
    for (let point = 0; point < 0x30000; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const character = String.fromCodePoint(point);
      if (bits(character) - end > utf8Bits(character) + 1e-9) offenders.push(character);
    }
    expect(offenders).toEqual([]);
    expect(bits('\u{10FFFF}') - end).toBeLessThanOrEqual(32);
    expect(end).toBeLessThan(4.2);
  });

  it('costs three quarters of that where it is plain words, its end included', () => {
    const plain = 'He fights for coin and glory, but never against children.';
    expect(bits(plain)).toBeLessThan(0.75 * utf8Bits(plain));
  });

  it('is refused with half a character, or beyond its length', () => {
    for (const half of ['\uD800', 'a\uDC00b', '\uDC00\uD800'])
      expect(written(half).misfit).toBe('broken-text');
    expect(written('🐺🐺', 2).misfit).toBeUndefined();
    expect(written('🐺🐺🐺', 2).misfit).toBe('over-limit');
  });

  it('is read as well-formed text from any number, or as damage when it is too long', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 0, max: 150 }), (bytes, most) => {
        const reader = new ChoiceReader(bytes);
        const text = readText(reader, most);
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))).toBe(
          text,
        );
        expect(Array.from(text).length).toBeLessThanOrEqual(most);
        if (reader.fault !== undefined) expect(reader.fault).toBe('damaged');
      }),
    );
  });
});
