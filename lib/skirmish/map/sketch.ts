import { unit, type Table, type Terrain } from '../../table/table';
import { mapSide, type Spot } from './corners';

/** A map with its name in code; half a turn brings it onto itself. */
export interface GameMap {
  readonly id: string;
  readonly table: Table;
}

/** A kind of terrain: its height in #, and the answers about it. */
export type TerrainAnswers = Omit<Terrain, 'id' | 'shape'>;

/** A rectangle of a kind, in #: its top left and its bottom right corner. */
export type Sketch<Kind extends string> = readonly [
  kind: Kind,
  left: number,
  top: number,
  right: number,
  bottom: number,
];

/** Each piece with its twin for the other side: half a turn around the centre. */
export const twice = <Kind extends string>(sketches: readonly Sketch<Kind>[]): readonly Sketch<Kind>[] => [
  ...sketches,
  ...sketches.map(([kind, left, top, right, bottom]): Sketch<Kind> => [
    kind,
    mapSide - right,
    mapSide - bottom,
    mapSide - left,
    mapSide - top,
  ]),
];

/** A piece as the table knows it, by a game's table of kinds; its id says the kind and which of the map it is. */
export const terrainBy =
  <Kind extends string>(kinds: Readonly<Record<Kind, TerrainAnswers>>) =>
  ([kind, left, top, right, bottom]: Sketch<Kind>, number: number): Terrain => {
    const { height, ...answers }: TerrainAnswers = kinds[kind];
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

/** A map of these pieces. */
export const mapOf = (id: string, terrain: readonly Terrain[]): GameMap => ({
  id,
  table: { width: mapSide * unit, height: mapSide * unit, terrain },
});

/** A round place that no piece reaches into. */
export interface Clearing {
  readonly at: Spot;
  /** # */
  readonly within: number;
}

type Box = Sketch<string>;

const areApart = (a: Box, b: Box, gap: number): boolean =>
  a[3] + gap <= b[1] || b[3] + gap <= a[1] || a[4] + gap <= b[2] || b[4] + gap <= a[2];

const isNear = ([, left, top, right, bottom]: Box, { at, within }: Clearing): boolean => {
  const dx = Math.max(left - at.x, 0, at.x - right);
  const dy = Math.max(top - at.y, 0, at.y - bottom);
  return dx * dx + dy * dy < within * within;
};

/** # between two pieces at least, so that a base passes everywhere. */
const lane = 1.2;

/** Whether a piece and its twin leave each other, the edges, what lies there already and the clearings in peace. */
export const hasRoom = <Kind extends string>(
  piece: Sketch<Kind>,
  placed: readonly Sketch<Kind>[],
  clearings: readonly Clearing[],
): boolean => {
  const [, left, top, right, bottom] = piece;
  if (Math.min(left, top, mapSide - right, mapSide - bottom) < lane) return false;
  return (
    !clearings.some((clearing) => isNear(piece, clearing)) &&
    twice([piece]).every((one, at, both) => areApart(one, both[1 - at] ?? one, lane)) &&
    twice([piece]).every((one) => placed.every((other) => areApart(one, other, lane)))
  );
};
