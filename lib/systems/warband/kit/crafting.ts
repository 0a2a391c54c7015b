import type { Drawing } from '../../../cards/card';
import { drawIcon } from '../../../cards/icons';
import { area, arrow, box, line } from '../../../cards/pieces/craft-lines';
import { pageArea, type DrawPages } from '../../../cards/paper/paper';
import { sketch, writeLines, writeOne, type Sketch } from '../../../cards/sketch';
import { point } from '../../../cards/text/text';
import { fit } from '../../../cards/text/typeset';
import { iconPath } from '../cards/icons';
import { kitIcon } from './icons';

/** Things to make, in the order in which they are shown. */
const stepIds = [
  'standee-cut',
  'standee-fold',
  'standee-glue',
  'standee-stand',
  'terrain',
  'ruler',
  'tokens',
  'cards',
] as const;
type StepId = (typeof stepIds)[number];

/** The words of the crafting instructions. */
export interface CraftingWords {
  readonly title: string;
  readonly note: string;
  /** On the pictures. */
  readonly name: string;
  readonly glue: string;
  readonly sides: { readonly forest: string; readonly house: string };
  readonly steps: Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
}

const columns = 4;
const rows = 2;
/** mm */
const gap = 5;
const headHeight = 13;
/** mm of a box at its foot for the words. */
const wordsHeight = 24;

const label = (
  face: Sketch,
  text: string,
  x: number,
  y: number,
  width: number,
  fill: 'ink' | 'white' = 'ink',
): void => {
  writeOne(face, text, { typeface: 'strong', size: 8, fill }, { x, y, width, align: 'middle', least: 5 });
};

type Paint = (face: Sketch, x: number, y: number, words: CraftingWords) => void;

const emblem = iconPath('warband');

/** Each picture around the middle of its box, at x, y; mm. */
const pictures: Readonly<Record<StepId, Paint>> = {
  'standee-cut': (face, x, y, { name, glue }) => {
    const [left, top, side, high, foot] = [x - 16, y - 22, 16, 26, 16];
    face.draw(
      box(left, top, side, high, 'panel'),
      box(left + side, top, side, high, 'panel'),
      box(left, top + high, side, foot, 'white'),
      box(left + side, top + high, side, foot, 'blue'),
      drawIcon(emblem, left + side / 2, top + 11, 12),
      drawIcon(emblem, left + side * 1.5, top + 11, 12),
      line([left + side, top - 3], [left + side, top + high + foot + 3], true),
      line([left - 3, top + high], [left + 2 * side + 3, top + high], true),
    );
    label(face, name, left + side / 2, top + high + foot / 2 + 1, side - 2);
    label(face, glue, left + side * 1.5, top + high + foot / 2 + 1, side - 2, 'white');
  },
  'standee-fold': (face, x, y, { name, glue }) => {
    const [left, top, side, high, foot] = [x - 18, y - 22, 16, 26, 16];
    const [fold, far, lift] = [left + side, left + side + 10, 7];
    face.draw(
      box(left, top, side, high, 'panel'),
      box(left, top + high, side, foot, 'white'),
      area(
        [
          [fold, top],
          [far, top - lift],
          [far, top + high - lift],
          [fold, top + high],
        ],
        'panel',
      ),
      area(
        [
          [fold, top + high],
          [far, top + high - lift],
          [far, top + high + foot - lift],
          [fold, top + high + foot],
        ],
        'blue',
      ),
      drawIcon(emblem, left + side / 2, top + 11, 12),
      ...arrow([far + 9, top + 16], [far + 2, top + 6]),
    );
    label(face, name, left + side / 2, top + high + foot / 2 + 1, side - 2);
    label(face, glue, fold + 5, top + high + foot / 2 - 2.4, 8.5, 'white');
  },
  'standee-glue': (face, x, y, { name, glue }) => {
    const [left, top, side, high, foot] = [x - 15, y - 22, 16, 26, 16];
    face.draw(
      box(left + 14, top - 2, side, high, 'panel'),
      box(left + 14, top + high - 2, side, foot, 'blue'),
      box(left, top, side, high, 'panel'),
      box(left, top + high, side, foot, 'white'),
      drawIcon(emblem, left + side / 2, top + 11, 12),
      line([left, top + high], [left + side, top + high], true),
      ...arrow([left + side + 22, top + high / 2], [left + side + 15, top + high / 2]),
      ...arrow([left - 8, top + high / 2], [left - 1, top + high / 2]),
    );
    label(face, name, left + side / 2, top + high + foot / 2 + 1, side - 2);
    label(face, glue, left + side + 7, top + high + foot / 2 - 1, 11, 'white');
  },
  'standee-stand': (face, x, y, { name }) => {
    const [left, top, side, high] = [x - 8, y - 22, 16, 27];
    const bottom = top + high;
    face.draw(
      area(
        [
          [left, bottom],
          [left + side, bottom],
          [left + side - 6, bottom + 11],
          [left - 6, bottom + 11],
        ],
        'white',
      ),
      box(left, top, side, high, 'panel'),
      drawIcon(emblem, left + side / 2, top + 11, 12),
      ...arrow([left + side + 7, bottom + 2], [left + side + 1, bottom + 10]),
    );
    label(face, name, left + side / 2 - 3, bottom + 6.4, side - 3);
  },
  terrain: (face, x, y, { sides }) => {
    const side = 26;
    const top = y - 15;
    face.draw(
      box(x - side, top, side, side, 'panel'),
      box(x, top, side, side, 'white'),
      drawIcon(kitIcon('oak'), x - side / 2, top + 10, 15, 'green'),
      drawIcon(kitIcon('door'), x + side / 2, top + 10, 13),
      line([x, top - 4], [x, top + side + 4], true),
      ...arrow([x + side - 4, top - 5], [x + 5, top - 5]),
    );
    label(face, sides.forest, x - side / 2, top + side - 3, side - 3);
    label(face, sides.house, x + side / 2, top + side - 3, side - 3);
  },
  ruler: (face, x, y, { glue }) => {
    const [left, high] = [x - 29, 9];
    const strip = (from: number, top: number, width: number): readonly Drawing[] => [
      box(from, top, width, high, 'white'),
      ...Array.from({ length: Math.floor(width / 4) - 1 }, (_, at) =>
        line([from + (at + 1) * 4, top], [from + (at + 1) * 4, top + (at % 2 === 0 ? 2 : 3.4)]),
      ),
    ];
    face.draw(
      ...strip(left, y - 14, 36),
      box(left + 24, y + 4, 11, high, 'blue'),
      ...strip(left + 35, y + 4, 23),
      ...arrow([left + 29, y + 3], [left + 31, y - 4]),
    );
    label(face, glue, left + 29.5, y + 9.5, 10, 'white');
  },
  tokens: (face, x, y) => {
    const side = 20;
    const top = y - 12;
    face.draw(
      box(x - side, top, side, side, 'white'),
      box(x, top, side, side, 'white'),
      ...[x - side / 2, x + side / 2].flatMap((at): readonly Drawing[] => [
        {
          draw: 'circle',
          x: at,
          y: top + side / 2,
          radius: 8.6,
          fill: 'white',
          stroke: 'amber',
          strokeWidth: 0.8,
        },
        drawIcon(kitIcon('ignored'), at, top + side / 2, 10),
      ]),
      line([x, top - 4], [x, top + side + 4], true),
      ...arrow([x + side - 3, top - 5], [x + 4, top - 5]),
    );
  },
  cards: (face, x, y) => {
    const [side, high] = [20, 28];
    const top = y - 17;
    face.draw(
      box(x - side, top, side, high, 'panel'),
      box(x, top, side, high, 'white'),
      drawIcon(emblem, x - side / 2, top + 10, 13),
      ...[15, 18, 21, 24].map((down) => line([x + 3, top + down - 10], [x + side - 3, top + down - 10])),
      line([x, top - 4], [x, top + high + 4], true),
      ...arrow([x + side - 3, top - 5], [x + 4, top - 5]),
    );
  },
};

