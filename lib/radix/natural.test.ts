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

  it('scales and divides in any order like a BigInt, also by the weights and totals of picks', () => {
    const factor = fc.oneof(fc.integer({ min: 1, max: 2 ** 12 }), fc.integer({ min: 1, max: 2 ** 24 }));
    const summand = fc.oneof(fc.integer({ min: 0, max: 2 ** 24 - 1 }), fc.constant(2 ** 24 - 1));
    const few = fc.oneof(fc.constant(1), fc.constant(2), factor);
    const turn = fc.record({ factor: few, summand, divisor: few });
    const pick = fc
      .record({ total: fc.integer({ min: 2, max: 2 ** 12 }), less: fc.integer({ min: 1, max: 3 }) })
      .map(({ total, less }) => {
        const weight = Math.max(1, total - less);
        return { factor: weight, summand: total - weight, divisor: total };
      });
    fc.assert(
      fc.property(
        fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.constant(new Uint8Array(12).fill(255))),
        fc.array(fc.oneof(turn, pick), { maxLength: 80 }),
        (bytes, turns) => {
          const number = Natural.fromBytes(bytes);
          let expected = toBigInt(bytes);
          for (const { factor: by, summand, divisor } of turns) {
            expect(BigInt(number.divide(divisor))).toBe(expected % BigInt(divisor));
            number.scale(by, summand);
            expected = (expected / BigInt(divisor)) * BigInt(by) + BigInt(summand);
          }
          expect(number.isZero).toBe(expected === 0n);
          expect(toBigInt(number.toBytes())).toBe(expected);
        },
      ),
    );
  });

  it.each([
    { what: 'a large summand', turns: 1, factor: 1, summand: 2 ** 24 - 1, divisor: 2 },
    { what: 'more and more', turns: 12, factor: 2 ** 12, summand: 2 ** 12 - 1, divisor: 2 },
    { what: 'the largest factor', turns: 64, factor: 2 ** 24 - 1, summand: 2 ** 24 - 1, divisor: 2 ** 24 },
  ])('stays exact under $what', ({ turns, factor, summand, divisor }) => {
    const bytes = new Uint8Array(16).fill(255);
    const number = Natural.fromBytes(bytes);
    let expected = toBigInt(bytes);
    for (let turn = 0; turn < turns; turn += 1) {
      number.scale(factor, summand);
      expected = expected * BigInt(factor) + BigInt(summand);
      expect(BigInt(number.divide(divisor))).toBe(expected % BigInt(divisor));
      expected /= BigInt(divisor);
    }
    expect(toBigInt(number.toBytes())).toBe(expected);
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
