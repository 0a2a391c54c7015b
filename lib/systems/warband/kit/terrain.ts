import type { Card, CountNote, Drawing } from '../../../cards/card';
import { iconBox } from '../../../cards/icons';
import { part } from '../../../cards/pieces/part';
import { writeOne, type Sketch } from '../../../cards/sketch';
import { pieceSide } from '../maps/maps';
import type { TerrainKind } from '../maps/piece';
import { kitIcon } from './icons';

/** The words of terrain pieces. */
export interface TerrainWords {
  /** Name of the piece: both of its sides. */
  readonly piece: string;
  readonly name: Readonly<Record<TerrainKind, string>>;
  /** The answers to the three questions, and how high it is. */
  readonly answers: (kind: TerrainKind) => string;
  readonly countNote: CountNote;
}

/** Pieces on a table; chapter "Terrain Piece". */
export const terrainPieces = 5;
const inch = 25.4;
const side = pieceSide * inch;
/** mm from the cut to what is drawn, so that a knife that strays takes no ink off. */
const inset = 2;
/** mm at the foot for name and answers. */
const foot = 13;

const ground = (fill: 'panel' | 'white', stroke: 'green' | 'grey'): Drawing => ({
  draw: 'rect',
  x: inset,
  y: inset,
  width: side - 2 * inset,
  height: side - 2 * inset,
  radius: 3,
  fill,
  stroke,
  strokeWidth: 1,
});

/** Middles of the trees, as parts of the side, and how large they are. */
const trees = [
  [0.2, 0.2, 0.26],
  [0.52, 0.17, 0.22],
  [0.8, 0.24, 0.28],
  [0.34, 0.46, 0.3],
  [0.66, 0.5, 0.26],
  [0.16, 0.64, 0.22],
  [0.87, 0.66, 0.18],
  [0.48, 0.72, 0.2],
] as const;

const forest = (face: Sketch): void => {
  face.draw(
    ground('panel', 'green'),
    ...trees.map(([x, y, size]): Drawing => ({
      draw: 'path',
      d: kitIcon('oak'),
      x: (x - size / 2) * side,
      y: (y - size / 2) * side,
      scale: (size * side) / iconBox,
      // With an outline, so that trees are white where ink is saved.
      fill: 'green',
      stroke: 'ink',
      strokeWidth: 0.25,
    })),
  );
};

/** A roof from above: its edges, the ridge, the hips and rows of tiles. */
const house = (face: Sketch): void => {
  const [left, top] = [8, 8];
  const [right, bottom] = [side - 8, side - foot - 4];
  const middle = (top + bottom) / 2;
  const hip = 13;
  const line = (from: readonly [number, number], to: readonly [number, number], width: number): Drawing => ({
    draw: 'line',
    from,
    to,
    stroke: 'ink',
    strokeWidth: width,
  });
  face.draw(ground('white', 'grey'), {
    draw: 'rect',
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    fill: 'panel',
    stroke: 'ink',
    strokeWidth: 0.8,
  });
  for (let y = top + 4; y < bottom - 1; y += 4) {
    const reach = (hip * Math.min(y - top, bottom - y)) / (middle - top);
    face.draw(line([left + reach, y], [right - reach, y], 0.15));
  }
  face.draw(
    line([left + hip, middle], [right - hip, middle], 0.7),
    ...[top, bottom].flatMap((y) => [
      line([left, y], [left + hip, middle], 0.5),
      line([right, y], [right - hip, middle], 0.5),
    ]),
  );
};

const drawings: Readonly<Record<TerrainKind, (face: Sketch) => void>> = { forest, house };

const drawSide = (face: Sketch, kind: TerrainKind, words: TerrainWords): void => {
  drawings[kind](face);
  const place = { x: side / 2, width: side - 2 * inset - 6, align: 'middle' } as const;
  face.draw({
    draw: 'rect',
    x: inset + 1.5,
    y: side - foot,
    width: side - 2 * inset - 3,
    height: foot - inset - 1.5,
    radius: 2,
    fill: 'white',
    stroke: 'ink',
    strokeWidth: 0.25,
  });
  const name = { typeface: 'display', size: 12, fill: 'ink' } as const;
  writeOne(face, words.name[kind], name, { ...place, y: side - foot + 4.6 });
  writeOne(
    face,
    words.answers(kind),
    { typeface: 'text', size: 7, fill: 'ink' },
    { ...place, y: side - foot + 7.9, least: 5 },
  );
};

/** Five pieces with Forest on one side and House on the other. */
export const terrain = (words: TerrainWords): readonly Card[] =>
  Array.from({ length: terrainPieces }, (_, at) => ({
    ...part(
      { id: `terrain-${at + 1}`, name: words.piece, kind: 'terrain', size: { width: side, height: side } },
      (face) => drawSide(face, 'forest', words),
      (face) => drawSide(face, 'house', words),
    ),
    countNote: words.countNote,
  }));
