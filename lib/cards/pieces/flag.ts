import type { Card } from '../card';
import { drawIcon } from '../icons';
import { part, type Livery } from './part';
import { writeOne, type Sketch } from '../sketch';

/** mm: a banner as high as a mounted figure, on two feet that are bent outwards. */
const banner = { width: 25, height: 36 };
const foot = 10;
const inset = 0.9;

/** The side of a flag whose fold, and with it the pole, is on this side. */
const drawSide = (
  face: Sketch,
  name: string,
  footText: string,
  livery: Livery,
  fold: 'left' | 'right',
): void => {
  const middle = banner.width / 2;
  face.draw(
    {
      draw: 'rect',
      x: inset,
      y: inset,
      width: banner.width - 2 * inset,
      height: banner.height - inset,
      fill: livery.ink,
      stroke: 'ink',
      strokeWidth: 0.3,
    },
    drawIcon(livery.sign, middle, banner.height * 0.4, banner.width * 0.66, livery.on),
  );
  writeOne(
    face,
    name,
    { typeface: 'display', size: 13, fill: livery.on },
    { x: middle, y: banner.height - 5, width: banner.width - 5, align: 'middle' },
  );
  // The feet bend along the dashes, and part along the solid line.
  const spine = fold === 'left' ? 0 : banner.width;
  face.draw(
    {
      draw: 'line',
      from: [0, banner.height],
      to: [banner.width, banner.height],
      stroke: 'black',
      strokeWidth: 0.2,
      dash: [1, 0.8],
    },
    {
      draw: 'line',
      from: [spine, banner.height],
      to: [spine, banner.height + foot],
      stroke: 'black',
      strokeWidth: 0.2,
    },
  );
  writeOne(
    face,
    footText,
    { typeface: 'text', size: 6.5, fill: 'muted' },
    { x: middle, y: banner.height + foot / 2 + 0.8, width: banner.width - 3, align: 'middle' },
  );
};

/**
 * A standing flag: folded at the pole and glued above the dashes, the feet parted at the pole and bent outwards.
 *
 * @param words.foot what to do with a foot
 */
export const drawFlag = (
  id: string,
  livery: Livery,
  words: { readonly name: string; readonly onFlag: string; readonly foot: string },
): Card =>
  part(
    { id, name: words.name, size: { width: banner.width, height: banner.height + foot } },
    (face) => {
      drawSide(face, words.onFlag, words.foot, livery, 'right');
    },
    (face) => {
      drawSide(face, words.onFlag, words.foot, livery, 'left');
    },
  );
