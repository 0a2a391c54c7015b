import type { Drawing } from '../card';
import { area, arrow, box, line } from '../pieces/craft-lines';
import type { Sketch } from '../sketch';

/** Steps of the craft after printing, in this order. */
export const crafts = ['cut', 'fold', 'glue'] as const;
export type Craft = (typeof crafts)[number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** mm of half a card on the pictures. */
const half = { width: 9, height: 12.6 } as const;

const block = (x: number, y: number, fill: 'white' | 'panel'): Drawing =>
  box(x, y, half.width, half.height, fill);

/** The back of a card, lifted by so many mm at its far end. */
const lifted = (x: number, y: number, width: number, lift: number): Drawing =>
  area(
    [
      [x, y],
      [x + width, y - lift],
      [x + width, y + half.height - lift],
      [x, y + half.height],
    ],
    'white',
  );

/** Open blades that come from the left, their tips at x, y. */
const scissors = (x: number, y: number): readonly Drawing[] => [
  line([x, y - 0.9], [x - 6.5, y + 1.3]),
  line([x, y + 0.9], [x - 6.5, y - 1.3]),
  ...[1.6, -1.6].map((up): Drawing => ({
    draw: 'circle',
    x: x - 7.6,
    y: y + up,
    radius: 1.2,
    stroke: 'ink',
    strokeWidth: 0.4,
  })),
];

/** Draws what hands do, in the middle of a box; mm. */
export const drawCraft = (face: Sketch, craft: Craft, { x, y, width, height }: Box): void => {
  const middle = x + width / 2;
  const top = y + (height - half.height) / 2;
  switch (craft) {
    case 'cut': {
      const left = middle - half.width + 3;
      const right = left + 2 * half.width;
      const bottom = top + half.height;
      face.draw(
        block(left, top, 'panel'),
        block(left + half.width, top, 'white'),
        ...[top, bottom].flatMap((level) => [
          line([left - 2.6, level], [left - 0.8, level]),
          line([right + 0.8, level], [right + 2.6, level]),
        ]),
        ...[left, right].flatMap((at) => [
          line([at, top - 2.4], [at, top - 0.8]),
          line([at, bottom + 0.8], [at, bottom + 2.4]),
        ]),
        ...scissors(left - 3.4, bottom),
      );
      return;
    }
    case 'fold': {
      const fold = middle - 1;
      face.draw(
        block(fold - half.width, top + 1, 'panel'),
        lifted(fold, top + 1, half.width * 0.72, 3.4),
        line([fold, top - 1], [fold, top + half.height + 3], true),
        ...arrow([fold + half.width + 3.4, top + 7], [fold + half.width - 0.4, top + 1.6]),
      );
      return;
    }
    case 'glue':
      face.draw(
        block(middle - 3, top, 'white'),
        block(middle - 6, top + 1.4, 'panel'),
        ...arrow([middle - 12.5, top + 7.4], [middle - 7.4, top + 7.4]),
        ...arrow([middle + 12.5, top + 6.6], [middle + 7.4, top + 6.6]),
      );
  }
};
