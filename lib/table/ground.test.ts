import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awayFrom } from './fixtures/slow';
import { anyFlatTable, anyPlace, at, block, tableOf } from './fixtures/tables';
import { canStand, distanceToShape, heightAt, inContact, isConvex, prepare, terrainAt } from './table';

describe('where a base can stand', () => {
  it('agrees with measuring the distance to each piece', () => {
    fc.assert(
      fc.property(anyFlatTable, anyPlace, (table, place) => {
        const away = Math.min(
          Infinity,
          ...table.terrain
            .filter(({ walkThrough }) => !walkThrough)
            .map(({ shape }) => awayFrom(shape, place)),
        );
        // The octagon around a base reaches up to 43/1024 # beyond it.
        if (away >= 556) expect(canStand(prepare(table), place, [])).toBe(true);
        if (away < 512) expect(canStand(prepare(table), place, [])).toBe(false);
      }),
    );
  });

  it.each([
    { name: 'half a # from the edge', place: at(0.5, 9.5), can: true },
    { name: 'a hair over the edge', place: { x: 511, y: 2048 }, can: false },
    { name: 'nowhere', place: { x: NaN, y: 0 }, can: false },
    { name: 'beside another', place: at(6, 5), can: true },
    { name: 'on another’s rim', place: at(5.99, 5), can: false },
  ])('$name: $can', ({ place, can }) => {
    expect(canStand(prepare(tableOf(10, [])), place, [at(5, 5)])).toBe(can);
  });

  it('is prepared once for a table', () => {
    const table = tableOf(10, []);
    expect(prepare(table)).toBe(prepare(table));
  });
});

describe('levels and touch', () => {
  const ground = prepare(tableOf(10, [block(4, 4, 6, 6, { tall: 0.5, climb: true, id: 'crate' })]));

  it('who stands on a piece stands as high as it', () => {
    expect(heightAt(ground, at(5, 5))).toBe(512);
    expect(heightAt(ground, at(3.4, 5))).toBe(0);
  });

  it('half a figure between two levels is no base contact, less is', () => {
    expect(inContact(ground, at(4.2, 5), at(3.2, 5))).toBe(false);
    const low = prepare(tableOf(10, [block(4, 4, 6, 6, { tall: 0.49, climb: true })]));
    expect(inContact(low, at(4.2, 5), at(3.2, 5))).toBe(true);
    expect(inContact(ground, at(1, 1), at(2, 1))).toBe(true);
    expect(inContact(ground, at(1, 1), at(2.1, 1))).toBe(false);
  });

  it('knows the pieces that a base touches', () => {
    expect(terrainAt(ground, at(3.5, 5)).map(({ id }) => id)).toEqual(['crate']);
    expect(terrainAt(ground, at(5, 5)).map(({ id }) => id)).toEqual(['crate']);
    expect(terrainAt(ground, at(3.4, 5))).toEqual([]);
  });

  it('measures the distance to an outline, either way round', () => {
    const shape = [at(4, 4), at(6, 4), at(6, 6), at(4, 6)];
    for (const outline of [shape, [...shape].reverse()]) {
      expect(distanceToShape(outline, at(1, 5))).toBe(3 * 1024);
      expect(distanceToShape(outline, at(1, 0))).toBe(5 * 1024);
      expect(distanceToShape(outline, at(5, 5))).toBe(0);
      expect(isConvex(outline)).toBe(true);
    }
    expect(isConvex([...shape, at(5, 5)])).toBe(false);
  });
});
