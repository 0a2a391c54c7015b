import { cornerTips, mapSide } from '../../../skirmish/map/corners';
import { hasRoom, mapOf, twice, type Clearing, type GameMap } from '../../../skirmish/map/sketch';
import { spawnRadius } from '../scenarios/place';
import { terrainOf, type Sketch, type TerrainKind } from './piece';

/** One piece lies in the middle, with its accessible side up. */
const middle: Sketch = ['forest', 10.5, 10.5, 13.5, 13.5];

/** A table of 24 by 24 inches with the five terrain pieces. */
const laid = (id: string, pairs: readonly Sketch[]): GameMap =>
  mapOf(id, [middle, ...twice(pairs)].map(terrainOf));

/** The maps that come with Pipsmith. */
export const maps: readonly GameMap[] = [
  laid('glade', [
    ['house', 6.5, 6.5, 9.5, 9.5],
    ['forest', 6.5, 14.5, 9.5, 17.5],
  ]),
  laid('hamlet', [
    ['house', 5, 10.5, 8, 13.5],
    ['house', 10.5, 5, 13.5, 8],
  ]),
  laid('woods', [
    ['forest', 5, 8, 8, 11],
    ['forest', 8, 16, 11, 19],
  ]),
];

export const findMap = (id: string): GameMap | undefined => maps.find((map) => map.id === id);

/** Inches along each side of a piece. */
export const pieceSide = 3;

/** The spawn points and the other corners. */
const clearings: readonly Clearing[] = Object.values(cornerTips).map((at) => ({
  at,
  within: spawnRadius + 1,
}));

const kinds: readonly TerrainKind[] = ['forest', 'house'];

/** The five pieces laid by chance; `next` gives a whole number from 0 to n - 1. */
export const randomMap = (id: string, next: (n: number) => number): GameMap => {
  const pairs: Sketch[] = [];
  for (let tries = 0; tries < 200 && pairs.length < 2; tries += 1) {
    const kind = kinds[next(kinds.length)] ?? 'forest';
    const [left, top] = [next(mapSide * 4) / 4, next(mapSide * 4) / 4];
    const piece: Sketch = [kind, left, top, left + pieceSide, top + pieceSide];
    if (hasRoom(piece, [middle, ...twice(pairs)], clearings)) pairs.push(piece);
  }
  return laid(id, pairs);
};
