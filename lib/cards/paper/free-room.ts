import type { CardSize, Drawing } from '../card';
import { iconBox, pipShapeSize } from '../icons';
import type { Sheet } from './sheet';
import { afterTaking, type Box } from './free-boxes';
import { unprintable } from './paper';

/** mm around what is cut, its marks within, and around what is printed beside it. */
const aroundFaces = 4;
const aroundPrint = 1.5;

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What a drawing takes at most; undefined for a path of which that is not known. */
const boxOf = (drawing: Drawing): Box | undefined => {
  switch (drawing.draw) {
    case 'text': {
      const { x, y, size, width } = drawing;
      return { x, y: y - size, width, height: 1.3 * size };
    }
    case 'line': {
      const [[x1, y1], [x2, y2]] = [drawing.from, drawing.to];
      return {
        x: Math.min(x1, x2),
        y: Math.min(y1, y2),
        width: Math.abs(x2 - x1),
        height: Math.abs(y2 - y1),
      };
    }
    case 'circle': {
      const { x, y, radius } = drawing;
      return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
    }
    case 'path': {
      const side = drawing.ground === undefined ? iconBox : pipShapeSize;
      // Icons are relative throughout.
      if (drawing.ground === undefined && !drawing.d.startsWith('m')) return undefined;
      return { x: drawing.x, y: drawing.y, width: side * drawing.scale, height: side * drawing.scale };
    }
    case 'rect':
    case 'image':
      return drawing;
  }
};

/** Every largest rectangle of a sheet in which nothing is printed, clear of all that is, of at least a size; none of backs. */
export const freeRoom = (
  { paper, faces, marks, texts, otherSide }: Sheet,
  least: CardSize,
): readonly Box[] => {
  if (otherSide) return [];
  const area: Box = {
    x: unprintable,
    y: unprintable,
    width: paper.width - 2 * unprintable,
    height: paper.height - 2 * unprintable,
  };
  const cut = faces.filter(({ card }) => card.kind !== 'page');
  const printed = [
    ...faces.flatMap(({ card, face }) => (card.kind === 'page' ? face.drawings : [])),
    ...texts,
    ...marks,
  ];
  const taken = [
    ...cut.map(({ card: { size }, at }) => grown({ ...at, ...size }, aroundFaces)),
    ...printed.map((drawing) => grown(boxOf(drawing) ?? area, aroundPrint)),
  ];
  let free: readonly Box[] = [area];
  for (const box of taken)
    free = afterTaking(free, box).filter(
      ({ width, height }) => width >= least.width && height >= least.height,
    );
  return free;
};
