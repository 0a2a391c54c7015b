import type { Drawing } from '../card';
import { area, arrow, box, line } from '../pieces/craft-lines';
import type { Sketch } from '../sketch';

/** Steps of the craft after printing, in this order. */
export const crafts = ['cut', 'fold', 'glue'] as const;
/** Pieces with a construction of their own: figures with tabs for feet or with a foot in one piece, trees of two halves. */
export type PieceCraft = 'standee' | 'glued-standee' | 'tree';
export type Craft = (typeof crafts)[number] | PieceCraft;

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

/** The back of a card, lifted by this many mm at its far end. */
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

/** A figure folded back to back, standing on its tabs, one bent forward and one back. */
const drawStandee = (face: Sketch, middle: number, top: number): void => {
  const [left, right, foot] = [middle - 4, middle + 4, top + 9.6];
  const tab = (out: number): Drawing =>
    area(
      [
        [left, foot],
        [right, foot],
        [right + out, foot + Math.abs(out)],
        [left + out, foot + Math.abs(out)],
      ],
      'white',
    );
  face.draw(
    area(
      [
        [left, foot],
        [right, foot],
        [right + 3, foot - 2.6],
        [left + 3, foot - 2.6],
      ],
      'white',
    ),
    box(left, top - 2, 8, foot - top + 2, 'panel'),
    { draw: 'circle', x: middle, y: top + 1.4, radius: 1.5, stroke: 'ink', strokeWidth: 0.4 },
    line([middle, top + 2.9], [middle, top + 6]),
    line([middle - 2, top + 4], [middle + 2, top + 4]),
    line([middle, top + 6], [middle - 1.6, top + 8.6]),
    line([middle, top + 6], [middle + 1.6, top + 8.6]),
    tab(-3.4),
    line([left, foot], [right, foot], true),
    ...arrow([left - 6.4, foot - 3], [left - 5.6, foot + 3]),
    ...arrow([right + 8.6, foot + 1.4], [right + 6, foot - 3.4]),
  );
};

/** A figure folded back to back, its foot glued together and folded forward. */
const drawGluedStandee = (face: Sketch, middle: number, top: number): void => {
  const [left, right, foot] = [middle - 4, middle + 4, top + 9];
  face.draw(
    box(left, top - 2, 8, foot - top + 2, 'panel'),
    { draw: 'circle', x: middle, y: top + 1, radius: 1.5, stroke: 'ink', strokeWidth: 0.4 },
    line([middle, top + 2.5], [middle, top + 5.4]),
    line([middle - 2, top + 3.6], [middle + 2, top + 3.6]),
    line([middle, top + 5.4], [middle - 1.6, top + 8]),
    line([middle, top + 5.4], [middle + 1.6, top + 8]),
    area(
      [
        [left, foot],
        [right, foot],
        [right - 3.6, foot + 4.6],
        [left - 3.6, foot + 4.6],
      ],
      'white',
    ),
    line([left, foot], [right, foot], true),
    ...arrow([right + 4, foot - 3], [right + 0.4, foot + 3.4]),
  );
};

/** Two halves with a slot each, one from above and one from below, that slide into each other. */
const drawTree = (face: Sketch, middle: number, top: number): void => {
  const side = { width: 7, height: 7.4 };
  const slotted = (x: number, y: number, from: number): readonly Drawing[] => [
    box(x, y, side.width, side.height, 'panel'),
    box(x + side.width / 2 - 0.5, y + from, 1, side.height / 2, 'white'),
  ];
  const cross: readonly Drawing[] = [
    area(
      [
        [middle + 8, top + 3],
        [middle + 16, top],
        [middle + 16, top + 8.4],
        [middle + 8, top + 11.4],
      ],
      'panel',
    ),
    area(
      [
        [middle + 8.4, top],
        [middle + 15.6, top + 3],
        [middle + 15.6, top + 11.4],
        [middle + 8.4, top + 8.4],
      ],
      'white',
    ),
    line([middle + 12, top + 1.5], [middle + 12, top + 9.9]),
  ];
  face.draw(
    ...slotted(middle - 12, top - 3, side.height / 2),
    ...slotted(middle - 12, top + 7.4, 0),
    ...arrow([middle - 3.6, top - 1], [middle - 3.6, top + 3.4]),
    ...arrow([middle - 3.6, top + 12.6], [middle - 3.6, top + 8.2]),
    ...arrow([middle, top + 5.8], [middle + 5, top + 5.8]),
    ...cross,
  );
};

/** Draws what hands do, in the middle of a box; mm. */
export const drawCraft = (face: Sketch, craft: Craft, { x, y, width, height }: Box): void => {
  const middle = x + width / 2;
  const top = y + (height - half.height) / 2;
  switch (craft) {
    case 'cut': {
      const left = middle - half.width + 2;
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
        ...scissors(left + 2, bottom),
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
      return;
    case 'standee':
      drawStandee(face, middle, top);
      return;
    case 'glued-standee':
      drawGluedStandee(face, middle, top);
      return;
    case 'tree':
      drawTree(face, middle, top);
  }
};
