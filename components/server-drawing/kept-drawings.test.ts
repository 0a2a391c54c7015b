import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeptDrawings } from './kept-drawings';

const bytes = (length: number): Uint8Array => new Uint8Array(length);

describe('drawings that are kept', () => {
  it('are those asked for last', () => {
    const kept = new KeptDrawings(10);
    kept.keep('a', bytes(4));
    kept.keep('b', bytes(4));
    kept.get('a');
    kept.keep('c', bytes(4));
    expect(['a', 'b', 'c'].map((key) => kept.get(key)?.length)).toEqual([4, undefined, 4]);
  });

  it('never have more bytes than there is room for', () => {
    const entry = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), length: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const kept = new KeptDrawings(10);
        for (const { key, length } of entries) {
          kept.keep(key, bytes(length));
          expect(kept.get(key)?.length).toBe(length <= 10 ? length : undefined);
          const there = ['a', 'b', 'c', 'd', 'e'].reduce((sum, one) => sum + (kept.get(one)?.length ?? 0), 0);
          expect(kept.bytes).toBe(there);
          expect(there).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
