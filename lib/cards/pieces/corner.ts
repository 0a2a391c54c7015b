import type { Card, Colour } from '../card';
import { drawIcon } from '../icons';
import { part } from './part';
import { writeLines, writeOne, type Sketch } from '../sketch';
import { point, smallestOnPieces } from '../text/text';
import { fit } from '../text/typeset';

/** Piece at a corner of the map. */
export interface CornerPiece {
  readonly id: string;
  readonly name: string;
  /** Large: "1", or a sign in a box of 512 x 512. */
  readonly picture: { readonly figure: string } | { readonly icon: string };
  readonly text: string;
  readonly ink: Colour | 'ink';
  /** mm: how far from the tip the arc stands that the piece shows; absent where distances do not fit on it. */
  readonly radius?: number;
}

/** mm */
const side = 22;
const band = 0.9;

/** A picture with its text below: their middle at x, y, in a square of `room` mm. */
const label = (face: Sketch, { picture, text }: CornerPiece, x: number, y: number, space: number): void => {
  const height = space * 0.56;
  const middle = y - space * 0.2;
  if ('icon' in picture) face.draw(drawIcon(picture.icon, x, middle, height, 'ink'));
  else
    writeOne(
      face,
      picture.figure,
      { typeface: 'display', size: height / point, fill: 'ink' },
      { x, y: middle + height * 0.32, width: space, align: 'middle' },
    );
  const fitted = fit('strong', text, { width: space, lines: 2, most: 7.5, least: smallestOnPieces });
  if (!fitted) return;
  face.say('strong', text);
  const place = { x, y: y + space * 0.14 + fitted.size * point, align: 'middle' } as const;
  writeLines(face, fitted, { typeface: 'strong', fill: 'ink' }, place, 1.1);
};

/**
 * A square to lay into a corner of the map, its tip in the tip, with the quarter of a circle around the tip: in its true
 * size where a radius is given.
 */
export const drawCorner = (piece: CornerPiece): Card => {
  const width = Math.max(side, piece.radius ?? 0);
  const radius = piece.radius ?? width - band;
  const { id, name } = piece;
  return part({ id, name, size: { width, height: width } }, (face) => {
    const inner = radius - band / 2;
    face.draw({
      draw: 'path',
      d: `M${band / 2} ${band / 2}H${inner}A${inner} ${inner} 0 0 1 ${band / 2} ${inner}Z`,
      x: 0,
      y: 0,
      scale: 1,
      fill: 'white',
      stroke: piece.ink,
      strokeWidth: band,
    });
    // Text stands within the quarter, or beyond a small one.
    const isSmall = radius < side * 0.8;
    const space = isSmall ? side * 0.44 : radius * 0.54;
    const x = isSmall ? side * 0.66 : space * 0.5 + 2 * band;
    const y = isSmall ? side * 0.64 : space * 0.56 + 2 * band;
    label(face, piece, x, y, space);
  });
};

/** A square to lay along an edge of the map, its bar where something ends. */
export const drawEdge = (piece: CornerPiece): Card => {
  const { id, name } = piece;
  return part({ id, name, size: { width: side, height: side } }, (face) => {
    face.draw({
      draw: 'line',
      from: [band, band],
      to: [band, side - band],
      stroke: piece.ink,
      strokeWidth: 2 * band,
    });
    label(face, piece, side / 2 + band, side / 2, side * 0.62);
  });
};
