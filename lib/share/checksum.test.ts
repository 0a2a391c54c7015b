import { describe, expect, it } from 'vitest';
import { check6, crc32 } from './checksum';

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
