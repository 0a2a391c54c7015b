import type { Card, Drawing } from '../card';
import { writeOne } from '../sketch';
import { smallestOnPieces } from '../text/text';
import { part } from './part';
import { foldLine } from './standee';
import { drawWhiteLabel } from './white-label';

/** mm of a course of bricks, at most. */
const course = 6.4;
const inset = 1.2;

interface WallSize {
  /** mm along the wall, of each side, and of its top. */
  readonly length: number;
  readonly height: number;
  readonly thickness: number;
}

/** Courses of bricks on one side, each half a brick further than the one below. */
const bricks = (top: number, { length, height }: WallSize): readonly Drawing[] => {
  const rows = Math.max(2, Math.round(height / course));
  const high = height / rows;
  const stroke = { draw: 'line', stroke: 'line', strokeWidth: 0.2 } as const;
  return Array.from({ length: rows }, (_, row): readonly Drawing[] => {
    const y = top + row * high;
    const first = row % 2 === 0 ? 2 * high : high;
    const joints = Array.from(
      { length: Math.ceil((length - first) / (2 * high)) },
      (_, nth) => first + nth * 2 * high,
    );
    return [
      ...(row === 0 ? [] : [{ ...stroke, from: [0, y], to: [length, y] } as const]),
      ...joints.map((x) => ({ ...stroke, from: [x, y], to: [x, y + high] }) as const),
    ];
  }).flat();
};

/**
 * A strip that is folded down on both sides of its top, so that it stands up.
 * @param text on its top and its sides
 */
export const drawWall = (
  piece: { readonly id: string; readonly name: string },
  size: WallSize,
  text: { readonly side: string; readonly top: string },
): Card => {
  const { length, height, thickness } = size;
  const bottom = 2 * height + thickness;
  const marked = part({ ...piece, size: { width: length, height: bottom } }, (face) => {
    face.draw(
      ...bricks(0, size),
      ...bricks(height + thickness, size),
      { draw: 'rect', x: 0, y: 0, width: length, height: bottom, stroke: 'black', strokeWidth: 0.15 },
      foldLine(length, height),
      foldLine(length, height + thickness),
    );
    const middle = length / 2;
    const width = length - 2 * inset;
    for (const y of [height / 2, height * 1.5 + thickness])
      drawWhiteLabel(face, text.side, { x: middle, y, width, stroke: 'line' });
    const style = { typeface: 'strong', size: 8, fill: 'ink' } as const;
    const y = height + thickness / 2 + 0.9;
    writeOne(face, text.top, style, { x: middle, y, width, align: 'middle', least: smallestOnPieces });
  });
  return { ...marked, unmarked: true };
};
