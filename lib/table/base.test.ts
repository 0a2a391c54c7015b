import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlace, at } from './fixtures/tables';
import {
  besideBase,
  distanceBetween,
  gapBetween,
  lineTouches,
  overlaps,
  reachBetween,
  touches,
  towards,
} from './table';

describe('distances of bases (ruling 24)', () => {
  it.each([
    { name: 'touching', x: 1, gap: 0, reach: 0.5 },
    { name: 'just in the dead zone', x: 2, gap: 1, reach: 1.5 },
    { name: 'at 10 #', x: 11, gap: 10, reach: 10.5 },
  ])('$name: gap $gap, reach $reach', ({ x, gap, reach }) => {
    expect(gapBetween(at(1, 1), at(1 + x, 1))).toBe(gap * 1024);
    expect(gapBetween(at(1, 1), at(1, 1 + x))).toBe(gap * 1024);
    expect(reachBetween(at(1, 1), at(1 + x, 1))).toBe(reach * 1024);
  });

  it('is never below 0, even on one spot', () => {
    expect(gapBetween(at(3, 3), at(3, 3))).toBe(0);
    expect(reachBetween(at(3, 3), at(3, 3))).toBe(0);
  });

  it('reaches five half # to the nearest part of a base, and not a hair further (Uncle Tom)', () => {
    expect(reachBetween(at(0, 0), { x: 3 * 1024, y: 0 })).toBe(2.5 * 1024);
    expect(reachBetween(at(0, 0), { x: 3 * 1024 + 1, y: 0 })).toBeGreaterThan(2.5 * 1024);
  });

  it('is the same from both sides and within a unit of the true distance', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        expect(gapBetween(a, b)).toBe(gapBetween(b, a));
        expect(Math.abs(distanceBetween(a, b) - Math.hypot(a.x - b.x, a.y - b.y))).toBeLessThan(1);
      }),
    );
  });
});

describe('places beside and towards', () => {
  it('beside a base on any side is in contact and not on it', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (base, side) => {
        fc.pre(base.x !== side.x || base.y !== side.y);
        const place = besideBase(base, side);
        expect(place && touches(place, base)).toBe(true);
        expect(place && overlaps(place, base)).toBe(false);
        expect(place && gapBetween(place, base)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('towards a place goes as far as said, in its direction, never beyond', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.nat(8000), (from, to, far) => {
        const end = towards(from, to, far);
        expect(Math.hypot(end.x - from.x, end.y - from.y)).toBeLessThanOrEqual(far);
        expect(distanceBetween(from, end) + distanceBetween(end, to)).toBeLessThanOrEqual(
          distanceBetween(from, to) + 3,
        );
      }),
    );
  });

  it.each([
    { name: 'through the middle', base: at(5, 1), touched: true },
    { name: 'at the rim', base: at(5, 1.5), touched: true },
    { name: 'a hair beside the rim', base: { x: 5 * 1024, y: 1537 }, touched: false },
    { name: 'just beyond the end', base: at(10.6, 1), touched: false },
  ])('a line touches a base: $name $touched', ({ base, touched }) => {
    expect(lineTouches(at(1, 1), at(10, 1), base)).toBe(touched);
  });
});
