import { describe, expect, it } from 'vitest';
import { distanceBetween } from './base';
import { at, block, tableOf } from './fixtures/tables';
import { heightAt, landings, prepare } from './table';

/** A tower whose ladder leans on the middle of its left side. */
const tower = (tall: number, answers: Partial<Parameters<typeof block>[4]> = {}) =>
  prepare(tableOf(10, [block(5, 3, 8, 7, { tall, climb: true, ladders: [at(5, 5)], ...answers })]));
const foot = at(4.5, 5);

describe('a ladder', () => {
  it.each([1, 2, 3, 9])(
    '%i # long leads from its foot to the top, a base’s width from it at most',
    (tall) => {
      const found = landings(tower(tall), foot, []);
      expect(found.length).toBeGreaterThan(0);
      for (const { place, length } of found) {
        expect([heightAt(tower(tall), place), length]).toEqual([tall * 1024, tall * 1024]);
        expect(distanceBetween(place, at(5, 5))).toBeLessThanOrEqual(1024);
      }
    },
  );

  it('leads down again, to where a base touches it', () => {
    const found = landings(tower(3), at(5.5, 5), []);
    expect(found.length).toBeGreaterThan(0);
    for (const { place, length } of found) {
      expect([heightAt(tower(3), place), length]).toEqual([0, 3 * 1024]);
      expect(distanceBetween(place, at(5, 5))).toBeLessThanOrEqual(1024 * 0.5625);
    }
  });

  it.each([
    { name: 'away from its foot', ground: tower(3), from: at(4.4, 5) },
    { name: 'beside the piece, beside no ladder', ground: tower(3), from: at(4.5, 6) },
    { name: 'far from it on top', ground: tower(3), from: at(6.1, 5) },
    {
      name: 'without one',
      ground: prepare(tableOf(10, [block(5, 3, 8, 7, { tall: 3, climb: true })])),
      from: foot,
    },
    { name: 'onto what cannot be stood on', ground: tower(3, { climb: false }), from: foot },
    { name: 'up what is no step', ground: tower(0.4), from: foot },
  ])('leads nowhere $name', ({ ground, from }) => {
    expect(landings(ground, from, [])).toEqual([]);
  });

  it('leads to nobody’s place', () => {
    const taken = [at(5.5, 5), at(5.5, 4), at(5.5, 6)];
    for (const { place } of landings(tower(3), foot, taken))
      for (const other of taken) expect(distanceBetween(place, other)).toBeGreaterThanOrEqual(1023);
  });
});
