import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFlatTable, anyPlace, at, block, tableOf } from './fixtures/tables';
import {
  besides,
  canStand,
  distanceBetween,
  heightAt,
  inContact,
  perches,
  prepare,
  shove,
  type Point,
  type Terrain,
} from './table';

const groundOf = (...terrain: Terrain[]) => prepare(tableOf(10, terrain));
const bases = (...blocking: Point[]) => ({ passable: [], blocking });
const push = (terrain: Terrain[], distance: number, ...others: Point[]) =>
  shove(groundOf(...terrain), at(5, 5), at(4, 5), distance * 1024, bases(...others));

describe('a push (chapter "Armoury")', () => {
  it.each([
    { name: 'nothing behind', terrain: [], distance: 1, end: 6 },
    { name: 'two #', terrain: [], distance: 2, end: 7 },
    { name: 'a wall', terrain: [block(6, 1, 7, 9)], distance: 1, end: 5.5 },
    { name: 'a wall at the back', terrain: [block(5.5, 1, 7, 9)], distance: 1, end: 5 },
    { name: 'low rubble', terrain: [block(6, 1, 7, 9, { tall: 0.4, climb: true })], distance: 1, end: 6 },
    { name: 'the edge of the table', terrain: [], distance: 9, end: 9.5 },
    { name: 'off a roof', terrain: [block(4, 4, 5.2, 6, { tall: 3, climb: true })], distance: 1, end: 6 },
    {
      name: 'not far enough to clear the roof',
      terrain: [block(4, 4, 5.2, 6, { tall: 3, climb: true })],
      distance: 0.6,
      end: 5.2,
    },
    { name: 'no way back through a river', terrain: [block(6, 1, 7, 9, { tall: 0 })], distance: 3, end: 5.5 },
  ])('$name', ({ terrain, distance, end }) => {
    expect(Math.abs(push(terrain, distance).x - end * 1024)).toBeLessThanOrEqual(1);
    expect(push(terrain, distance).y).toBe(5 * 1024);
  });

  it('leads whoever is in the air over terrain, to where he could stand', () => {
    const fly = (terrain: Terrain) =>
      shove(groundOf(terrain), at(5, 5), at(4, 5), 3072, bases(), true).x / 1024;
    expect([fly(block(6, 1, 6.5, 9)), fly(block(6, 1, 9, 9))]).toEqual([8, 5.5]);
  });

  it('stops at another base, friend or foe', () => {
    expect(push([], 3, at(7, 5))).toEqual(at(6, 5));
    expect(shove(groundOf(), at(5, 5), at(4, 5), 3072, { passable: [at(7, 5)], blocking: [] })).toEqual(
      at(6, 5),
    );
  });

  it('does nothing from the very same place', () => {
    expect(shove(groundOf(), at(5, 5), at(5, 5), 1024, bases())).toEqual(at(5, 5));
  });

  it('never goes too far, never ends where nobody can stand', () => {
    fc.assert(
      fc.property(
        anyFlatTable,
        anyPlace,
        anyPlace,
        fc.nat(4000),
        fc.array(anyPlace, { maxLength: 4 }),
        (table, from, by, far, others) => {
          const ground = prepare(table);
          fc.pre(canStand(ground, from, others));
          const end = shove(ground, from, by, far, bases(...others));
          expect(distanceBetween(from, end)).toBeLessThanOrEqual(far);
          expect(canStand(ground, end, others)).toBe(true);
          expect(distanceBetween(end, by)).toBeGreaterThanOrEqual(distanceBetween(from, by) - 1);
        },
      ),
    );
  });
});

describe('a place beside a base', () => {
  it('is in contact while there is room, then near, then nowhere', () => {
    const ground = groundOf();
    const taken: Point[] = [];
    for (let n = 0; n < 6; n++) {
      const place = besides(ground, at(5, 5), bases(...taken), 0);
      if (place) taken.push(place);
      if (place) expect(inContact(ground, place, at(5, 5))).toBe(true);
    }
    expect(taken.length).toBeGreaterThanOrEqual(5);
    const crowd = bases(...taken, at(4, 4), at(6, 4), at(4, 6), at(6, 6));
    expect(besides(ground, at(5, 5), crowd, 0)).toBeUndefined();
    const further = besides(ground, at(5, 5), crowd, 3 * 1024);
    expect(further && canStand(ground, further, [...taken, at(5, 5)])).toBe(true);
  });
});

describe('climbing with a whole action (chapter "Climbing")', () => {
  const crate = (tall: number) => block(5, 4, 7, 6, { tall, climb: true });
  const beside = at(4.5, 5);

  it.each([
    { name: 'as tall as a figure', terrain: crate(1), climbs: true },
    { name: 'half as tall', terrain: crate(0.5), climbs: true },
    { name: 'taller', terrain: crate(1.01), climbs: false },
    { name: 'so low that nobody needs to', terrain: crate(0.4), climbs: false },
    { name: 'not climbable', terrain: block(5, 4, 7, 6, { tall: 1 }), climbs: false },
  ])('$name: $climbs', ({ terrain, climbs }) => {
    const ground = groundOf(terrain);
    const found = perches(ground, beside, []);
    expect(found.length > 0).toBe(climbs);
    for (const { place, rise } of found) {
      expect(heightAt(ground, place)).toBe(rise);
      expect(distanceBetween(place, beside)).toBeLessThanOrEqual(1024);
    }
  });

  it('needs touch, and room on top; with a ladder it goes higher', () => {
    expect(perches(groundOf(crate(1)), at(4.4, 5), [])).toEqual([]);
    expect(perches(groundOf(crate(1)), beside, [at(5.5, 5)])).toEqual([]);
    expect(perches(groundOf(crate(3)), beside, [], 3 * 1024).length).toBeGreaterThan(0);
  });
});
