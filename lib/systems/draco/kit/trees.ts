import type { Card, Drawing } from '../../../cards/card';
import { iconBox } from '../../../cards/icons';
import { several, type CountNotes } from '../../../cards/kit/parts';
import { part } from '../../../cards/pieces/part';
import { drawToken } from '../../../cards/pieces/token';
import { smallestOnPieces } from '../../../cards/text/text';
import { writeOne, type Sketch } from '../../../cards/sketch';
import { kitIcon } from './icons';

/** Trees that the players set in turns, and those that show the corners of a table without a mat; the text. */
export const treeCounts = { set: 12, corners: 4 } as const;

export type TreeReason = 'two-a-tree' | 'one-a-tree';

/** The words of trees. */
export interface TreeWords {
  /** One half is slotted from above, the other from below. */
  readonly halves: Readonly<Record<'above' | 'below', string>>;
  readonly cut: string;
  readonly disc: { readonly name: string; readonly short: string };
  readonly countNote: CountNotes<TreeReason>;
}

const inch = 25.4;
/** mm: the foot of a tree is an inch across, as the rules have it. */
const size = { width: inch, height: 2 * inch };
/** mm: as wide as two sheets of paper glued to each other, and a hair. */
const slot = 0.8;

const line = (from: readonly [number, number], to: readonly [number, number]): Drawing => ({
  draw: 'line',
  from,
  to,
  stroke: 'ink',
  strokeWidth: 0.2,
});

/** The tree, and the slot up to its middle: from above, or from below. */
const drawHalf = (face: Sketch, half: 'above' | 'below', words: TreeWords): void => {
  const middle = size.width / 2;
  const crown = size.width - 3;
  face.draw(
    {
      draw: 'path',
      d: kitIcon('tree'),
      x: (size.width - crown) / 2,
      y: 2,
      scale: crown / iconBox,
      fill: 'green',
      stroke: 'ink',
      strokeWidth: 0.25,
    },
    {
      draw: 'rect',
      x: middle - 2.6,
      y: 2 + crown * 0.94,
      width: 5.2,
      height: size.height - 2 - crown * 0.94 - 1,
      fill: 'panel',
      stroke: 'ink',
      strokeWidth: 0.25,
    },
  );
  const [from, to] = half === 'above' ? [0, size.height / 2] : [size.height / 2, size.height];
  face.draw(
    {
      draw: 'rect',
      x: middle - slot / 2,
      y: from,
      width: slot,
      height: to - from,
      fill: 'white',
      stroke: 'ink',
      strokeWidth: 0.15,
    },
    line([middle - 1.6, size.height / 2], [middle + 1.6, size.height / 2]),
  );
  const text = { typeface: 'text', size: smallestOnPieces, fill: 'ink' } as const;
  writeOne(face, words.cut, text, { x: 1.2, y: size.height - 2, width: middle - 4.4 });
};

const half = (which: 'above' | 'below', words: TreeWords): Card =>
  part(
    { id: `tree-${which}`, name: words.halves[which], kind: 'terrain', size },
    (face) => drawHalf(face, which, words),
    (face) => drawHalf(face, which, words),
  );

/** Two halves per tree, slotted from above and from below. */
export const trees = (words: TreeWords): readonly Card[] =>
  (['above', 'below'] as const).flatMap((which) =>
    several(words.countNote, half(which, words), treeCounts.set + treeCounts.corners, 'two-a-tree'),
  );

/** One-inch discs instead of glued trees. */
export const treeDiscs = (words: TreeWords): readonly Card[] => {
  const { name, short } = words.disc;
  const face = { label: short, picture: { icon: kitIcon('tree') }, border: 'green' } as const;
  const disc = drawToken({ id: 'tree-disc', name }, inch, face, face);
  return several(words.countNote, disc, treeCounts.set + treeCounts.corners, 'one-a-tree');
};
