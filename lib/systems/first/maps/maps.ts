import { cornerRadius, centre, cornerTips, mapSide } from '../../../skirmish/map/corners';
import { hasRoom, mapOf, twice, type Clearing, type GameMap } from '../../../skirmish/map/sketch';
import { spawnPoints } from '../scenarios/scenario';
import { terrainOf, type Sketch, type TerrainKind } from './piece';

/** Long views, a few things to duck behind. */
const meadow = twice<TerrainKind>([
  ['boulder', 7.4, 7, 8.8, 8.4],
  ['wood', 3.6, 11, 6.4, 13.4],
  ['fence', 9.6, 6.4, 13, 6.8],
  ['lake', 15.4, 9, 17.4, 10.6],
]);

/** Two towers over low platforms: who climbs shoots further. */
const ruins = twice<TerrainKind>([
  ['tower', 6, 6, 8.4, 8.4],
  ['platform', 12.6, 5, 16.4, 7.4],
  ['fence', 8.8, 10, 9.2, 13],
  ['boulder', 4, 11.4, 5.4, 12.8],
  ['wood', 16.8, 9, 19.4, 11],
]);

/** The maps that come with Pipsmith. */
export const maps: readonly GameMap[] = [
  mapOf('meadow', meadow.map(terrainOf)),
  mapOf('ruins', ruins.map(terrainOf)),
];

export const findMap = (id: string): GameMap | undefined => maps.find((map) => map.id === id);

const sizes: Readonly<Record<TerrainKind, readonly [wide: number, deep: number]>> = {
  tower: [2, 2],
  platform: [3, 2],
  boulder: [1.4, 1.4],
  fence: [3, 0.4],
  wood: [2.6, 2.2],
  lake: [2.2, 1.8],
};
const kinds = Object.keys(sizes) as readonly TerrainKind[];

/** The corners, and all that scenarios need. */
const clearings: readonly Clearing[] = [
  ...Object.values(cornerTips).map((at) => ({ at, within: cornerRadius })),
  ...[...spawnPoints, centre].flatMap(({ x, y }) => [
    { at: { x, y }, within: 1 },
    { at: { x: mapSide - x, y: mapSide - y }, within: 1 },
  ]),
];

/** A map of four to seven pairs of pieces, drawn from `next`, which gives a whole number from 0 to n - 1. */
export const randomMap = (id: string, next: (n: number) => number): GameMap => {
  const placed: Sketch[] = [];
  const wanted = 2 * (4 + next(4));
  for (let tries = 0; tries < 120 && placed.length < wanted; tries += 1) {
    const kind = kinds[next(kinds.length)] ?? 'boulder';
    const [wide, deep] = next(2) === 0 ? sizes[kind] : [sizes[kind][1], sizes[kind][0]];
    const [left, top] = [next(mapSide * 4) / 4, next(mapSide * 2) / 4];
    const piece: Sketch = [kind, left, top, left + wide, top + deep];
    if (hasRoom(piece, placed, clearings)) placed.push(...twice([piece]));
  }
  return mapOf(id, placed.map(terrainOf));
};
