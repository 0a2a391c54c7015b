import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFlatTable, anyPlace, at, block, tableOf } from './fixtures/tables';
import { canStand, prepare, reachable, tall, touches, routeTo, type Point } from './table';

const nobody = { passable: [], blocking: [] };
const open = prepare(tableOf(10, []));

/** A plain row of numbers, good enough to draw places from. */
const drawing = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (state * 48271 + 11) % 2147483647;
    return state % n;
  };
};

describe('the region of a movement', () => {
  it('is a circle in the open, its edge included', () => {
    const region = reachable(open, at(5, 5), 3 * 1024, nobody);
    expect(region.contains(at(8, 5))).toBe(true);
    expect(region.contains({ x: 8 * 1024 + 1, y: 5 * 1024 })).toBe(false);
    expect(region.contains(at(7.2, 7.2))).toBe(false);
  });

  it('is the start alone with no movement left, even where nobody may stand', () => {
    const region = reachable(open, at(5, 5), 0, { passable: [at(5.5, 5)], blocking: [] });
    expect(region.candidates()).toEqual([at(5, 5)]);
    expect(region.contains(at(5, 5))).toBe(true);
    expect(region.sample(drawing(1))).toEqual(at(5, 5));
  });

  it('without a bound still ends at what cannot be passed', () => {
    const halved = prepare(tableOf(10, [block(0, 4, 10, 5)]));
    const region = reachable(halved, at(5, 2), Infinity, nobody);
    expect(region.contains(at(9, 1))).toBe(true);
    expect(region.contains(at(5, 8))).toBe(false);
  });

  it('holds whole numbers only', () => {
    expect(reachable(open, at(5, 5), 3000, nobody).contains({ x: 5120.5, y: 5120 })).toBe(false);
  });

  it('offers contact with others, the corners of terrain and what matters', () => {
    const wall = { ...block(6, 4, 7, 6), height: tall };
    const ground = prepare(tableOf(10, [wall]));
    const other = at(3, 5);
    const places = reachable(ground, at(5, 5), 4096, { passable: [], blocking: [other] }, {}, [
      at(5, 2),
    ]).candidates();
    expect(places.some((place) => touches(place, other))).toBe(true);
    expect(places).toContainEqual(at(5, 2));
    expect(places.some(({ x, y }) => x > 7.4 * 1024 && y > 5 * 1024)).toBe(true);
  });

  it('draws places worth a thought about every other time, and others between', () => {
    const other = at(3, 5);
    const region = reachable(open, at(5, 5), 4096, { passable: [], blocking: [other] });
    const next = drawing(7);
    const drawn = Array.from({ length: 400 }, () => region.sample(next));
    const worthy = drawn.filter((place) =>
      region.candidates().some(({ x, y }) => x === place.x && y === place.y),
    );
    expect(worthy.length).toBeGreaterThan(150);
    expect(worthy.length).toBeLessThan(250);
    expect(drawn.some((place) => touches(place, other))).toBe(true);
  });

  it('agrees with the shortest ways; its places are sorted, different and within', () => {
    fc.assert(
      fc.property(
        anyFlatTable,
        fc.array(anyPlace, { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 0, max: 7000 }),
        fc.nat(1e6),
        (table, [from, to, ...blocking], distance, seed) => {
          const ground = prepare(table);
          if (!from || !to) return;
          fc.pre(canStand(ground, from, blocking));
          const bases = { passable: [], blocking };
          const region = reachable(ground, from, distance, bases);
          const reaches = (place: Point) =>
            (routeTo(ground, from, place, bases)?.length ?? Infinity) <= distance;
          expect(region.contains(to)).toBe(reaches(to));
          const places = region.candidates();
          expect(places).toContainEqual(from);
          for (const [n, place] of places.entries()) {
            expect(reaches(place)).toBe(true);
            expect(canStand(ground, place, blocking)).toBe(true);
            const before = places[n - 1];
            if (before) expect(before.x < place.x || (before.x === place.x && before.y < place.y)).toBe(true);
          }
          expect(reachable(ground, from, distance, bases).candidates()).toEqual(places);
          const drawn = reachable(ground, from, distance, bases).sample(drawing(seed));
          expect(reaches(drawn)).toBe(true);
          expect(region.sample(drawing(seed))).toEqual(drawn);
        },
      ),
      { numRuns: 60 },
    );
  });
});
