import type { Card, Drawing } from '../card';
import { drawIcon } from '../icons';
import { part, type Livery } from './part';
import { writeOne } from '../sketch';
import { smallestOnPieces } from '../text/text';

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

/** A magic circle to cut round, or square, with its name in the middle. @param diameter mm */
export const drawCircle = (
  piece: { readonly id: string; readonly name: string },
  diameter: number,
  { ink, on, sign }: Livery,
  label: string,
): Card =>
  part({ ...piece, size: { width: diameter, height: diameter } }, (face) => {
    const middle = diameter / 2;
    const outer = middle - 1;
    const band = outer * 0.12;
    const disc = outer * 0.5;
    face.draw(
      // The line to cut along; a square serves as well.
      { draw: 'circle', x: middle, y: middle, radius: middle, stroke: 'line', strokeWidth: 0.1 },
      { draw: 'circle', x: middle, y: middle, radius: outer - band / 2, stroke: ink, strokeWidth: band },
      ...starOf(middle, outer * 0.84),
      { draw: 'circle', x: middle, y: middle, radius: disc, fill: ink, stroke: 'ink', strokeWidth: 0.2 },
      drawIcon(sign, middle, middle - disc * 0.16, disc * 1.05, on),
    );
    writeOne(
      face,
      label,
      { typeface: 'display', size: Math.min(14, Math.max(smallestOnPieces, diameter * 0.2)), fill: on },
      { x: middle, y: middle + disc * 0.68, width: disc * 1.25, align: 'middle', least: smallestOnPieces },
    );
  });
