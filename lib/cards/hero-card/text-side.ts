import { flow, type Block, type TypeScale } from '../text/flow';
import { frameWidth, textArea } from './border';
import { blindSketch, writeOne, type Sketch } from '../sketch';
import { measure, smallestOnCards } from '../text/text';

/** Points of type that is read with ease. */
const easySize = 8.5;

/** Points: from the largest type down to the smallest of cards. */
const sizesFrom = (most: number): readonly number[] =>
  Array.from({ length: Math.round((most - smallestOnCards) / 0.25) + 1 }, (_, step) => most - step * 0.25);

/** The largest type in which all of these fit between two heights in mm; undefined where none does. */
const sizeFor = (
  blocks: readonly Block[],
  top: number,
  bottom: number,
  inline: TypeScale['inline'] = true,
  most = easySize,
): number | undefined =>
  sizesFrom(most).find((size) => {
    const region = { x: textArea.x, width: textArea.width, top, bottom };
    const pages = [{ face: blindSketch, region }];
    return flow(blocks, { size, inline }, () => pages.shift()) !== undefined;
  });

/** Whether blocks fit on the back of a card. @param top, bottom mm */
export const fitsText = (blocks: readonly Block[], top: number, bottom: number): boolean =>
  sizeFor(blocks, top, bottom) !== undefined;

/**
 * Draws blocks on the back of a card in the largest type in which all of them fit.
 * @param top, bottom mm
 * @returns mm below the last of them
 * @param inline `all`: the largest type with every note beside its heading, if there is such a size
 * @param most points of the largest type, for cards with much room
 */
export const drawText = (
  face: Sketch,
  blocks: readonly Block[],
  top: number,
  bottom: number,
  inline: TypeScale['inline'] = true,
  most?: number,
): number => {
  const region = { x: textArea.x, width: textArea.width, top, bottom };
  const pages = [{ face, region }];
  const size =
    sizeFor(blocks, top, bottom, inline, most) ?? sizeFor(blocks, top, bottom, true, most) ?? smallestOnCards;
  return flow(blocks, { size, inline: true }, () => pages.shift())?.bottom ?? bottom;
};

/** The line of credits at the foot of a back. */
export const drawCredits = (face: Sketch, credits: string): void => {
  writeOne(
    face,
    credits,
    { typeface: 'text', size: smallestOnCards, fill: 'muted' },
    {
      x: (textArea.x + textArea.right) / 2,
      y: 83.2,
      align: 'middle',
      width: frameWidth,
      least: smallestOnCards,
    },
  );
};

/** mm around the text of a mark, and between it and the lines of the frame. */
const markPadding = 1.5;
const markGap = 0.7;

/** The mark of house rules or of a house value in the upper side of the frame, whose lines end before it. */
export const drawHouseRules = (face: Sketch, mark: string): void => {
  const middle = (textArea.x + textArea.right) / 2;
  const width = measure('strong', mark, smallestOnCards) + 2 * markPadding;
  const gap = width + 2 * markGap;
  face.draw(
    { draw: 'rect', x: middle - gap / 2, y: 1.5, width: gap, height: 2.9, fill: 'white' },
    {
      draw: 'rect',
      x: middle - width / 2,
      y: 1.6,
      width,
      height: 2.7,
      radius: 0.7,
      fill: 'white',
      stroke: 'ink',
      strokeWidth: 0.25,
    },
  );
  writeOne(
    face,
    mark,
    { typeface: 'strong', size: smallestOnCards, fill: 'ink' },
    { x: middle, y: 3.7, align: 'middle', width },
  );
};
