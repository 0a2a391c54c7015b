import { pipPlaces, type FaceNumber } from '../../dice/face';
import type { Card, Colour, Drawing } from '../card';
import { drawIcon } from '../icons';
import { part } from './part';
import { writeLines, type Sketch } from '../sketch';
import { point, smallestOnPieces } from '../text/text';
import { fit } from '../text/typeset';

/** Content of one side of a token. */
export interface TokenSide {
  readonly label: string;
  /** A path in a box of 512 x 512, or a cross where something is buried. */
  readonly picture: { readonly icon: string } | { readonly cross: true } | { readonly figure: string };
  /** A die beside the picture, for those who are short of dice. */
  readonly die?: FaceNumber;
  /** The frame: what belongs together has one colour. */
  readonly border: Colour | 'gold' | 'ink';
}

/** mm between the cut and the frame, so that a knife that strays takes no ink off. */
const inset = 0.9;

const drawDieFace = (value: FaceNumber, x: number, y: number, side: number): readonly Drawing[] => [
  {
    draw: 'rect',
    x: x - side / 2,
    y: y - side / 2,
    width: side,
    height: side,
    radius: side * 0.18,
    fill: 'white',
    stroke: 'ink',
    strokeWidth: 0.3,
  },
  ...pipPlaces[value].map((place): Drawing => ({
    draw: 'path',
    d: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z',
    x: x - side / 2 + place.x * side,
    y: y - side / 2 + place.y * side,
    scale: (side * 0.095) / 10,
    fill: 'ink',
  })),
];

const drawCross = (x: number, y: number, side: number): readonly Drawing[] =>
  [-1, 1].map((slope) => ({
    draw: 'line',
    from: [x - side / 2, y - (slope * side) / 2],
    to: [x + side / 2, y + (slope * side) / 2],
    stroke: 'ink',
    strokeWidth: side * 0.16,
  }));

const drawPicture = (face: Sketch, { picture }: TokenSide, x: number, y: number, side: number): void => {
  if ('icon' in picture) face.draw(drawIcon(picture.icon, x, y, side, 'ink'));
  else if ('cross' in picture) face.draw(...drawCross(x, y, side * 0.7));
  else {
    const fitted = fit('display', picture.figure, { width: side, lines: 1, most: (side * 0.95) / point });
    if (!fitted) return;
    face.say('display', picture.figure);
    const place = { x, y: y + fitted.size * point * 0.32, align: 'middle' } as const;
    writeLines(face, fitted, { typeface: 'display', fill: 'ink' }, place, 1);
  }
};

const drawSide = (face: Sketch, shown: TokenSide, size: number): void => {
  face.draw({
    draw: 'rect',
    x: inset,
    y: inset,
    width: size - 2 * inset,
    height: size - 2 * inset,
    radius: size * 0.12,
    fill: 'white',
    stroke: shown.border,
    strokeWidth: 0.8,
  });
  const middle = size / 2;
  const fitted =
    fit('strong', shown.label, {
      width: size * 0.82,
      lines: 1,
      most: size * 0.36,
      least: smallestOnPieces,
    }) ??
    fit('strong', shown.label, {
      width: size * 0.82,
      lines: 2,
      most: smallestOnPieces,
      least: smallestOnPieces,
    }) ??
    fit('strong', shown.label, { width: size * 0.82, lines: 3, most: smallestOnPieces });
  const lines = fitted?.lines.length ?? 0;
  const em = (fitted?.size ?? 0) * point;
  const bottom = size * 0.9 - em * 0.2;
  const top = size * 0.1;
  const space = bottom - lines * em * 1.05 - top;
  if (shown.die === undefined) drawPicture(face, shown, middle, top + space / 2, space * 0.96);
  else {
    const side = Math.min(space, size * 0.4);
    drawPicture(face, shown, size * 0.29, top + space / 2, side);
    face.draw(...drawDieFace(shown.die, size * 0.7, top + space / 2, side * 0.95));
    face.describe(String(shown.die));
  }
  if (!fitted) return;
  face.say('strong', shown.label);
  const place = { x: middle, y: bottom - (lines - 1) * em * 1.05, align: 'middle' } as const;
  writeLines(face, fitted, { typeface: 'strong', fill: 'ink' }, place, 1.05);
};

/** A square token of `size` mm; without a back, one side is printed. */
export const drawToken = (
  piece: { readonly id: string; readonly name: string },
  size: number,
  front: TokenSide,
  back?: TokenSide,
): Card =>
  part(
    { ...piece, size: { width: size, height: size } },
    (face) => {
      drawSide(face, front, size);
    },
    back &&
      ((face) => {
        drawSide(face, back, size);
      }),
  );
