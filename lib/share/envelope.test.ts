import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url';
import { check6, crc32 } from './checksum';
import { codeLength, codeLimit, payloadLimit, seal, unseal } from './envelope';

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
