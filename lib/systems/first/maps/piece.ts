import { unit, type Terrain } from '../../../table/table';
import { mapSide, type Spot } from '../../../skirmish/map/corners';

/** A kind of terrain: its height in #, and what players usually agree on about it; chapter "Terrain". */
export const terrainKinds = {
  /** 10 cm, which are 4 # where a # is an inch. */
  tower: { height: 4, seeThrough: false, walkThrough: false, cover: true, climb: true },
  platform: { height: 2, seeThrough: false, walkThrough: false, cover: true, climb: true },
  boulder: { height: 1, seeThrough: true, walkThrough: false, cover: true, climb: true },
  fence: { height: 0.75, seeThrough: true, walkThrough: false, cover: true, climb: true },
  wood: { height: 2, seeThrough: true, walkThrough: true, cover: true, climb: false },
  lake: { height: 0, seeThrough: true, walkThrough: false, cover: false, climb: false },
} as const satisfies Readonly<Record<string, Omit<Terrain, 'id' | 'shape'>>>;
export type TerrainKind = keyof typeof terrainKinds;

/** A rectangle of a kind, in #: its top left and its bottom right corner. */
export type Sketch = readonly [kind: TerrainKind, left: number, top: number, right: number, bottom: number];

/** Each piece with its twin for the other side: half a turn around the centre. */
export const twice = (sketches: readonly Sketch[]): readonly Sketch[] => [
  ...sketches,
  ...sketches.map(([kind, left, top, right, bottom]): Sketch => [
    kind,
    mapSide - right,
    mapSide - bottom,
    mapSide - left,
    mapSide - top,
  ]),
];

/** A piece as the table knows it. */
export const terrainOf = ([kind, left, top, right, bottom]: Sketch, number: number): Terrain => {
  const { height, ...answers } = terrainKinds[kind];
  const corners: readonly Spot[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return {
    id: `${kind}-${number}`,
    shape: corners.map(({ x, y }) => ({ x: Math.round(x * unit), y: Math.round(y * unit) })),
    height: Math.round(height * unit),
    ...answers,
  };
};
