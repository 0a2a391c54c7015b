import type { Card, Drawing } from '../card';
import type { TableUnit } from '../paper/ruler';
import { writeOne, type Sketch } from '../sketch';
import { part } from './part';

/** The words of a tape, in the reader's language. */
export interface TapeWords {
  readonly name: string;
  /** "10#" */
  readonly distance: (value: number) => string;
  /** On the end that goes under the piece before. */
  readonly glue: string;
}

/** mm: a piece at most, so that it lies on A4 and Letter; its height, and the tab that is glued under the piece before. */
const longest = 250;
const height = 12;
const tab = 10;
/** mm of the ticks from either edge. */
const ticks = { whole: 3.4, half: 1.8 } as const;

/** A stretch of the tape in #. */
export interface TapePiece {
  readonly from: number;
  readonly to: number;
}

/** The pieces of a tape of this many #, as few as there can be. */
export const tapePieces = ({ mm }: TableUnit, length: number): readonly TapePiece[] => {
  const pieces: TapePiece[] = [];
  for (let from = 0; from < length;) {
    const space = longest - (from === 0 ? 0 : tab);
    const to = Math.min(length, from + Math.max(1, Math.floor(space / mm + 1e-9)));
    pieces.push({ from, to });
    from = to;
  }
  return pieces;
};

const tick = (x: number, from: number, to: number, strokeWidth: number): Drawing => ({
  draw: 'line',
  from: [x, from],
  to: [x, to],
  stroke: 'black',
  strokeWidth,
});

const drawPiece = (face: Sketch, { from, to }: TapePiece, unit: TableUnit, words: TapeWords): void => {
  const zero = from === 0 ? 0 : tab;
  const { mm } = unit;
  for (let half = 1; half <= 2 * (to - from); half += 1) {
    const isWhole = half % 2 === 0;
    const x = zero + (half * mm) / 2 - (half === 2 * (to - from) ? 0.15 : 0);
    const reach = isWhole ? ticks.whole : ticks.half;
    const width = isWhole ? 0.3 : 0.2;
    face.draw(tick(x, 0, reach, width), tick(x, height - reach, height, width));
  }
  for (let value = from + 1; value <= to; value += 1)
    writeOne(
      face,
      words.distance(value),
      { typeface: 'strong', size: Math.min(13, mm * 0.95), fill: 'black' },
      {
        x: zero + (value - from) * mm - 0.9,
        y: height / 2 + 1.5,
        align: 'right',
        width: mm * 0.86,
        least: 4,
      },
    );
  if (zero === 0) return;
  face.draw({
    draw: 'line',
    from: [zero, 0],
    to: [zero, height],
    stroke: 'black',
    strokeWidth: 0.2,
    dash: [0.8, 0.6],
  });
  writeOne(
    face,
    words.glue,
    { typeface: 'text', size: 7, fill: 'black' },
    { x: zero / 2, y: height / 2 + 0.9, align: 'middle', width: zero - 1.6, least: 4 },
  );
};

/** A measuring tape of this many #: strips of one side, each after the first with a tab that is glued under the one before. */
export const drawTape = (unit: TableUnit, length: number, words: TapeWords): readonly Card[] =>
  tapePieces(unit, length).map((piece, index) =>
    part(
      {
        id: `tape-${index + 1}`,
        name: words.name,
        size: { width: (index === 0 ? 0 : tab) + (piece.to - piece.from) * unit.mm, height },
      },
      (face) => {
        drawPiece(face, piece, unit, words);
      },
    ),
  );
