import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Natural } from './natural';

const toBigInt = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((number, byte) => number * 256n + BigInt(byte), 0n);

const step = fc.record({
  factor: fc.integer({ min: 1, max: 2 ** 24 }),
  summand: fc.integer({ min: 0, max: 2 ** 24 - 1 }),
});

describe('Natural', () => {
  it('scales like a BigInt', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const number = new Natural();
        let expected = 0n;
        for (const { factor, summand } of steps) {
          number.scale(factor, summand);
          expected = expected * BigInt(factor) + BigInt(summand);
        }
        expect(toBigInt(number.toBytes())).toBe(expected);
      }),
    );
  });

  it('divides like a BigInt', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.integer({ min: 1, max: 2 ** 24 }),
        (bytes, divisor) => {
          const number = Natural.fromBytes(bytes);
          const expected = toBigInt(bytes);
          expect(BigInt(number.divide(divisor))).toBe(expected % BigInt(divisor));
          expect(toBigInt(number.toBytes())).toBe(expected / BigInt(divisor));
        },
      ),
    );
  });

  it.each([
    { bytes: [], shortest: [] },
    { bytes: [0, 0], shortest: [] },
    { bytes: [7, 0, 0, 0], shortest: [7] },
    { bytes: [0, 0, 0, 1], shortest: [0, 0, 0, 1] },
  ])('has shortest bytes: $bytes -> $shortest', ({ bytes, shortest }) => {
    const number = Natural.fromBytes(Uint8Array.from(bytes));
    expect([...number.toBytes()]).toEqual(shortest);
    expect(number.isZero).toBe(shortest.length === 0);
  });
});
