import type { Drawing, RichText } from '../card';
import type { Sketch } from '../sketch';
import { flow, type Block } from '../text/flow';
import { drawCraft, type Craft } from './craft-pictures';
import type { SetUpStep, ShownRoll, TurnStep } from './leaflet';
import { drawLaidOut, drawTable } from './table-picture';

/** A stretch of a panel from `top` down; answers the y below it. */
export type Part = (
  face: Sketch,
  region: { readonly x: number; readonly top: number; readonly width: number },
) => number;

/** mm */
const cellGap = 4;
/** mm between steps and other parts of one text. */
export const lineGap = 0.5;
/** mm: sides of pictures and of dice. */
const pictureSide = 21;
const craftHeight = 15;
const dieSide = 5.8;
/** mm between a Hand and the dice that leave it. */
const goneGap = 3;

export const led = (mark: string, text: RichText): RichText =>
  typeof text === 'string' ? mark + text : [{ text: mark }, ...text];

export const textPart =
  (blocks: readonly Block[], size: number): Part =>
  (face, { x, top, width }) =>
    flow(blocks, { size, inline: true, least: 6 }, onePage(face, x, top, width))?.bottom ?? Infinity;

const onePage = (face: Sketch, x: number, top: number, width: number) => {
  let isAsked = false;
  return () => {
    if (isAsked) return undefined;
    isAsked = true;
    return { face, region: { x, top, width, bottom: Infinity } };
  };
};

/** Parts below each other, as one that is not divided. */
export const stacked =
  (parts: readonly Part[], gap: number): Part =>
  (face, { x, top, width }) => {
    let y = top;
    parts.forEach((part, index) => {
      y = part(face, { x, top: index === 0 ? y : y + gap, width });
    });
    return y;
  };

/** Steps of the craft side by side, each with its text below, four in a row where that makes one row. */
export const craftPart = (
  cells: readonly { readonly craft: Craft; readonly text: RichText }[],
  size: number,
): Part => {
  const columns = cells.length === 4 ? 4 : 3;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return (face, { x, top, width }) => {
    const cell = (width - (columns - 1) * cellGap) / columns;
    let y = top + 1;
    for (const row of rows) {
      const bottoms = row.map(({ craft, text }, column) => {
        const left = x + column * (cell + cellGap);
        drawCraft(face, craft, { x: left, y, width: cell, height: craftHeight });
        const below = { x: left, top: y + craftHeight + 2, width: cell };
        return textPart([{ block: 'paragraph', text }], size)(face, below);
      });
      y = Math.max(...bottoms) + 1.5;
    }
    return y - 1.5;
  };
};

/** mm of a picture's outline and of a base in its corner beyond its square. */
const inset = 0.5;

/** Steps with a picture beside each, two in a row. */
export const setUpPart =
  (steps: readonly SetUpStep[], size: number): Part =>
  (face, { x, top, width }) => {
    const cell = (width - cellGap) / 2;
    const numbered = steps.map(({ table, text }, index) => ({ table, text: led(`${index + 1}. `, text) }));
    let y = top + 1;
    for (let row = 0; row < numbered.length; row += 2) {
      const bottoms = numbered.slice(row, row + 2).map(({ table, text }, column) => {
        const left = x + column * (cell + cellGap);
        // The outlines of the picture lie inside the margin with their whole breadth.
        const square = { x: left + inset, y, side: pictureSide - 2 * inset };
        if (typeof table === 'string') drawLaidOut(face, square, table);
        else drawTable(face, table, square);
        const beside = { x: left + pictureSide + 2, top: y - 0.6, width: cell - pictureSide - 2 };
        const below = textPart([{ block: 'paragraph', text }], size)(face, beside);
        return Math.max(y + pictureSide, below);
      });
      y = Math.max(...bottoms) + 2;
    }
    return y - 2;
  };

/** Dice side by side; those that count are framed, those that leave the Hand lie apart and are struck out. */
const rolled =
  ({ dice, picked, gone = 0, spoken }: ShownRoll): Part =>
  (face, { x, top }) => {
    const left = dice.length - gone;
    const at = (index: number): number => x + 0.8 + index * (dieSide + 2) + (index >= left ? goneGap : 0);
    const frames = picked.map((index): Drawing => ({
      draw: 'rect',
      x: at(index) - 0.8,
      y: top + 0.2,
      width: dieSide + 1.6,
      height: dieSide + 1.6,
      radius: 1.8,
      stroke: 'ink',
      strokeWidth: 0.7,
    }));
    const struck = dice.slice(left).map((_, nth): Drawing => ({
      draw: 'line',
      from: [at(left + nth) - 0.8, top + 1 + dieSide + 0.6],
      to: [at(left + nth) + dieSide + 0.8, top + 0.4],
      stroke: 'black',
      strokeWidth: 0.6,
    }));
    face.draw(...dice.flatMap((draw, index) => draw(at(index), top + 1, dieSide)), ...frames, ...struck);
    face.describe(spoken);
    return top + dieSide + 2.8;
  };

const rollWidth = ({ dice, gone = 0 }: ShownRoll): number =>
  dice.length * (dieSide + 2) + (gone > 0 ? goneGap : 0);

/** A part with another one of this width on its right. */
const besides =
  (one: Part, right: Part, taken: number): Part =>
  (face, { x, top, width }) => {
    const bottom = one(face, { x, top, width: width - taken - 3 });
    return Math.max(bottom, right(face, { x: x + width - taken, top, width: taken }));
  };

export const turnParts = (steps: readonly TurnStep[], size: number): readonly Part[] =>
  steps.map(({ text, roll }, index) => {
    const said = textPart([{ block: 'paragraph', text: led(`${index + 1}. `, text) }], size);
    return roll ? besides(said, rolled(roll), rollWidth(roll)) : said;
  });

export const paragraphs = (lines: readonly RichText[], size: number): readonly Part[] =>
  lines.map((text) => textPart([{ block: 'paragraph', text }], size));
