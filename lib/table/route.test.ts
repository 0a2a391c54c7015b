import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floodLength } from './fixtures/slow';
import { anyFlatTable, anyPlace, at, block, tableOf } from './fixtures/tables';
import {
  type Bases,
  canStand,
  gapBetween,
  overlaps,
  prepare,
  routeTo,
  routeToContact,
  type Manner,
  type Point,
  type Terrain,
} from './table';
import { runs } from '../testing/runs';

const nobody: Bases = { passable: [], blocking: [] };
const opponents = (...blocking: Point[]) => ({ passable: [], blocking });
const groundOf = (...terrain: Terrain[]) => prepare(tableOf(10, terrain));
const lengthOf = (terrain: Terrain[], from: Point, to: Point, bases = nobody, manner: Manner = {}) =>
  routeTo(groundOf(...terrain), from, to, bases, manner)?.length;
const west = at(2, 5);
const east = at(8, 5);

describe('ways on the level (ruling 25)', () => {
  it('is straight where nothing hinders', () => {
    expect(routeTo(groundOf(), west, east, nobody)).toEqual({
      length: 6 * 1024,
      points: [west, east],
      drops: [],
    });
  });

  it('leads round a wall, a base’s half beside its corners', () => {
    const route = routeTo(groundOf(block(4, 3, 6, 9.9)), west, east, nobody);
    // A string round circles of half a # at both corners measures 2 x (2.784 + 0.482) + 2 = 8.53 #.
    expect((route?.length ?? 0) / 1024).toBeGreaterThan(8.53);
    expect((route?.length ?? 0) / 1024).toBeLessThan(8.6);
  });

  it.each([
    { name: 'a gap of a base’s width', gap: 1, through: true },
    { name: 'a gap a hair too narrow', gap: 0.998, through: false },
  ])('$name: $through', ({ gap, through }) => {
    const walls = [block(4, 0, 5, 4.5), block(4, 4.5 + gap, 5, 10)];
    expect(lengthOf(walls, at(2, 5), at(8, 5)) !== undefined).toBe(through);
  });

  it('passes allies, goes round opponents, ends on nobody', () => {
    const other = at(5, 5);
    expect(lengthOf([], west, east, { passable: [other], blocking: [] })).toBe(6 * 1024);
    const round = lengthOf([], west, east, opponents(other));
    expect(round).toBeGreaterThan(6.25 * 1024);
    expect(round).toBeLessThan(6.45 * 1024);
    expect(lengthOf([], west, at(5.9, 5), { passable: [other], blocking: [] })).toBeUndefined();
    expect(lengthOf([], west, at(6, 5), { passable: [other], blocking: [] })).toBe(4 * 1024);
  });

  it('does not pass between opponents who stand too close', () => {
    const rows = (gap: number) =>
      [1, 2, 3, 4].flatMap((n) => [at(5, 5 - gap / 2 - n + 0.5), at(5, 5 + gap / 2 + n - 0.5)]);
    expect(lengthOf([], west, east, opponents(...rows(1)))).toBe(6 * 1024);
    const round = lengthOf([], west, east, opponents(...rows(0.9)));
    expect(round === undefined || round > 8 * 1024).toBe(true);
  });

  it('walks through what is walked through', () => {
    expect(lengthOf([block(3, 1, 7, 9, { walkThrough: true })], west, east)).toBe(6 * 1024);
  });

  it('knows no way into a closed yard, and none off the table', () => {
    const yard = [block(6, 3, 6.2, 7), block(9, 3, 9.2, 7), block(6, 3, 9.2, 3.2), block(6, 6.8, 9.2, 7)];
    expect(lengthOf(yard, west, east)).toBeUndefined();
    expect(lengthOf([], west, at(10, 5))).toBeUndefined();
  });

  it('keeps to a limit', () => {
    expect(routeTo(groundOf(), west, east, nobody, {}, 6 * 1024)?.length).toBe(6 * 1024);
    expect(routeTo(groundOf(), west, east, nobody, {}, 6 * 1024 - 1)).toBeUndefined();
  });

  it('agrees with a flood over a fine grid, and is as long back as forth', () => {
    let round = 0;
    fc.assert(
      fc.property(
        anyFlatTable,
        fc.array(anyPlace, { minLength: 2, maxLength: 6 }),
        (table, [from, to, ...blocking]) => {
          const ground = prepare(table);
          if (!from || !to) return;
          fc.pre(gapBetween(from, to) > 4 * 1024);
          fc.pre(canStand(ground, from, blocking) && canStand(ground, to, blocking));
          const route = routeTo(ground, from, to, opponents(...blocking));
          const back = routeTo(ground, to, from, opponents(...blocking));
          const length = route?.length ?? Infinity;
          expect(Math.abs((back?.length ?? Infinity) - length) || 0).toBeLessThanOrEqual(4);
          if (route && route.points.length > 2) round++;
          // Every way over the grid with more room than needed is a way; with less room the grid loses 3 %.
          const wide = floodLength(table, from, to, blocking, {
            edge: 512,
            terrain: 560,
            bases: () => 1030,
          });
          expect(length).toBeLessThanOrEqual(wide + 4);
          const narrow = floodLength(table, from, to, blocking, {
            edge: 512,
            terrain: 400,
            bases: () => 890,
          });
          expect(narrow).toBeLessThanOrEqual(length * 1.03 + 400);
        },
      ),
      { numRuns: runs(50) },
    );
    expect(round).toBeGreaterThan(runs(50) / 5);
  });
});

