import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Batch } from './fill-sheets';
import type { Box } from './free-boxes';
import { pack, packEvenly, packWithin } from './packing';

const area: Box = { x: 8, y: 15, width: 281, height: 179 };

/** Batches whose items say which they are. */
const batches = fc
  .array(
    fc.record({
      count: fc.integer({ min: 1, max: 30 }),
      width: fc.double({ min: 5, max: 270, noNaN: true }),
      height: fc.double({ min: 5, max: 170, noNaN: true }),
      gap: fc.constantFrom(3, 4),
      margin: fc.constantFrom(0.8, 3),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ count, ...batch }, number): Batch<string> => ({
      ...batch,
      items: Array.from({ length: count }, (_, item) => `${number}-${item}`),
    })),
  );

interface Placed {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly batch: Batch<string>;
}

const placed = (packed: ReturnType<typeof pack<string>>, all: readonly Batch<string>[]) =>
  packed.map((sheet) =>
    sheet.flatMap(({ item, x, y }): readonly Placed[] => {
      const batch = all.find(({ items }) => items.includes(item));
      return batch ? [{ left: x, top: y, right: x + batch.width, bottom: y + batch.height, batch }] : [];
    }),
  );

/** mm between two things along the axis where they are further apart; negative where they overlap. */
const between = (one: Placed, other: Placed): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** Faults of a packing: pieces too near to each other or beyond the area. */
const wrong = (packed: ReturnType<typeof pack<string>>, all: readonly Batch<string>[]): readonly string[] =>
  placed(packed, all).flatMap((sheet) =>
    sheet.flatMap((one, index) => {
      const { margin } = one.batch;
      const isOut =
        one.left < area.x + margin - 1e-6 ||
        one.top < area.y + margin - 1e-6 ||
        one.right > area.x + area.width - margin + 1e-6 ||
        one.bottom > area.y + area.height - margin + 1e-6;
      const near = sheet.slice(index + 1).filter((other) => {
        const least = one.batch === other.batch ? one.batch.gap : margin + other.batch.margin;
        return between(one, other) < Math.min(least, 2 * margin, one.batch.gap) - 1e-6;
      });
      return [...(isOut ? ['beyond'] : []), ...near.map(() => 'too near')];
    }),
  );

