import { describe, expect, test } from 'vitest';
import type { TableTerrain } from '../systems/table-scene';
import { unit, type Point } from '../table/table';
import { figureNear, figuresMeant, isHeld, terrainNear } from './pointing';
import { tableFigure as figure } from './testing';

const at = (x: number, y: number): Point => ({ x: x * unit, y: y * unit });
const piece = (id: number, left: number, top: number, side: number): TableTerrain => ({
  id: `${id}`,
  name: `piece ${id}`,
  shape: [at(left, top), at(left + side, top), at(left + side, top + side), at(left, top + side)],
  height: unit,
  seeThrough: false,
  walkThrough: false,
  cover: true,
  climb: true,
});

describe('a figure that is pointed at', () => {
  const two = [figure(0, 5, 5), figure(1, 6, 5)];
  test.each([
    ['on its base', 5.4, 5, 0, 0],
    ['on the base beside it', 5.6, 5, 0, 1],
    ['beside both, nearer to the first', 5, 6.2, 1, 0],
    ['beside the second', 7, 5, 1, 1],
    ['too far from both', 9, 5, 1, undefined],
    ['without slack beside its base', 5, 5.6, 0, undefined],
  ])('%s', (_, x, y, slack, expected) => {
    expect(figureNear(two, at(x, y), slack * unit)?.id).toBe(expected);
  });

  test('is none that is not on the table', () => {
    expect(figureNear([figure(0, 5, 5, { isOff: true })], at(5, 5), unit)).toBeUndefined();
  });
});

describe('figures that a finger may mean', () => {
  const eight = Array.from({ length: 8 }, (_, id) => figure(id, 5 + (id % 4), 5 + Math.floor(id / 4)));
  const meant = (x: number, y: number, finger: number): readonly number[] =>
    figuresMeant(eight, at(x, y), finger * unit).map(({ id }) => id);

  test('are all that stand under it, the nearest first', () => {
    expect(meant(6.4, 5.05, 0.7)).toEqual([1, 2, 5, 6]);
  });

  test.each([
    ['its very middle', 6, 5],
    ['a little beside its middle', 6.1, 5.05],
    ['its outer side', 6, 4.6],
  ])('are the one alone whose coin is tapped at %s, though a finger covers others', (_, x, y) => {
    expect(meant(x, y, 0.7)).toEqual([1]);
  });

  test('are both where a small coin touches a large one and the finger is on the line between them', () => {
    const two = [figure(0, 5, 5, { radius: 2 * unit }), figure(1, 7.5, 5)];
    const ids = (x: number) => figuresMeant(two, at(x, 5), 0.7 * unit).map(({ id }) => id);
    expect([ids(7.45), ids(7.02), ids(6)]).toEqual([[1], [1, 0], [0]]);
  });

  test('are the one alone that it hits where a base is wider than it', () => {
    expect(meant(6.1, 5.1, 0.4)).toEqual([1]);
  });

  test('are none where nobody is near', () => {
    expect(meant(12, 12, 0.7)).toEqual([]);
  });
});

describe('a piece of terrain that is pointed at', () => {
  const stacked = [piece(0, 4, 4, 4), piece(1, 5, 5, 1)];
  test.each([
    ['alone', 4.5, 4.5, 0, '0'],
    ['on top of another', 5.5, 5.5, 0, '1'],
    ['within a finger of its edge', 8.5, 6, 1, '0'],
    ['too far away', 9.5, 6, 1, undefined],
    ['beside it, by a pointer that is exact', 8.1, 6, 0, undefined],
  ])('%s', (_, x, y, slack, expected) => {
    expect(terrainNear(stacked, at(x, y), slack * unit)?.id).toBe(expected);
  });
});

describe('a coin that is dragged', () => {
  const coin = figure(0, 10, 10);
  const radius = coin.radius / unit;

  test.each([
    ['in its middle', 0, true],
    ['at its rim', radius, true],
    ['on its ring', radius + 0.25, true],
    ['beside its ring', radius + 0.5, false],
  ])('a coin is taken %s: %s # away, %s', (_, far, isTaken) => {
    for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
      const spot = { x: (10 + Math.cos(angle) * far) * unit, y: (10 + Math.sin(angle) * far) * unit };
      expect(isHeld(coin, spot, 0.2 * unit)).toBe(isTaken);
    }
  });

  test('a wide finger takes a small coin from beside it', () => {
    expect(isHeld(coin, { x: 11.5 * unit, y: 10 * unit }, 1.6 * unit)).toBe(true);
  });
});