describe('up and down (chapters "Climbing", "Falling")', () => {
  const roof = (tall: number) => block(4, 3, 7, 7, { tall, climb: true });
  const top = at(5, 5);

  it.each([
    { name: 'less than half a figure is stepped on', tall: 0.49, manner: {}, length: 3 },
    { name: 'half a figure is not', tall: 0.5, manner: {}, length: undefined },
    { name: 'climbing counts the wall', tall: 1.5, manner: { climbs: true }, length: 4.5 },
    { name: 'flying counts no wall', tall: 1.5, manner: { flies: true }, length: 3 },
  ])('onto a roof: $name', ({ tall, manner, length }) => {
    const way = lengthOf([roof(tall)], west, top, nobody, manner);
    expect(way).toBe(length === undefined ? undefined : length * 1024);
  });

  it.each([
    { name: '1 # does no harm', tall: 1, manner: {}, drops: [1] },
    { name: 'deeper is not taken unless said so', tall: 1.5, manner: {}, drops: undefined },
    { name: 'deeper', tall: 1.5, manner: { drop: 2048 }, drops: [1.5] },
    { name: 'a small step is no jump', tall: 0.3, manner: {}, drops: [] },
    { name: 'climbing down is none either', tall: 1.5, manner: { climbs: true }, drops: [] },
  ])('down from a roof: $name', ({ tall, manner, drops }) => {
    const route = routeTo(groundOf(roof(tall)), top, west, nobody, manner);
    expect(route?.drops).toEqual(drops?.map((depth) => depth * 1024));
  });

  it('is stood on with the centre on it, and not beside its edge within half a base', () => {
    const ground = groundOf(roof(1));
    expect(canStand(ground, at(4, 5), [])).toBe(true);
    expect(canStand(ground, at(3.9, 5), [])).toBe(false);
    expect(canStand(ground, at(3.5, 5), [])).toBe(true);
  });

  it('walks up a ramp, and straight down from it', () => {
    const ramp = block(6.5, 4.2, 9, 5.8, { tall: 1, climb: true, walkThrough: true });
    const wall = block(0, 1.5, 9.9, 2, { tall: 2 });
    const terrain = [roof(1), ramp, wall];
    const up = routeTo(groundOf(...terrain), west, top, nobody);
    expect(up?.drops).toEqual([]);
    expect((up?.length ?? 0) / 1024).toBeGreaterThan(9);
    expect((up?.length ?? 0) / 1024).toBeLessThan(13);
    expect(lengthOf(terrain, top, west)).toBe(3 * 1024);
  });

  it('climbs over what cannot be stood on, but does not end on it', () => {
    const wall = block(4, 0, 6, 10, { tall: 1.5 });
    expect(lengthOf([wall], west, east)).toBeUndefined();
    expect(lengthOf([wall], west, east, nobody, { climbs: true })).toBe(9 * 1024);
    expect(lengthOf([wall], west, top, nobody, { climbs: true })).toBeUndefined();
  });

  it('does not climb water', () => {
    const river = block(4, 0, 6, 10, { tall: 0, seeThrough: true });
    expect(lengthOf([river], west, east, nobody, { climbs: true })).toBeUndefined();
    expect(lengthOf([river], west, east, nobody, { hovers: true })).toBe(6 * 1024);
    expect(lengthOf([river], west, east, nobody, { flies: true })).toBe(6 * 1024);
  });

  it.each([
    { name: 'as wide and high as it is', jumps: { width: 1024, height: 1024 }, over: true },
    { name: 'not wide enough', jumps: { width: 1000, height: 1024 }, over: false },
    { name: 'not high enough', jumps: { width: 1024, height: 1000 }, over: false },
  ])('jumps over an obstacle: $name', ({ jumps, over }) => {
    const wall = [block(4, 0, 5, 10, { tall: 1 })];
    expect(lengthOf(wall, west, east, nobody, { jumps })).toBe(over ? 6 * 1024 : undefined);
    const crowd = opponents(at(5, 5));
    const straight = lengthOf([], west, east, crowd, { jumps }) === 6 * 1024;
    expect(straight).toBe(over);
  });
});

