import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesRound } from './base';
import { awayFrom, floodLength, seesAnyhow } from './fixtures/slow';
import { anyFlatTable, anyHidingTable, anyPlace, at, block, tableOf } from './fixtures/tables';
import {
  besideBase,
  besides,
  canSee,
  canStand,
  gapBetween,
  inContact,
  inCover,
  lineTouches,
  overlaps,
  perches,
  prepare,
  radiusOf,
  reachable,
  reachBetween,
  shove,
  terrainAt,
  touches,
  routeTo,
  routeToContact,
  type Base,
  type Point,
  type Terrain,
} from './table';
import { runs } from '../testing/runs';

const groundOf = (...terrain: Terrain[]) => prepare(tableOf(10, terrain));
const opponents = (...blocking: Base[]) => ({ passable: [], blocking });

/** A base this many # across. */
const base = (x: number, y: number, across: number): Base => ({ ...at(x, y), radius: 512 * across });

const anyRadius = fc.constantFrom(256, 512, 768, 1536);
const anyBase = fc
  .record({ place: anyPlace, radius: anyRadius })
  .map(({ place: { x, y }, radius }): Base => ({ x, y, radius }));
const someBases = fc.array(anyBase, { minLength: 2, maxLength: 6 });

/** The distance from centre to centre, with fractions. */
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far the octagon of a base reaches beyond its circle, at most. */
const corner = 1.0837;

const moved = (from: Base, { x, y }: Point): Base => ({ x, y, radius: radiusOf(from) });

