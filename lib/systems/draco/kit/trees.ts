import type { Card, Drawing } from '../../../cards/card';
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

/** mm from the middle and the top: the leaves, far down, so that little of the trunk is bare. */
const crowns = [
  { x: 0, y: 9.2, radius: 7.4 },
  { x: -5.4, y: 30.5, radius: 5.6 },
  { x: 5.4, y: 30.5, radius: 5.6 },
  { x: -5.6, y: 20.5, radius: 6 },
  { x: 5.6, y: 20.5, radius: 6 },
  { x: 0, y: 24, radius: 7 },
] as const;

/** The tree, and the slot up to its middle: from above, or from below. */
const drawHalf = (face: Sketch, half: 'above' | 'below', words: TreeWords): void => {
  const middle = size.width / 2;
  const foot = size.height - 1;
  face.draw(
    {
      draw: 'path',
      d: `M${middle - 2.2} 20L${middle - 2.6} ${foot - 5}L${middle - 3.4} ${foot}L${middle + 3.4} ${foot}L${middle + 2.6} ${foot - 5}L${middle + 2.2} 20Z`,
      x: 0,
      y: 0,
      scale: 1,
      fill: 'panel',
      stroke: 'ink',
      strokeWidth: 0.25,
    },
    ...crowns.map(({ x, y, radius }): Drawing => ({
      draw: 'circle',
      x: middle + x,
      y,
      radius,
      // Pale, so that the slot is seen in any ink.
      fill: 'panel',
      stroke: 'green',
      strokeWidth: 0.7,
    })),
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
