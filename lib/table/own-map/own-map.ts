import { tableSide, unit, type Point, type Table, type Terrain } from '../plan';

/** Grid of the maps that a group draws: quarters of a #. */
export const grain = 4;
export const grains = tableSide * grain;

/** Quarters of a #: the highest piece. */
export const highest = 8 * grain;

export const mostPieces = 60;
/** Characters of a map's name. */
export const mapNameLimit = 60;

export const forms = ['box', 'round'] as const;
export type Form = (typeof forms)[number];

/** The side of a piece with a ladder in its middle. */
export const ladderSides = ['north', 'east', 'south', 'west'] as const;
export type LadderSide = (typeof ladderSides)[number];

/** The four answers that players agree on for a piece of terrain; chapter "Preparation". */
export const answers = ['seeThrough', 'walkThrough', 'cover', 'climb'] as const;
export type Answer = (typeof answers)[number];
export type Answers = Readonly<Record<Answer, boolean>>;

/** A piece of terrain as a group draws it; lengths in quarters of a #. */
export interface OwnPiece extends Answers {
  /** The name of a kind that its game knows. */
  readonly kind: string;
  readonly form: Form;
  /** The corner nearest to the table's own top left one. */
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly deep: number;
  readonly height: number;
  readonly ladder?: LadderSide | undefined;
}

/** A table of a group's own terrain. */
export interface OwnMap {
  readonly name: string;
  readonly pieces: readonly OwnPiece[];
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number.isFinite(value) ? value : least)));

/** The piece moved and shrunk as little as possible so that all of it is on the table. */
export const fitted = (piece: OwnPiece): OwnPiece => {
  const [wide, deep] = [within(piece.wide, 1, grains), within(piece.deep, 1, grains)];
  return {
    ...piece,
    wide,
    deep,
    left: within(piece.left, 0, grains - wide),
    top: within(piece.top, 0, grains - deep),
    height: within(piece.height, 0, highest),
  };
};

const opposite: Readonly<Record<LadderSide, LadderSide>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

/** The piece that the other side of the table sees like this one: half a turn around the middle. */
export const twinOf = (piece: OwnPiece): OwnPiece => ({
  ...piece,
  left: grains - piece.left - piece.wide,
  top: grains - piece.top - piece.deep,
  ...(piece.ladder && { ladder: opposite[piece.ladder] }),
});

const keyOf = ({ kind, form, left, top, wide, deep, height, ladder, ...rest }: OwnPiece): string =>
  [kind, form, left, top, wide, deep, height, ladder ?? '', ...answers.map((each) => rest[each])].join(' ');

/** The map with the twin of each piece that has none, as far as there is room for more pieces. */
export const mirrored = (map: OwnMap): OwnMap => {
  const pieces = [...map.pieces];
  const known = new Set(pieces.map(keyOf));
  for (const piece of map.pieces) {
    const twin = twinOf(piece);
    if (known.has(keyOf(twin)) || pieces.length >= mostPieces) continue;
    known.add(keyOf(twin));
    pieces.push(twin);
  }
  return { ...map, pieces };
};

/** Where the slanting sides of something round begin, as a part of its side. */
const slant = 0.2929;

/** The corners of a piece, clockwise as one looks at the table; whole, so that its twin's are too. */
export const outlineOf = ({ form, left, top, wide, deep }: OwnPiece): readonly Point[] => {
  const quarter = unit / grain;
  const [x, y, w, d] = [left * quarter, top * quarter, wide * quarter, deep * quarter];
  const corners =
    form === 'box'
      ? [
          [0, 0],
          [w, 0],
          [w, d],
          [0, d],
        ]
      : ((): readonly (readonly [number, number])[] => {
          const [a, b] = [Math.round(w * slant), Math.round(d * slant)];
          return [
            [a, 0],
            [w - a, 0],
            [w, b],
            [w, d - b],
            [w - a, d],
            [a, d],
            [0, d - b],
            [0, b],
          ];
        })();
  return corners.map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }));
};

const ladderOf = ({ left, top, wide, deep }: OwnPiece, side: LadderSide): Point => {
  const quarter = unit / grain;
  const at = (x: number, y: number): Point => ({ x: (left + x) * quarter, y: (top + y) * quarter });
  switch (side) {
    case 'north':
      return at(wide / 2, 0);
    case 'east':
      return at(wide, deep / 2);
    case 'south':
      return at(wide / 2, deep);
    case 'west':
      return at(0, deep / 2);
  }
};

/** A piece as the table knows it; its id says the kind and, with `nth`, which it is. */
export const terrainOf = (piece: OwnPiece, nth: number): Terrain => ({
  id: `${piece.kind}-${nth}`,
  shape: outlineOf(piece),
  height: piece.height * (unit / grain),
  seeThrough: piece.seeThrough,
  walkThrough: piece.walkThrough,
  cover: piece.cover,
  climb: piece.climb,
  ...(piece.ladder && { ladders: [ladderOf(piece, piece.ladder)] }),
});

export const tableOf = ({ pieces }: OwnMap): Table => ({
  width: tableSide * unit,
  height: tableSide * unit,
  terrain: pieces.map(terrainOf),
});
