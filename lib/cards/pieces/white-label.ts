import type { Ink } from '../card';
import { writeLines, type Sketch } from '../sketch';
import { point, smallestOnPieces } from '../text/text';
import { fit } from '../text/typeset';

/** mm around its text, and em from line to line. */
const padding = { x: 1, y: 0.8 } as const;
const leading = 1.1;
/** points */
const largest = 9;

interface LabelRoom {
  /** mm of the middle. */
  readonly x: number;
  readonly y: number;
  /** mm that it takes at most. */
  readonly width: number;
  readonly stroke: Ink;
}

/** Text on a white ground that is as large as the text, where a pattern would make it hard to read. */
export const drawWhiteLabel = (face: Sketch, text: string, { x, y, width, stroke }: LabelRoom): void => {
  const style = { typeface: 'strong', fill: 'ink' } as const;
  const room = { width: width - 2 * padding.x, lines: 2, most: largest, least: smallestOnPieces };
  const fitted = fit(style.typeface, text, room);
  if (!fitted) return;
  const em = fitted.size * point;
  const high = fitted.lines.length * em * leading + 2 * padding.y;
  const wide = Math.max(...fitted.lines.map((line) => (line.width * em) / 1000)) + 2 * padding.x;
  face.draw({
    draw: 'rect',
    x: x - wide / 2,
    y: y - high / 2,
    width: wide,
    height: high,
    radius: 1,
    fill: 'white',
    stroke,
    strokeWidth: 0.3,
  });
  face.say(style.typeface, text);
  const first = y + em * 0.34 - ((fitted.lines.length - 1) * em * leading) / 2;
  writeLines(face, fitted, style, { x, y: first, align: 'middle' }, leading);
};
