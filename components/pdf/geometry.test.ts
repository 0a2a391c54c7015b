import { defaultCardSize, type Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/paper/imposition';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { paperIds, type PaperId } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderInNode } from './node';
import { handMadeCard } from './testing/cards';
import { readPages, type PageContent, type Shape } from './testing/read-back';

const meta = { title: 'Jane', author: 'Pipsmith', language: 'en' };
const inches: Readonly<Record<PaperId, readonly [number, number]>> = {
  a4: [297, 210],
  letter: [11 * 25.4, 8.5 * 25.4],
};
/** mm, from the design: the top left corner of the four units. */
const corners: Readonly<Record<PaperId, readonly (readonly [number, number])[]>> = {
  a4: [
    [20.5, 15],
    [150.5, 15],
    [20.5, 107],
    [150.5, 107],
  ],
  letter: [
    [11.7, 17.95],
    [141.7, 17.95],
    [11.7, 109.95],
    [141.7, 109.95],
  ],
};

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 0.01;

/** The painted background of each face: the only shapes of a whole card's size. */
const facesOn = (page: PageContent): readonly Shape[] =>
  page.shapes.filter(({ left, right, top, bottom }) => close(right - left, 63) && close(bottom - top, 88));

const blackOn = (page: PageContent): readonly Shape[] =>
  page.shapes.filter(({ stroke }) => stroke === '#000000');

/** Faults of a page, as a function so that a test can show the rules failing. */
const faults = (page: PageContent, paper: PaperId): readonly string[] => {
  const [width, height] = inches[paper];
  const found: string[] = [];
  if (!close(page.width, width) || !close(page.height, height)) found.push('page box');

  const faces = facesOn(page);
  corners[paper].forEach(([x, y], index) => {
    const front = faces.find(({ left, top }) => close(left, x) && close(top, y));
    const fold = x + 63;
    const back = faces.find(
      ({ left, right, top }) => close(2 * fold - right, x) && close(2 * fold - left, x + 63) && close(top, y),
    );
    if (!front || !back) {
      found.push(`card ${index + 1}`);
      return;
    }
    const marks = blackOn(page);
    const isUpright = (mark: Shape, at: number): boolean =>
      close((mark.left + mark.right) / 2, at) && mark.right - mark.left < 0.5;
    const isFlat = (mark: Shape, at: number): boolean =>
      close((mark.top + mark.bottom) / 2, at) && mark.bottom - mark.top < 0.5;
    const beyond = (gap: number): boolean => gap > 0.5 && gap < 1.5;
    for (const cut of [x, x + 126]) {
      const own = marks.filter(
        (mark) => isUpright(mark, cut) && close(mark.strokeWidth, 0.15) && !mark.isDashed,
      );
      if (!own.some(({ bottom }) => beyond(y - bottom)) || !own.some(({ top }) => beyond(top - y - 88)))
        found.push(`upright cut ${cut}`);
    }
    for (const cut of [y, y + 88]) {
      const own = marks.filter(
        (mark) => isFlat(mark, cut) && close(mark.strokeWidth, 0.15) && !mark.isDashed,
      );
      if (!own.some(({ right }) => beyond(x - right)) || !own.some(({ left }) => beyond(left - x - 126)))
        found.push(`flat cut ${cut}`);
    }
    const folds = marks.filter((mark) => isUpright(mark, fold) && mark.isDashed);
    if (!folds.some(({ bottom }) => beyond(y - bottom)) || !folds.some(({ top }) => beyond(top - y - 88)))
      found.push(`fold ${fold}`);
  });

  const boxes = [
    ...page.shapes.map(({ left, top, right, bottom, strokeWidth }) => ({
      left: left - (left === right ? strokeWidth / 2 : 0),
      right: right + (left === right ? strokeWidth / 2 : 0),
      top: top - (top === bottom ? strokeWidth / 2 : 0),
      bottom: bottom + (top === bottom ? strokeWidth / 2 : 0),
    })),
    ...page.glyphs.map(({ x, baseline, size, width: advance }) => ({
      left: x,
      right: x + advance,
      top: baseline - 0.75 * size,
      bottom: baseline + 0.25 * size,
    })),
  ];
  const outside = boxes.filter(
    ({ left, top, right, bottom }) => left < 8 || top < 8 || right > width - 8 || bottom > height - 8,
  );
  if (outside.length > 0) found.push('unprintable edge');

  const ruler = blackOn(page).find(({ left, right }) => close(right - left, 50.8));
  if (ruler) {
    const ticks = blackOn(page).filter(
      (mark) => close(mark.left, mark.right) && mark.left > ruler.left - 0.01,
    );
    const hasTick = (at: number, isAbove: boolean): boolean =>
      ticks.some(
        (mark) => close(mark.left, ruler.left + at) && close(isAbove ? mark.bottom : mark.top, ruler.top),
      );
    for (let mm = 0; mm <= 50; mm++) if (!hasTick(mm, true)) found.push(`${mm} mm`);
    for (let eighth = 0; eighth <= 16; eighth++)
      if (!hasTick((eighth * 25.4) / 8, false)) found.push(`${eighth}/8 in`);
  } else found.push('ruler');
  return found;
};

const four = ['Jane', 'Bito van Ostmark', 'Fang', 'The Iron Duchess'].map((name) => handMadeCard(name));
const sheetOf = (paper: PaperId, cards: readonly Card[] = four): readonly PrintSheet[] =>
  impose(cards, { paper, labels: messages.print.labels });
const read = async (sheets: readonly PrintSheet[]): Promise<PageContent> => {
  const [page] = await readPages(await renderInNode(sheets, meta));
  if (!page) throw new Error('no page');
  return page;
};

describe.each(paperIds)('a sheet on %s, read back from the PDF', (paper) => {
  let page: PageContent;
  beforeAll(async () => {
    page = await read(sheetOf(paper));
  });

  it('has cards, cuts, folds and ruler at their places within 0.01 mm, and 8 mm of white edge', () => {
    expect(faults(page, paper)).toEqual([]);
  });

  it('has a page of exactly the paper for every four cards', async () => {
    const five = sheetOf(paper, [...four, handMadeCard('Zoe')]);
    const pages = await readPages(await renderInNode(five, meta));
    expect(pages.map(({ width, height }) => [width.toFixed(2), height.toFixed(2)])).toEqual(
      [1, 2].map(() => inches[paper].map((length) => length.toFixed(2))),
    );
  });

  it.each([
    [
      'page box',
      (sheet: PrintSheet): PrintSheet => ({
        ...sheet,
        paper: { ...sheet.paper, width: sheet.paper.width + 0.02 },
      }),
    ],
    [
      'card 2',
      (sheet: PrintSheet): PrintSheet => ({
        ...sheet,
        // Front and back of the first card, then of the second.
        faces: sheet.faces.map((placed, index) =>
          index === 3 ? { ...placed, at: { ...placed.at, x: placed.at.x + 0.02 } } : placed,
        ),
      }),
    ],
    [
      'fold',
      (sheet: PrintSheet): PrintSheet => ({
        ...sheet,
        marks: sheet.marks.filter((mark) => mark.draw !== 'line' || !mark.dash),
      }),
    ],
    ['upright cut', (sheet: PrintSheet): PrintSheet => ({ ...sheet, marks: sheet.marks.slice(1) })],
    [
      'ruler',
      (sheet: PrintSheet): PrintSheet => ({
        ...sheet,
        marks: sheet.marks.filter((mark) => mark.draw !== 'line' || mark.to[0] - mark.from[0] < 10),
      }),
    ],
    [
      'unprintable edge',
      (sheet: PrintSheet): PrintSheet => ({
        ...sheet,
        marks: [
          ...sheet.marks,
          { draw: 'line', from: [7.9, 20], to: [9, 20], stroke: 'black', strokeWidth: 0.15 },
        ],
      }),
    ],
  ])('would not pass with a wrong %s', async (fault, spoil) => {
    const found = faults(await read(sheetOf(paper).map(spoil)), paper);
    expect(found.join(', ')).toContain(fault);
  });
});

it('keeps the default card at 63 x 88 mm, which these tests measure', () => {
  expect(defaultCardSize).toEqual({ width: 63, height: 88 });
});
