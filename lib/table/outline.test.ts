import { describe, expect, test } from 'vitest';
import { outlineOf, type Box } from './outline';
import { unit, type Point } from './plan';

const box: Box = { left: 0, top: 0, right: 10 * unit, bottom: 10 * unit };

const ringsOf = (contains: (place: Point) => boolean, step = unit / 2): readonly (readonly Point[])[] => {
  const looking = outlineOf(contains, box, step);
  for (;;) {
    const { done, value } = looking.next();
    if (done) return value;
  }
};

/** The area within rings by the even-odd rule, in square #. */
const areaOf = (rings: readonly (readonly Point[])[]): number =>
  Math.abs(
    rings.reduce(
      (sum, ring) =>
        sum +
        ring.reduce((part, { x, y }, at) => {
          const to = ring[(at + 1) % ring.length] ?? { x, y };
          return part + x * to.y - to.x * y;
        }, 0) /
          2,
      0,
    ),
  ) /
  unit ** 2;

const isIn =
  (x: number, y: number, radius: number) =>
  (place: Point): boolean =>
    Math.hypot(place.x - x * unit, place.y - y * unit) <= radius * unit;

describe('the outline of an area', () => {
  test('of a circle is one ring about as long and wide as the circle', () => {
    const circle = isIn(5, 5, 3);
    const rings = ringsOf(circle);
    expect(rings).toHaveLength(1);
    expect(Math.abs(areaOf(rings) - 9 * Math.PI)).toBeLessThan(0.6);
    for (const { x, y } of rings.flat()) {
      expect(circle({ x, y })).toBe(true);
      expect(Math.hypot(x / unit - 5, y / unit - 5)).toBeGreaterThan(2.9);
    }
  });

  test('of an area with a hole is two rings, the hole running the other way', () => {
    const [outer, inner] = [isIn(5, 5, 4), isIn(5, 5, 2)];
    const rings = ringsOf((place) => outer(place) && !inner(place), unit / 4);
    expect(rings).toHaveLength(2);
    expect(Math.abs(areaOf(rings) - 12 * Math.PI)).toBeLessThan(1);
  });

  test('of two areas that meet at a corner alone is two rings', () => {
    const rings = ringsOf(({ x, y }) => (x < 5 * unit ? y < 5 * unit : y >= 5 * unit));
    expect(rings).toHaveLength(2);
  });

  test('of an area that reaches the edge of its box is closed, and of nothing there is none', () => {
    expect(ringsOf(() => true)).toHaveLength(1);
    expect(areaOf(ringsOf(() => true))).toBeGreaterThan(99);
    expect(ringsOf(() => false)).toEqual([]);
  });

  test('asks about whole places only', () => {
    let whole = true;
    ringsOf((place) => {
      whole &&= Number.isInteger(place.x) && Number.isInteger(place.y);
      return isIn(3, 4, 1)(place);
    }, 700);
    expect(whole).toBe(true);
  });
});
