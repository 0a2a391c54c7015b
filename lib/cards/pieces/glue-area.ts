import type { Sketch } from '../sketch';
import { drawWhiteLabel } from './white-label';

/** mm between its lines. */
const hatch = 3;

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
  drawWhiteLabel(face, text, {
    x: x + width / 2,
    y: y + height / 2,
    width: width - 1,
    stroke: 'blue',
  });
};
