import type { Card, Ink } from './card';
import { drawIcon, part } from './part-frame';
import { writeLines, writeOne } from './sketch';
import { point } from './text';
import { fit } from './typeset';

/** What lies in a corner of the map. */
export interface CornerPiece {
  readonly id: string;
  readonly name: string;
  /** Large: "1", or a sign in a box of 512 x 512. */
  readonly picture: { readonly figure: string } | { readonly icon: string };
  readonly text: string;
  readonly ink: Extract<Ink, 'orange' | 'skill' | 'melee' | 'gold' | 'ink'>;
  /** mm: a distance from the tip that fits on the piece is drawn on it as an arc. */
  readonly radius?: number;
}

/**
 * A square to lay into a corner of the map, its tip in the tip: a bold angle shows which way. Where a radius fits on it,
 * an arc stands in its true distance from the tip.
 */
export const drawCorner = (piece: CornerPiece, least = 25): Card => {
  const side = Math.max(least, piece.radius ?? 0);
  const { id, name } = piece;
  return part({ id, name, size: { width: side, height: side } }, (face) => {
    const arm = side * 0.4;
    for (const to of [
      [arm, 0.6],
      [0.6, arm],
    ] as const) {
      face.draw({ draw: 'line', from: [0.6, 0.6], to, stroke: piece.ink, strokeWidth: 1.2 });
    }
    if (piece.radius !== undefined)
      face.draw({
        draw: 'path',
        d: `M${piece.radius * 10} 0A${piece.radius * 10} ${piece.radius * 10} 0 0 1 0 ${piece.radius * 10}`,
        x: 0,
        y: 0,
        scale: 0.1,
        stroke: piece.ink,
        strokeWidth: 0.4,
      });
    const middle = side * 0.42;
    if ('icon' in piece.picture)
      face.draw(drawIcon(piece.picture.icon, middle, side * 0.36, side * 0.42, 'ink'));
    else
      writeOne(
        face,
        piece.picture.figure,
        { typeface: 'display', size: (side * 0.5) / point, fill: 'ink' },
        { x: middle, y: side * 0.52, width: side * 0.6, align: 'middle' },
      );
    const fitted = fit('strong', piece.text, { width: side * 0.68, lines: 2, most: 7, least: 5 });
    if (!fitted) return;
    face.say('strong', piece.text);
    const y = side * 0.68 + fitted.size * point * 0.4;
    writeLines(face, fitted, { typeface: 'strong', fill: 'ink' }, { x: middle, y, align: 'middle' }, 1.1);
  });
};
