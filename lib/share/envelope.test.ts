import { describe, expect, it } from 'vitest';
import { charactersFor, crc32, fromBase64Url, isBase64Url, toBase64Url } from '../radix/base64url';
import { check6, codeLength, codeLimit, payloadLimit, seal, unseal } from './envelope';
import fc from 'fast-check';

const payload = Uint8Array.from({ length: 30 }, (_, at) => at * 7);
const code = seal('hero', payload);
const problemOf = (text: string): string => {
  const found = unseal(text);
  return found.ok ? 'none' : found.error.problem;
};

/** A sealed code with another header over the same payload: what other versions, or liars, would make. */
const resealed = (kind: number, version: number, total = payload.length + 7): string => {
  const header = (kind << 16) | (version << 11) | total;
  const whole = header * 64 + check6(header);
  const body = Uint8Array.of(whole >>> 16, (whole >>> 8) & 255, whole & 255, ...payload);
  const sum = crc32(body);
  return toBase64Url(Uint8Array.of(...body, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255));
};

describe('a sealed code', () => {
  it.each(['hero', 'party'] as const)('of a %s opens again', (kind) => {
    expect(unseal(seal(kind, payload))).toEqual({ ok: true, value: { kind, payload } });
    expect(unseal(seal(kind, new Uint8Array()))).toEqual({
      ok: true,
      value: { kind, payload: new Uint8Array() },
    });
  });

  it('has the layout that every version keeps', () => {
    expect(resealed(0, 1)).toBe(code);
    expect(resealed(1, 1)).toBe(seal('party', payload));
  });

  it('is as long as foretold, up to the limit', () => {
    for (const bytes of [0, 1, 2, 3, 30, payloadLimit]) {
      expect(seal('hero', new Uint8Array(bytes)).length).toBe(codeLength(bytes * 8));
    }
    expect(codeLength(payloadLimit * 8)).toBe(codeLimit);
    expect(unseal(seal('hero', new Uint8Array(payloadLimit))).ok).toBe(true);
  });

  it.each([
    { about: 'nothing', text: '', problem: 'empty' },
    { about: 'more than 2,000 characters', text: 'A'.repeat(2001), problem: 'too-long-code' },
    { about: 'two million characters', text: '🐺'.repeat(1_000_000), problem: 'too-long-code' },
    { about: 'a foreign character', text: `${code.slice(0, 9)}%${code.slice(10)}`, problem: 'not-a-code' },
    { about: 'padding', text: `${code}=`, problem: 'not-a-code' },
    { about: 'white space', text: `${code} `, problem: 'not-a-code' },
    { about: 'three characters', text: code.slice(0, 3), problem: 'truncated' },
    { about: 'a word', text: 'goblin-king', problem: 'damaged' },
    { about: 'something behind it', text: `${code}A`, problem: 'damaged' },
    { about: 'version 2', text: resealed(0, 2), problem: 'newer' },
    { about: 'version 31', text: resealed(1, 31), problem: 'newer' },
    { about: 'a kind that is to come', text: resealed(3, 1), problem: 'newer' },
    { about: 'version 0', text: resealed(0, 0), problem: 'damaged' },
    { about: 'half of version 2', text: resealed(0, 2).slice(0, 20), problem: 'truncated' },
    { about: 'version 2, altered', text: `${resealed(0, 2).slice(0, -5)}AAAAA`, problem: 'damaged' },
    { about: 'a length too short for any', text: resealed(0, 1, 6), problem: 'damaged' },
    { about: 'a length that is a lie', text: resealed(0, 1, 30), problem: 'damaged' },
  ])('with $about is: $problem', ({ text, problem }) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('says how much is missing', () => {
    const found = unseal(code.slice(0, 20));
    expect(found).toEqual({ ok: false, error: { problem: 'truncated', length: 20, expected: code.length } });
  });

  it('is refused with bits after its last byte', () => {
    const last = code.slice(-1);
    expect(fromBase64Url(code)?.length).toBe(37);
    const other = String.fromCharCode(last.charCodeAt(0) + 1);
    expect(problemOf(code.slice(0, -1) + other)).toBe('damaged');
  });
});

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

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('crc32', () => {
  it.each([
    { text: '', sum: 0 },
    { text: '123456789', sum: 0xcbf4_3926 },
    { text: 'The quick brown fox jumps over the lazy dog', sum: 0x414f_a339 },
  ])('of "$text" is what everyone else computes', ({ text, sum }) => {
    expect(crc32(ascii(text))).toBe(sum);
  });
});

describe('check6', () => {
  it('is what it was for the links that are out there', () => {
    expect([0, 1, 2 ** 17, 0x2aaaa, 2 ** 18 - 1].map(check6)).toEqual([10, 9, 35, 63, 4]);
  });

  it('notices every change within six neighbouring bits of number and check together', () => {
    const unnoticed: number[] = [];
    for (let number = 0; number < 2 ** 18; number += 997) {
      const whole = number * 64 + check6(number);
      for (let shift = 0; shift <= 18; shift += 1) {
        for (let burst = 1; burst < 64; burst += 1) {
          const altered = whole ^ (burst << shift);
          if (check6(altered >>> 6) === (altered & 63)) unnoticed.push(altered);
        }
      }
    }
    expect(unnoticed).toEqual([]);
  });
});
