import { unit, type Table } from '../../../table/table';
import { cornerTips, mapSide, spawnRadius } from '../scenarios/place';
import { terrainOf, twice, type Sketch, type TerrainKind } from './piece';

/** A table of 24 by 24 inches with the five terrain pieces; half a turn brings it onto itself. */
export interface GameMap {
  readonly id: string;
  readonly table: Table;
}

/** One piece lies in the middle, with its accessible side up. */
const middle: Sketch = ['forest', 10.5, 10.5, 13.5, 13.5];

const mapOf = (id: string, pairs: readonly Sketch[]): GameMap => ({
  id,
  table: {
    width: mapSide * unit,
    height: mapSide * unit,
    terrain: [middle, ...twice(pairs)].map(terrainOf),
  },
});

/** The maps that come with Pipsmith. */
export const maps: readonly GameMap[] = [
  mapOf('glade', [
    ['house', 6.5, 6.5, 9.5, 9.5],
    ['forest', 6.5, 14.5, 9.5, 17.5],
  ]),
  mapOf('hamlet', [
    ['house', 5, 10.5, 8, 13.5],
    ['house', 10.5, 5, 13.5, 8],
  ]),
  mapOf('woods', [
    ['forest', 5, 8, 8, 11],
    ['forest', 8, 16, 11, 19],
  ]),
];

export const findMap = (id: string): GameMap | undefined => maps.find((map) => map.id === id);

/** Inches along each side of a piece. */
export const pieceSide = 3;

/** Inches between two of them at least, so that a base passes everywhere. */
const lane = 1.2;

const areApart = (a: Sketch, b: Sketch): boolean =>
  a[3] + lane <= b[1] || b[3] + lane <= a[1] || a[4] + lane <= b[2] || b[4] + lane <= a[2];

/** A piece and its twin leave each other, the spawn points and the corners in peace. */
const fits = (piece: Sketch, placed: readonly Sketch[]): boolean => {
  const [, left, top, right, bottom] = piece;
  if (Math.min(left, top, mapSide - right, mapSide - bottom) < lane) return false;
  const isByACorner = Object.values(cornerTips).some(({ x, y }) => {
    const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    return dx * dx + dy * dy < (spawnRadius + 1) ** 2;
  });
  return (
    !isByACorner &&
    twice([piece]).every((one, at, both) => areApart(one, both[1 - at] ?? one)) &&
    twice([piece]).every((one) => placed.every((other) => areApart(one, other)))
  );
};

const kinds: readonly TerrainKind[] = ['forest', 'house'];

/** The five pieces laid by chance; `next` gives a whole number from 0 to n - 1. */
export const randomMap = (id: string, next: (n: number) => number): GameMap => {
  const pairs: Sketch[] = [];
  for (let tries = 0; tries < 200 && pairs.length < 2; tries += 1) {
    const kind = kinds[next(kinds.length)] ?? 'forest';
    const [left, top] = [next(mapSide * 4) / 4, next(mapSide * 4) / 4];
    const piece: Sketch = [kind, left, top, left + pieceSide, top + pieceSide];
    if (fits(piece, [middle, ...twice(pairs)])) pairs.push(piece);
  }
  return mapOf(id, pairs);
};