describe('bases of many sizes', () => {
  it('a dragon of 3 # and a slayer of 1 #, edge to edge', () => {
    const dragon = base(5, 5, 3);
    expect(gapBetween(dragon, at(9, 5))).toBe(2 * 1024);
    expect(gapBetween(at(9, 5), dragon)).toBe(2 * 1024);
    expect(reachBetween(dragon, at(9, 5))).toBe(3.5 * 1024);
    expect(reachBetween(at(9, 5), dragon)).toBe(2.5 * 1024);
    expect([touches(dragon, at(7, 5)), touches(dragon, at(7.01, 5))]).toEqual([true, false]);
    expect([overlaps(dragon, at(7, 5)), overlaps(dragon, at(6.99, 5))]).toEqual([false, true]);
    expect([1.4, 1.6].map((aside) => lineTouches(at(1, 5 + aside), at(9, 5 + aside), dragon))).toEqual([
      true,
      false,
    ]);
  });

  it('measures gaps as they are, the same from both sides', () => {
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const gap = Math.max(0, apart(a, b) - radiusOf(a) - radiusOf(b));
        expect(Math.abs(gapBetween(a, b) - gap)).toBeLessThan(1);
        expect(gapBetween(b, a)).toBe(gapBetween(a, b));
        expect(overlaps(a, b)).toBe(apart(a, b) < radiusOf(a) + radiusOf(b));
      }),
    );
  });

  it('beside each other they touch and do not overlap, on any side', () => {
    fc.assert(
      fc.property(anyBase, anyBase, (one, side) => {
        fc.pre(one.x !== side.x || one.y !== side.y);
        const facing = besideBase(one, side, radiusOf(side));
        for (const place of [...placesRound(one, radiusOf(side)), ...(facing ? [facing] : [])]) {
          const other = moved(side, place);
          expect(touches(other, one)).toBe(true);
          expect(overlaps(other, one)).toBe(false);
          expect(gapBetween(other, one)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('stand where measuring the distances leaves room', () => {
    fc.assert(
      fc.property(anyFlatTable, anyBase, fc.array(anyBase, { maxLength: 3 }), (table, own, others) => {
        const size = radiusOf(own);
        const walls = table.terrain.filter(({ walkThrough }) => !walkThrough);
        const away = Math.min(Infinity, ...walls.map(({ shape }) => awayFrom(shape, own)));
        const edge = Math.min(own.x, own.y, table.width - own.x, table.height - own.y);
        const isApart = others.every((other) => apart(own, other) >= size + radiusOf(other));
        if (away >= size * corner && edge >= size)
          expect(canStand(prepare(table), own, others)).toBe(isApart);
        if (away < size || edge < size || !isApart) expect(canStand(prepare(table), own, others)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('lean on what their rims touch, and are in contact on one level only', () => {
    const ground = groundOf(block(4, 4, 6, 6, { tall: 0.5, climb: true, id: 'crate' }));
    expect(terrainAt(ground, base(2.6, 5, 3)).map(({ id }) => id)).toEqual(['crate']);
    expect(terrainAt(ground, base(2.6, 5, 1))).toEqual([]);
    expect(inContact(ground, base(2.2, 5, 3), base(4.2, 5, 1))).toBe(false);
    expect(inContact(ground, base(2.2, 8, 3), base(4.2, 8, 1))).toBe(true);
  });
});

describe('ways of bases of many sizes', () => {
  it.each([
    { across: 3, gap: 3, through: true },
    { across: 3, gap: 2.99, through: false },
    { across: 0.5, gap: 0.5, through: true },
    { across: 0.5, gap: 0.49, through: false },
  ])('$across # pass through a gap of $gap #: $through', ({ across, gap, through }) => {
    const walls = [block(4, 0, 5, 4), block(4, 4 + gap, 5, 10)];
    expect(routeTo(groundOf(...walls), base(2, 2, across), at(8, 2), opponents()) !== undefined).toBe(
      through,
    );
  });

  it.each([
    { across: 3, gap: 3, through: true },
    { across: 3, gap: 2.7, through: false },
    { across: 0.5, gap: 0.5, through: true },
    { across: 0.5, gap: 0.4, through: false },
  ])('$across # pass between others of 3 # who stand $gap # apart: $through', ({ across, gap, through }) => {
    const rows = [1.5, 4.5].flatMap((far) => [base(5, 4 - far, 3), base(5, 4 + gap + far, 3)]);
    const route = routeTo(groundOf(), base(2, 4, across), at(8, 4), opponents(...rows));
    expect(route !== undefined).toBe(through);
  });

  it('jump over another only where it is no wider', () => {
    const jumping = (width: number) =>
      routeTo(groundOf(), base(1, 5, 1), at(8, 5), opponents(base(4, 5, 3)), {
        jumps: { width: width * 1024, height: 1024 },
      })?.length;
    expect([jumping(3) === 7 * 1024, jumping(2.9) === 7 * 1024]).toEqual([true, false]);
  });

  it('agree with a flood over a fine grid, and are as long back as forth', () => {
    let round = 0;
    fc.assert(
      fc.property(anyFlatTable, someBases, (table, [from, goal, ...blocking]) => {
        const ground = prepare(table);
        if (!from || !goal) return;
        const size = radiusOf(from);
        const to = moved(from, goal);
        fc.pre(apart(from, to) > 3 * 1024);
        fc.pre(canStand(ground, from, blocking) && canStand(ground, to, blocking));
        const route = routeTo(ground, from, to, opponents(...blocking));
        const back = routeTo(ground, to, from, opponents(...blocking));
        const length = route?.length ?? Infinity;
        expect(Math.abs((back?.length ?? Infinity) - length) || 0).toBeLessThanOrEqual(4);
        if (route && route.points.length > 2) round++;
        const wide = floodLength(table, from, to, blocking, {
          edge: size,
          terrain: size * corner + 4,
          bases: (other) => size + radiusOf(other) + 6,
        });
        expect(length).toBeLessThanOrEqual(wide + 4);
        const narrow = floodLength(table, from, to, blocking, {
          edge: size,
          terrain: size * 0.78,
          bases: (other) => (size + radiusOf(other)) * 0.87,
        });
        expect(narrow).toBeLessThanOrEqual(length * 1.03 + 400);
      }),
      { numRuns: runs(25) },
    );
    expect(round).toBeGreaterThan(runs(25) / 6);
  });

  it('end where they may: regions agree with the shortest ways', () => {
    fc.assert(
      fc.property(anyFlatTable, someBases, fc.nat(7000), (table, [from, to, ...blocking], distance) => {
        const ground = prepare(table);
        if (!from || !to) return;
        fc.pre(canStand(ground, from, blocking));
        const region = reachable(ground, from, distance, opponents(...blocking));
        const reaches = (place: Point) =>
          (routeTo(ground, from, place, opponents(...blocking))?.length ?? Infinity) <= distance;
        expect(region.contains({ x: to.x, y: to.y })).toBe(reaches(to));
        for (const place of region.candidates()) {
          expect(Object.keys(place)).toEqual(['x', 'y']);
          expect(reaches(place) && canStand(ground, moved(from, place), blocking)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lead into contact, or as far as they go', () => {
    let met = 0;
    fc.assert(
      fc.property(anyFlatTable, someBases, fc.nat(9000), (table, [from, target, ...allies], distance) => {
        const ground = prepare(table);
        if (!from || !target) return;
        fc.pre(canStand(ground, from, [target, ...allies]) && canStand(ground, target, allies));
        const way = routeToContact(ground, from, target, distance, { passable: allies, blocking: [target] });
        if (!way) return;
        const end = moved(from, way.end);
        if (way.contact) met++;
        expect(way.length).toBeLessThanOrEqual(distance);
        expect(canStand(ground, end, [target, ...allies])).toBe(true);
        if (way.contact) expect(inContact(ground, end, target)).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(met).toBeGreaterThan(10);
  });
});

describe('places for bases of many sizes', () => {
  it('a push ends at a place to stand', () => {
    fc.assert(
      fc.property(
        anyFlatTable,
        anyBase,
        anyPlace,
        fc.nat(4000),
        fc.array(anyBase, { maxLength: 4 }),
        (table, from, by, far, others) => {
          const ground = prepare(table);
          fc.pre(canStand(ground, from, others));
          const end = shove(ground, from, by, far, opponents(...others));
          expect(apart(from, end)).toBeLessThanOrEqual(far);
          expect(canStand(ground, moved(from, end), others)).toBe(true);
        },
      ),
    );
    expect(shove(groundOf(), base(3, 5, 3), at(2, 5), 9 * 1024, opponents(at(8, 5)))).toEqual(at(6, 5));
  });

  it('a place beside another is in contact while there is room, and near otherwise', () => {
    fc.assert(
      fc.property(
        anyFlatTable,
        anyBase,
        anyRadius,
        fc.array(anyBase, { maxLength: 4 }),
        (table, one, radius, others) => {
          const place = besides(prepare(table), one, opponents(...others), 2048, radius);
          if (!place) return;
          const own = { ...place, radius };
          expect(canStand(prepare(table), own, [one, ...others])).toBe(true);
          expect(gapBetween(own, one)).toBeLessThanOrEqual(2048);
        },
      ),
    );
    const beside = besides(groundOf(), base(5, 5, 1), opponents(), 0, 1536);
    expect(beside && touches({ ...beside, radius: 1536 }, at(5, 5))).toBe(true);
  });

  it('a climb ends on top of what a base touches', () => {
    const ground = groundOf(block(5, 2, 9, 8, { tall: 1, climb: true }));
    const found = perches(ground, base(3.5, 5, 3), []);
    expect(found.length).toBeGreaterThan(0);
    for (const { place } of found) expect(canStand(ground, { ...place, radius: 1536 }, [])).toBe(true);
    expect(perches(ground, base(3.5, 5, 1), [])).toEqual([]);
  });
});

describe('sight of bases of many sizes', () => {
  it.each([
    { across: 3, wall: 5.85, seen: true },
    { across: 3, wall: 6, seen: false },
    { across: 1, wall: 5.49, seen: true },
    { across: 1, wall: 5.51, seen: false },
    { across: 0.5, wall: 5.35, seen: true },
    { across: 0.5, wall: 5.42, seen: false },
  ])('$across # across at the end of a wall up to $wall #: $seen', ({ across, wall, seen }) => {
    const ground = prepare(tableOf(20, [block(6, 1, 7, wall)]));
    const [west, east] = [base(2, 5, 1), base(12, 5, across)];
    expect(canSee(ground, west, east)).toBe(seen);
    expect(canSee(ground, east, west)).toBe(seen);
    expect(canSee(ground, base(2, 5, across), base(12, 5, across))).toBe(wall < 5 + across / 2);
  });

  it.each([
    { from: 5.6, seen: false },
    { from: 5.8, seen: true },
  ])(
    'a wall from $from # on, far beside the middle, hides the rest of a rim: seen $seen',
    ({ from, seen }) => {
      const ground = prepare(tableOf(20, [block(6, 1, 7, 5.9), block(9, from, 10, 9)]));
      expect(canSee(ground, base(2, 5, 3), base(12, 5, 3))).toBe(seen);
    },
  );

  it('is the same from both sides, and agrees with trying many lines', () => {
    let hidden = 0;
    fc.assert(
      fc.property(anyHidingTable, anyBase, anyBase, (table, a, b) => {
        const ground = prepare(table);
        fc.pre(canStand(ground, a, []) && canStand(ground, b, [a]));
        const seen = canSee(ground, a, b);
        if (!seen) hidden++;
        expect(canSee(ground, b, a)).toBe(seen);
        const sizes = [radiusOf(a), radiusOf(b)] as const;
        if (seesAnyhow(table, a, b, sizes, 24)) expect(seen).toBe(true);
        const octagons = [sizes[0] * corner, sizes[1] * corner] as const;
        if (seen) expect(seesAnyhow(table, a, b, octagons, -160)).toBe(true);
      }),
      { numRuns: 120 },
    );
    expect(hidden).toBeGreaterThan(10);
  });

  it('covers who leans on a piece, as far as his base reaches', () => {
    const low = groundOf(block(4.5, 4, 5, 6, { tall: 0.8 }));
    // Both look over it from a roof, so that only leaning on it covers.
    const roof = block(0, 4, 1.2, 6, { tall: 1, climb: true });
    const high = groundOf(block(4.5, 4, 5, 6, { tall: 0.8 }), roof);
    expect(inCover(low, base(0.9, 5, 1), base(7, 5, 1))).toBe(true);
    expect(inCover(high, base(0.9, 5, 1), base(6.4, 5, 1))).toBe(false);
    expect(inCover(high, base(0.9, 5, 1), base(6.4, 5, 3))).toBe(true);
  });
});