describe('ways into contact (chapter "Charge")', () => {
  it('ends in contact by the shortest way', () => {
    const way = routeToContact(groundOf(), west, east, 5 * 1024, opponents(east));
    expect(way).toMatchObject({ end: at(7, 5), contact: true, length: 5 * 1024 });
  });

  it('goes as near as it can when it is too far, and not onto an ally', () => {
    const way = routeToContact(groundOf(), west, east, 4 * 1024, opponents(east));
    expect(way).toMatchObject({ end: at(6, 5), contact: false });
    const crowd = { passable: [at(5.5, 5)], blocking: [east] };
    const short = routeToContact(groundOf(), west, east, 4 * 1024, crowd);
    expect(short && overlaps(short.end, at(5.5, 5))).toBe(false);
    expect(short && gapBetween(short.end, east)).toBeLessThan(4 * 1024);
  });

  it('finds another side when this one is taken', () => {
    const way = routeToContact(groundOf(), west, east, 9 * 1024, opponents(east, at(7, 5)));
    expect(way?.contact).toBe(true);
  });

  it('stays where it is in contact', () => {
    expect(routeToContact(groundOf(), at(7, 5), east, 5 * 1024, opponents(east))).toBeUndefined();
  });

  it('never goes further than allowed, always ends where it can stand', () => {
    fc.assert(
      fc.property(
        anyFlatTable,
        fc.array(anyPlace, { minLength: 2, maxLength: 5 }),
        fc.nat(8000),
        (table, [from, target, ...allies], distance) => {
          const ground = prepare(table);
          if (!from || !target) return;
          fc.pre(canStand(ground, from, [target, ...allies]) && canStand(ground, target, allies));
          const way = routeToContact(ground, from, target, distance, {
            passable: allies,
            blocking: [target],
          });
          if (!way) return;
          expect(way.length).toBeLessThanOrEqual(distance);
          expect(canStand(ground, way.end, [target, ...allies])).toBe(true);
          expect(way.points.at(-1)).toEqual(way.end);
        },
      ),
      { numRuns: 100 },
    );
  });
});
