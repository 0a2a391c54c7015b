import { describe, expect, test } from 'vitest';
import { unit } from '../plan';
import { isConvex } from '../table';
import { fitted, grains, highest, mirrored, mostPieces, tableOf, twinOf, type OwnPiece } from './own-map';

const house: OwnPiece = {
  kind: 'house',
  form: 'box',
  left: 10,
  top: 21,
  wide: 7,
  deep: 5,
  height: 12,
  seeThrough: false,
  walkThrough: false,
  cover: true,
  climb: false,
  ladder: 'north',
};

describe('a piece of a group’s own', () => {
  test('is the terrain that rules measure: quarters of a # from the top left', () => {
    const [terrain] = tableOf({ name: 'a', pieces: [house] }).terrain;
    expect(terrain).toEqual({
      id: 'house-0',
      shape: [
        { x: 2560, y: 5376 },
        { x: 4352, y: 5376 },
        { x: 4352, y: 6656 },
        { x: 2560, y: 6656 },
      ],
      height: 3 * unit,
      seeThrough: false,
      walkThrough: false,
      cover: true,
      climb: false,
      ladders: [{ x: 3456, y: 5376 }],
    });
  });

  test.each(['box', 'round'] as const)(
    '%s: whole numbers, a convex outline, and a twin that is just that',
    (form) => {
      const { terrain, width, height } = tableOf({
        name: 'a',
        pieces: [{ ...house, form }, twinOf({ ...house, form })],
      });
      const [one, twin] = terrain;
      const turned = one?.shape.map(({ x, y }) => `${width - x} ${height - y}`).sort();
      expect(twin?.shape.map(({ x, y }) => `${x} ${y}`).sort()).toEqual(turned);
      for (const { shape } of terrain) {
        expect(isConvex(shape)).toBe(true);
        for (const { x, y } of shape) expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
      }
      expect(twin?.ladders?.map(({ x, y }) => `${x} ${y}`)).toEqual(
        one?.ladders?.map(({ x, y }) => `${width - x} ${height - y}`),
      );
    },
  );

  test.each([
    [{ left: -9 }, { left: 0 }],
    [{ left: 500 }, { left: grains - house.wide }],
    [{ wide: 0 }, { wide: 1 }],
    [{ deep: 1000 }, { deep: grains, top: 0 }],
    [{ height: 999 }, { height: highest }],
    [{ top: 4.4 }, { top: 4 }],
    [{ top: Number.NaN }, { top: 0 }],
  ])('lies on the table whole: %j', (wrong, right) => {
    expect(fitted({ ...house, ...wrong })).toEqual({ ...house, ...right });
  });
});

describe('a map that is mirrored', () => {
  test('has a twin of every piece, and once is enough', () => {
    const once = mirrored({ name: 'a', pieces: [house] });
    expect(once.pieces).toEqual([house, twinOf(house)]);
    expect(mirrored(once)).toEqual(once);
  });

  test('needs no twin of what lies on the middle', () => {
    const middle = {
      ...house,
      left: (grains - 8) / 2,
      top: (grains - 8) / 2,
      wide: 8,
      deep: 8,
      ladder: undefined,
    };
    expect(mirrored({ name: 'a', pieces: [middle] }).pieces).toEqual([middle]);
  });

  test('holds no more than a map can hold', () => {
    const many = Array.from({ length: 50 }, (_, nth) => ({ ...house, left: nth }));
    expect(mirrored({ name: 'a', pieces: many }).pieces).toHaveLength(mostPieces);
  });
});