/** Crafting instructions, step by step with pictures; chapter "Standees. crafting instructions". */
export const crafting =
  (words: CraftingWords): DrawPages =>
  (paper) => {
    const page = pageArea(paper);
    const face = sketch(new Set());
    const title = { typeface: 'display', size: 20, fill: 'ink' } as const;
    writeOne(face, words.title, title, { x: page.x, y: page.top + 6.4, width: page.width });
    const note = { typeface: 'text', size: 9.5, fill: 'muted' } as const;
    writeOne(face, words.note, note, { x: page.x, y: page.top + 10.8, width: page.width });
    const width = (page.width - (columns - 1) * gap) / columns;
    const height = (page.bottom - page.top - headHeight - (rows - 1) * gap) / rows;
    stepIds.forEach((id, at) => {
      const x = page.x + (at % columns) * (width + gap);
      const y = page.top + headHeight + Math.floor(at / columns) * (height + gap);
      face.draw({
        draw: 'rect',
        x,
        y,
        width,
        height,
        radius: 2,
        stroke: 'line',
        strokeWidth: 0.3,
      });
      pictures[id](face, x + width / 2, y + (height - wordsHeight) / 2 + 1.5, words);
      const step = words.steps[id];
      const top = y + height - wordsHeight + 4.5;
      writeOne(
        face,
        step.title,
        { typeface: 'display', size: 12, fill: 'ink' },
        { x: x + 3, y: top, width: width - 6 },
      );
      const fitted = fit('text', step.text, { width: width - 6, lines: 4, most: 9.5, least: 7 });
      if (!fitted) return;
      face.say('text', step.text);
      const place = { x: x + 3, y: top + 1.6 + fitted.size * point };
      writeLines(face, fitted, { typeface: 'text', fill: 'ink' }, place, 1.2);
    });
    return [{ id: 'crafting', name: words.title, face: face.finish() }];
  };
