import { writeLines, type Sketch } from '../sketch';
import { point, smallestOnPieces } from '../text/text';
import { fit } from '../text/typeset';

/** mm between its lines, and around its text. */
const hatch = 3;
const largest = 8;
const leading = 1.1;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An area that takes glue: blue, and hatched for those who print without colour; its text is on a white label. */
export const drawGlueArea = (face: Sketch, { x, y, width, height }: Area, text: string): void => {
  for (let at = hatch; at < width + height; at += hatch) {
    const from = [x + Math.max(0, at - height), y + Math.min(height, at)] as const;
    const to = [x + Math.min(width, at), y + Math.max(0, at - width)] as const;
    face.draw({ draw: 'line', from, to, stroke: 'blue', strokeWidth: 0.3 });
  }
  face.draw({ draw: 'rect', x, y, width, height, stroke: 'blue', strokeWidth: 0.5 });
  const style = { typeface: 'strong', fill: 'ink' } as const;
  const room = { width: width - 3, lines: 2, most: largest, least: smallestOnPieces };
  const fitted = fit(style.typeface, text, room);
  if (!fitted) return;
  const em = fitted.size * point;
  const high = fitted.lines.length * em * leading + 1.6;
  const wide = Math.max(...fitted.lines.map((line) => (line.width * em) / 1000)) + 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  face.draw({
    draw: 'rect',
    x: middleX - wide / 2,
    y: middleY - high / 2,
    width: wide,
    height: high,
    radius: 1,
    fill: 'white',
    stroke: 'blue',
    strokeWidth: 0.3,
  });
  face.say(style.typeface, text);
  const first = middleY + em * 0.34 - ((fitted.lines.length - 1) * em * leading) / 2;
  writeLines(face, fitted, style, { x: middleX, y: first, align: 'middle' }, leading);
};
