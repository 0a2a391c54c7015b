import { unit, type Table } from '../../../table/table';
import { cornerRadius, centre, cornerTips, mapSide } from '../../../skirmish/map/corners';
import { spawnPoints } from '../scenarios/scenario';
import { terrainOf, twice, type Sketch, type TerrainKind } from './piece';

/** A map of 24 # x 24 #; half a turn brings it onto itself. */
export interface GameMap {
  readonly id: string;
  readonly table: Table;
}

const mapOf = (id: string, sketches: readonly Sketch[]): GameMap => ({
  id,
  table: { width: mapSide * unit, height: mapSide * unit, terrain: sketches.map(terrainOf) },
});

/** Long views, a few things to duck behind. */
const meadow = twice([
  ['boulder', 7.4, 7, 8.8, 8.4],
  ['wood', 3.6, 11, 6.4, 13.4],
  ['fence', 9.6, 6.4, 13, 6.8],
  ['lake', 15.4, 9, 17.4, 10.6],
]);

/** Two towers over low platforms: who climbs shoots further. */
const ruins = twice([
  ['tower', 6, 6, 8.4, 8.4],
  ['platform', 12.6, 5, 16.4, 7.4],
  ['fence', 8.8, 10, 9.2, 13],
  ['boulder', 4, 11.4, 5.4, 12.8],
  ['wood', 16.8, 9, 19.4, 11],
]);

/** The maps that come with Pipsmith. */
export const maps: readonly GameMap[] = [mapOf('meadow', meadow), mapOf('ruins', ruins)];

export const findMap = (id: string): GameMap | undefined => maps.find((map) => map.id === id);

/** # between two pieces at least, so that a base passes everywhere. */
const lane = 1.2;

const sizes: Readonly<Record<TerrainKind, readonly [wide: number, deep: number]>> = {
  tower: [2, 2],
  platform: [3, 2],
  boulder: [1.4, 1.4],
  fence: [3, 0.4],
  wood: [2.6, 2.2],
  lake: [2.2, 1.8],
};
const kinds = Object.keys(sizes) as readonly TerrainKind[];

const areApart = (a: Sketch, b: Sketch, gap: number): boolean =>
  a[3] + gap <= b[1] || b[3] + gap <= a[1] || a[4] + gap <= b[2] || b[4] + gap <= a[2];

/** A piece and its twin leave each other, the corners, and all that scenarios need in peace. */
const fits = (piece: Sketch, placed: readonly Sketch[]): boolean => {
  const [, left, top, right, bottom] = piece;
  if (Math.min(left, top, mapSide - right, mapSide - bottom) < lane) return false;
  const near = (x: number, y: number, far: number): boolean => {
    const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    return dx * dx + dy * dy < far * far;
  };
  return (
    !Object.values(cornerTips).some(({ x, y }) => near(x, y, cornerRadius)) &&
    ![...spawnPoints, centre].some(({ x, y }) => near(x, y, 1) || near(mapSide - x, mapSide - y, 1)) &&
    twice([piece]).every((one, at, both) => areApart(one, both[1 - at] ?? one, lane)) &&
    twice([piece]).every((one) => placed.every((other) => areApart(one, other, lane)))
  );
};

/** A map of four to seven pairs of pieces, drawn from `next`, which gives a whole number from 0 to n - 1. */
export const randomMap = (id: string, next: (n: number) => number): GameMap => {
  const placed: Sketch[] = [];
  const wanted = 2 * (4 + next(4));
  for (let tries = 0; tries < 120 && placed.length < wanted; tries += 1) {
    const kind = kinds[next(kinds.length)] ?? 'boulder';
    const [wide, deep] = next(2) === 0 ? sizes[kind] : [sizes[kind][1], sizes[kind][0]];
    const [left, top] = [next(mapSide * 4) / 4, next(mapSide * 2) / 4];
    const piece: Sketch = [kind, left, top, left + wide, top + deep];
    if (fits(piece, placed)) placed.push(...twice([piece]));
  }
  return mapOf(id, placed);
};
