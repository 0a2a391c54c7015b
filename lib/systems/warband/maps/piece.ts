import { terrainBy, type Sketch as SketchOf, type TerrainAnswers } from '../../../skirmish/map/sketch';

/**
 * The two sides of a terrain piece, with the answers to the three questions of the chapter "Terrain", and whether one
 * climbs onto it; heights in inches. House values: the text leaves the answers to the players.
 */
export const terrainKinds = {
  forest: { height: 2, seeThrough: true, walkThrough: true, cover: true, climb: false },
  house: { height: 2, seeThrough: false, walkThrough: false, cover: true, climb: true },
} as const satisfies Readonly<Record<string, TerrainAnswers>>;
export type TerrainKind = keyof typeof terrainKinds;

export type Sketch = SketchOf<TerrainKind>;

/** A piece as the table knows it. */
export const terrainOf = terrainBy(terrainKinds);
