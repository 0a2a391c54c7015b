import { terrainBy, type Sketch as SketchOf, type TerrainAnswers } from '../../../skirmish/map/sketch';

/** A kind of terrain: its height in #, and what players usually agree on about it; chapter "Terrain". */
export const terrainKinds = {
  /** 10 cm, which are 4 # where a # is an inch. */
  tower: { height: 4, seeThrough: false, walkThrough: false, cover: true, climb: true },
  platform: { height: 2, seeThrough: false, walkThrough: false, cover: true, climb: true },
  boulder: { height: 1, seeThrough: true, walkThrough: false, cover: true, climb: true },
  fence: { height: 0.75, seeThrough: true, walkThrough: false, cover: true, climb: true },
  wood: { height: 2, seeThrough: true, walkThrough: true, cover: true, climb: false },
  lake: { height: 0, seeThrough: true, walkThrough: false, cover: false, climb: false },
} as const satisfies Readonly<Record<string, TerrainAnswers>>;
export type TerrainKind = keyof typeof terrainKinds;

export type Sketch = SketchOf<TerrainKind>;

/** A piece as the table knows it. */
export const terrainOf = terrainBy(terrainKinds);