describe('packing', () => {
  it('places everything once, apart from all else, inside the area, the same every time', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const packed = pack(all, area);
        const items = packed.flatMap((sheet) => sheet.map(({ item }) => item));
        expect([...items].sort()).toEqual(all.flatMap((batch) => batch.items).sort());
        expect(wrong(packed, all)).toEqual([]);
        expect(packed.every((sheet) => sheet.length > 0)).toBe(true);
        expect(pack(all, area)).toEqual(packed);
      }),
      { numRuns: 60 },
    );
  });

  it('would show what lies on another, and what lies beyond', () => {
    const batch: Batch<string> = { items: ['0-0', '0-1'], width: 20, height: 20, gap: 4, margin: 3 };
    const spots = (x: number) => [
      [
        { item: '0-0', x: 20, y: 30 },
        { item: '0-1', x, y: 30 },
      ],
    ];
    expect(wrong(spots(44), [batch])).toEqual([]);
    expect(wrong(spots(43), [batch])).toEqual(['too near']);
    expect(wrong(spots(270), [batch])).toEqual(['beyond']);
  });

  it('never takes more sheets than each batch by itself, nor fewer than its area needs', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const sheets = pack(all, area).length;
        const alone = all.reduce((sum, batch) => sum + pack([batch], area).length, 0);
        const mm2 = all.reduce((sum, { items, width, height }) => sum + items.length * width * height, 0);
        expect(sheets).toBeLessThanOrEqual(alone);
        expect(sheets).toBeGreaterThanOrEqual(Math.ceil(mm2 / (area.width * area.height) - 1e-9));
      }),
      { numRuns: 40 },
    );
  });

  it('leaves no sheet nearly empty where what is small can go there', () => {
    const large = { items: ['map'], width: 200, height: 170, gap: 3, margin: 0.8 };
    const cards = { items: ['a', 'b'], width: 126, height: 88, gap: 0, margin: 3 };
    const counters = {
      items: Array.from({ length: 8 }, (_, at) => `counter ${at}`),
      width: 40,
      height: 20,
      gap: 0,
      margin: 3,
    };
    const sizes = { map: 200 * 170, a: 126 * 88, b: 126 * 88 } as const;
    const isLarge = (item: string): item is keyof typeof sizes => item in sizes;
    const leastOn = (sheets: ReturnType<typeof packEvenly<string>>): number =>
      Math.min(
        ...(sheets ?? []).map((sheet) =>
          sheet.reduce((sum, { item }) => sum + (isLarge(item) ? sizes[item] : 800), 0),
        ),
      );
    const all = [large, cards, counters];
    const even = packEvenly(all, area, 2) ?? expect.fail('no room');
    expect(even.flat()).toHaveLength(11);
    expect(leastOn(even)).toBeGreaterThanOrEqual(2 * 126 * 88 + 8 * 800 - 1);
    expect(leastOn(packWithin(all, area, 2))).toBeLessThan(leastOn(even));
    expect(packEvenly(all, area, 1)).toBeUndefined();
  });

  it('places everything once when spread evenly, too', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const sheets = pack(all, area);
        const even = packEvenly(all, area, sheets.length);
        if (!even) return;
        expect(wrong(even, all)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('places everything on as many sheets as are enough, and nothing where they are too few', () => {
    fc.assert(
      fc.property(batches, fc.integer({ min: 0, max: 3 }), (all, less) => {
        const { length } = pack(all, area);
        const packed = packWithin(all, area, length - less);
        if (less === 0) expect(packed).toHaveLength(length);
        if (!packed) return;
        expect(packed.length).toBeLessThanOrEqual(length - less);
        expect(packed.flat()).toHaveLength(all.reduce((sum, { items }) => sum + items.length, 0));
        expect(wrong(packed, all)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('finds an order of many sizes that saves a sheet which none by size saves', () => {
    const sizes = [
      [6, 150, 30],
      [1, 100, 20],
      [3, 30, 20],
      [5, 90, 40],
      [6, 80, 50],
    ] as const;
    const all = sizes.map(([count, width, height], number): Batch<string> => ({
      items: Array.from({ length: count }, (_, item) => `${number}-${item}`),
      width,
      height,
      gap: 0,
      margin: 3,
    }));
    expect(pack(all, area)).toHaveLength(2);
    expect(packWithin(all, area, 1)).toBeUndefined();
    expect(packWithin(all, area, 2)).toHaveLength(2);
    expect(packWithin(all, area, 3)?.length).toBeLessThanOrEqual(3);
    expect(wrong(pack(all, area), all)).toEqual([]);
  });

  it('fills what is left beside large things with small ones', () => {
    const large: Batch<string> = { items: ['0-0'], width: 200, height: 170, gap: 4, margin: 3 };
    const small: Batch<string> = {
      items: Array.from({ length: 18 }, (_, index) => `1-${index}`),
      width: 20,
      height: 20,
      gap: 4,
      margin: 3,
    };
    expect(pack([small, large], area)).toHaveLength(1);
    expect(pack([small, { ...large, items: ['0-0', '0-1'] }], area)).toHaveLength(2);
  });

  it('keeps those of one size in rows, so that one cut goes through several', () => {
    const batch: Batch<string> = {
      items: Array.from({ length: 40 }, (_, index) => `0-${index}`),
      width: 40,
      height: 20,
      gap: 4,
      margin: 3,
    };
    const [sheet = []] = pack([batch], area);
    expect(sheet).toHaveLength(40);
    expect(new Set(sheet.map(({ y }) => y)).size).toBe(7);
  });

  it('has no sheet for nothing, and refuses what no sheet holds', () => {
    expect(pack([], area)).toEqual([]);
    const huge: Batch<string> = { items: ['0-0'], width: 300, height: 20, gap: 4, margin: 3 };
    expect(() => pack([huge], area)).toThrow(RangeError);
  });
});
