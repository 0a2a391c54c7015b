import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Batch } from './fill-sheets';
import { gathered, scatterOf, swapped, type Gathering } from './gather';
import { pack } from './packing';

const area = { x: 8, y: 15, width: 281, height: 179 };

/** "kind size nth" */
type Item = `${string} ${number} ${number}`;

const gathering: Gathering<Item> = {
  kindsOf: (item) => item.split(' ').slice(0, 1),
  footprintOf: (item) => item.split(' ')[1],
};

const kinds = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 12 }), side: fc.constantFrom(20, 41, 63) }),
  { minLength: 1, maxLength: 14 },
);

const batchesOf = (
  all: readonly { readonly count: number; readonly side: number }[],
): readonly Batch<Item>[] =>
  [20, 41, 63].flatMap((side) => {
    const items = all.flatMap((one, kind) =>
      one.side === side ? Array.from({ length: one.count }, (_, nth): Item => `k${kind} ${side} ${nth}`) : [],
    );
    return items.length > 0 ? [{ items, width: 2 * side, height: side, gap: 0, margin: 3 }] : [];
  });

describe('pieces of one kind on one sheet', () => {
  it('keeps everything once, on no more sheets, with no kind more scattered', () => {
    fc.assert(
      fc.property(kinds, (all) => {
        const batches = batchesOf(all);
        const before = pack(batches, area);
        for (const after of [swapped(before, gathering), gathered(batches, before, area, gathering)]) {
          const items = (sheets: typeof before): readonly string[] =>
            sheets.flatMap((sheet) => sheet.map(({ item }) => item)).sort();
          expect(items(after)).toEqual(items(before));
          expect(after.length).toBeLessThanOrEqual(before.length);
          expect(scatterOf(after, gathering.kindsOf)).toBeLessThanOrEqual(
            scatterOf(before, gathering.kindsOf),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('changes things of one size about, and nothing else', () => {
    const at = (item: Item, x: number) => ({ item, x, y: 0 });
    const sheets = [
      [at('a 20 1', 0), at('b 20 1', 40), at('c 41 1', 80)],
      [at('a 20 2', 0), at('b 20 2', 40), at('c 41 2', 80)],
    ];
    expect(scatterOf(sheets, gathering.kindsOf)).toBe(3);
    const after = swapped(sheets, gathering);
    expect(scatterOf(after, gathering.kindsOf)).toBe(1);
    expect(after.map((sheet) => sheet.map(({ x }) => x))).toEqual([
      [0, 40, 80],
      [0, 40, 80],
    ]);
  });
});
