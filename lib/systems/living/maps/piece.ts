import { unit, type Point, type Terrain } from '../../../table/table';
import { mapSide, type Spot } from '../../../skirmish/map/corners';

/** A kind of terrain: its height in # and the four answers (chapter "Preparation"). */
interface Answers {
  readonly height: number;
  readonly seeThrough: boolean;
  readonly walkThrough: boolean;
  readonly cover: boolean;
  readonly climb: boolean;
}

/** Pieces of maps. What is seen over is 1 # high, what hides 2 # and more (ruling on Jump). */
export const terrainKinds = {
  house: { height: 3, seeThrough: false, walkThrough: false, cover: true, climb: false },
  tower: { height: 2, seeThrough: false, walkThrough: false, cover: true, climb: true },
  wall: { height: 2, seeThrough: false, walkThrough: false, cover: true, climb: false },
  'low-wall': { height: 0.75, seeThrough: true, walkThrough: false, cover: true, climb: true },
  boulder: { height: 1, seeThrough: true, walkThrough: false, cover: true, climb: true },
  rubble: { height: 0.4, seeThrough: true, walkThrough: false, cover: false, climb: true },
  terrace: { height: 1, seeThrough: true, walkThrough: false, cover: true, climb: true },
  ramp: { height: 1, seeThrough: true, walkThrough: true, cover: false, climb: true },
  wood: { height: 2, seeThrough: false, walkThrough: true, cover: true, climb: false },
  hedge: { height: 0.75, seeThrough: true, walkThrough: true, cover: true, climb: false },
  water: { height: 0, seeThrough: true, walkThrough: false, cover: false, climb: false },
} as const satisfies Readonly<Record<string, Answers>>;
export type TerrainKind = keyof typeof terrainKinds;

/** A piece as maps are written: a kind, the corners of a convex outline and the places of ladders at it, in #. */
export interface Sketch {
  readonly kind: TerrainKind;
  readonly outline: readonly Spot[];
  readonly ladders?: readonly Spot[];
}

/** A place in whole 1/1024 #, so that its twin is one too. */
const spot = (x: number, y: number): Spot => ({
  x: Math.round(x * unit) / unit,
  y: Math.round(y * unit) / unit,
});

/** A rectangle from its top left to its bottom right corner, in #. */
export const box = (kind: TerrainKind, left: number, top: number, right: number, bottom: number): Sketch => ({
  kind,
  outline: [spot(left, top), spot(right, top), spot(right, bottom), spot(left, bottom)],
});

/** Sides of a square tower. */
const ways = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** A square tower around a middle, `half` its side in #, with a ladder in the middle of its north, east, south or west side. */
export const tower = (x: number, y: number, half: number, side: 0 | 1 | 2 | 3): Sketch => ({
  ...box('tower', x - half, y - half, x + half, y + half),
  ladders: [spot(x + ways[side].x * half, y + ways[side].y * half)],
});

/** Eight sides around a middle, `radius` # away. */
export const ring = (kind: TerrainKind, x: number, y: number, radius: number): Sketch => {
  const near = radius * 0.4142;
  const outline = [
    [radius, near],
    [near, radius],
    [-near, radius],
    [-radius, near],
    [-radius, -near],
    [-near, -radius],
    [near, -radius],
    [radius, -near],
  ] as const;
  return { kind, outline: outline.map(([dx, dy]) => spot(x + dx, y + dy)) };
};

/** A straight wall between two ends, this many # thick. */
export const bar = (kind: TerrainKind, from: Spot, to: Spot, thick: number): Sketch => {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const x = ((from.y - to.y) * thick) / 2 / length;
  const y = ((to.x - from.x) * thick) / 2 / length;
  return {
    kind,
    outline: [
      spot(from.x + x, from.y + y),
      spot(from.x - x, from.y - y),
      spot(to.x - x, to.y - y),
      spot(to.x + x, to.y + y),
    ],
  };
};

const turned = ({ kind, outline, ladders }: Sketch, turn: (spot: Spot) => Spot): Sketch => ({
  kind,
  outline: outline.map(turn),
  ...(ladders && { ladders: ladders.map(turn) }),
});

/** Each piece with its twin for the other team: half a turn around the centre. */
export const twice = (sketches: readonly Sketch[]): readonly Sketch[] => [
  ...sketches,
  ...sketches.map((sketch) => turned(sketch, ({ x, y }) => ({ x: mapSide - x, y: mapSide - y }))),
];

/** Each piece with three more, a quarter turn apart: fair to four players. */
export const fourTimes = (sketches: readonly Sketch[]): readonly Sketch[] =>
  twice([...sketches, ...sketches.map((sketch) => turned(sketch, ({ x, y }) => ({ x: mapSide - y, y: x })))]);

const toUnits = ({ x, y }: Spot): Point => ({ x: x * unit, y: y * unit });

/** A piece as the table knows it; its id says the kind and, with `number`, which it is. */
export const terrainOf = ({ kind, outline, ladders }: Sketch, number: number): Terrain => {
  const { height, ...answers } = terrainKinds[kind];
  return {
    id: `${kind}-${String(number)}`,
    shape: outline.map(toUnits),
    height: Math.round(height * unit),
    ...answers,
    ...(ladders && { ladders: ladders.map(toUnits) }),
  };
};
