import type { Card, Drawing } from '../card';
import { drawIcon } from '../icons';
import { part, type Livery } from './part';
import { writeOne, type Sketch } from '../sketch';

/** How a circle's ring is drawn, so that it is told apart without colour: one band, two, or a broken one. */
export type RingStyle = 'whole' | 'double' | 'broken';

export interface CircleSide {
  readonly livery: Livery;
  readonly ring: RingStyle;
  readonly name: string;
}

/** A star of seven points drawn in one line, in a circle of radius 1. */
const starCorners = Array.from({ length: 7 }, (_, corner) => {
  const angle = (corner * 3 * 2 * Math.PI) / 7 - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const starOf = (middle: number, radius: number): readonly Drawing[] =>
  starCorners.map((from, corner) => {
    const to = starCorners[(corner + 1) % starCorners.length] ?? from;
    return {
      draw: 'line',
      from: [middle + from.x * radius, middle + from.y * radius],
      to: [middle + to.x * radius, middle + to.y * radius],
      stroke: 'muted',
      strokeWidth: 0.2,
    };
  });

const ringOf = ({ livery, ring }: CircleSide, middle: number, outer: number): readonly Drawing[] => {
  const band = outer * 0.12;
  const circle = (radius: number, strokeWidth: number): Drawing => ({
    draw: 'circle',
    x: middle,
    y: middle,
    radius,
    stroke: livery.ink,
    strokeWidth,
    ...(ring === 'broken' && { dash: [band * 1.6, band * 0.8] as const }),
  });
  return ring === 'double'
    ? [circle(outer - band * 0.2, band * 0.4), circle(outer - band * 0.8, band * 0.4)]
    : [circle(outer - band / 2, band)];
};

const drawSide = (face: Sketch, side: CircleSide, diameter: number): void => {
  const middle = diameter / 2;
  const outer = middle - 1;
  const inner = outer * 0.84;
  const disc = outer * 0.5;
  face.draw(
    // The line to cut along; a square serves as well.
    { draw: 'circle', x: middle, y: middle, radius: middle, stroke: 'line', strokeWidth: 0.1 },
    ...ringOf(side, middle, outer),
    ...starOf(middle, inner),
    {
      draw: 'circle',
      x: middle,
      y: middle,
      radius: disc,
      fill: side.livery.ink,
      stroke: 'ink',
      strokeWidth: 0.2,
    },
    drawIcon(side.livery.sign, middle, middle - disc * 0.16, disc * 1.05, side.livery.on),
  );
  writeOne(
    face,
    side.name,
    { typeface: 'display', size: Math.min(14, Math.max(5, diameter * 0.2)), fill: side.livery.on },
    { x: middle, y: middle + disc * 0.68, width: disc * 1.25, align: 'middle', least: 4 },
  );
};

/** A magic circle to cut round: two sides glued to each other, or one. */
export const drawCircle = (
  piece: { readonly id: string; readonly name: string },
  diameter: number,
  front: CircleSide,
  back?: CircleSide,
): Card =>
  part(
    { ...piece, size: { width: diameter, height: diameter } },
    (face) => {
      drawSide(face, front, diameter);
    },
    back &&
      ((face) => {
        drawSide(face, back, diameter);
      }),
  );
