import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCardSize, type Card, type CardSize, type Drawing } from '../card';
import { impose } from './imposition';
import type { PlacedFace, PrintSheet } from './print-sheet';
import { layoutOf } from './layout';
import { paperIds, papers, type PaperId } from './paper';
import type { PaperLabels } from './paper-texts';

const full: CardSize = { width: 63.5, height: 88.9 };
const labels: PaperLabels = {
  scale: 'Print at 100\u00a0%, actual size.',
  check: 'The ruler then measures true.',
  millimetres: '50 mm',
  inches: '2 in',
  countNote: (countNote) => countNote.map(({ what, why }) => `${what}: ${why}.`).join(' '),
  someOf: (what, here) => `${here} of ${what}`,
  duplex: 'Backs on the other side, flipped on the short edge.',
  credits:
    'A game by somebody with a rather long name and a company beside him. Icons by many other people. Made by hand.',
};

const blank = { drawings: [], text: [] };
const cards = (count: number, size: CardSize = defaultCardSize): readonly Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${size.width}-${index}`,
    kind: 'hero',
    name: 'Jane',
    size,
    front: blank,
    back: blank,
    notices: [],
  }));

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a mark or a text puts ink, half the width of its line included. */
const boxOf = (drawing: Drawing): Box => {
  switch (drawing.draw) {
    case 'line': {
      const half = (drawing.strokeWidth ?? 0) / 2;
      const [x1, y1] = drawing.from;
      const [x2, y2] = drawing.to;
      const across = x1 === x2;
      return {
        left: Math.min(x1, x2) - (across ? half : 0),
        right: Math.max(x1, x2) + (across ? half : 0),
        top: Math.min(y1, y2) - (across ? 0 : half),
        bottom: Math.max(y1, y2) + (across ? 0 : half),
      };
    }
    case 'text': {
      const { x, y, width, size } = drawing;
      return { left: x, right: x + width, top: y - 0.75 * size, bottom: y + 0.25 * size };
    }
    case 'rect':
    case 'circle':
    case 'path':
    case 'image':
      throw new Error(`no ${drawing.draw} stands around the cards`);
  }
};

const frontsOn = (sheet: PrintSheet): readonly PlacedFace[] =>
  sheet.faces.filter(({ side }) => side === 'front');

const facesOn = (sheet: PrintSheet): readonly Box[] =>
  sheet.faces.map(({ card: { size }, at: { x, y } }) => ({
    left: x,
    top: y,
    right: x + size.width,
    bottom: y + size.height,
  }));

const touch = (a: Box, b: Box, apart = 0): boolean =>
  a.left < b.right + apart &&
  b.left < a.right + apart &&
  a.top < b.bottom + apart &&
  b.top < a.bottom + apart;

const layouts: readonly (readonly [PaperId, CardSize, number])[] = paperIds.flatMap((paper) =>
  [defaultCardSize, full].flatMap((size) => [0, 5, 8].map((gutter) => [paper, size, gutter] as const)),
);

describe('layoutOf', () => {
  it.each([
    ['a4', defaultCardSize, 0, { x: 20.5, y: 15 }, 4],
    ['letter', defaultCardSize, 0, { x: 11.7, y: 17.95 }, 4],
    ['a4', full, 0, { x: 19.5, y: 14.1 }, 4],
    ['letter', full, 0, { x: 10.7, y: 17.05 }, 4],
    ['a4', defaultCardSize, 5, { x: 15.5, y: 15 }, 4],
    // Two units beside each other would leave 6.7 mm of margin.
    ['letter', defaultCardSize, 5, { x: 74.2, y: 17.95 }, 2],
  ] as const)('%s, %o, gutter %d', (paper, size, gutter, margin, units) => {
    const layout = layoutOf(papers[paper], size, gutter);
    expect(layout.margin.x).toBeCloseTo(margin.x, 9);
    expect(layout.margin.y).toBeCloseTo(margin.y, 9);
    expect(layout.units).toHaveLength(units);
  });

  it.each(layouts)(
    'reflects the back on %s, %o, gutter %d onto the front about the fold',
    (paper, size, gutter) => {
      for (const { front, back, fold } of layoutOf(papers[paper], size, gutter).units) {
        expect(2 * fold - (back.x + size.width)).toBeCloseTo(front.x, 9);
        expect(back.y).toBe(front.y);
        expect(back.x - front.x).toBeCloseTo(size.width + gutter, 9);
      }
    },
  );

  it('keeps 4 mm between units', () => {
    const { units } = layoutOf(papers.a4, defaultCardSize);
    const [first, second, third] = units;
    expect((second?.front.x ?? 0) - ((first?.back.x ?? 0) + 63)).toBeCloseTo(4, 9);
    expect((third?.front.y ?? 0) - ((first?.front.y ?? 0) + 88)).toBeCloseTo(4, 9);
  });

  it.each([
    { width: 140, height: 88 },
    { width: 63, height: 200 },
    { width: NaN, height: 88 },
  ])('refuses %o, which fits on no page', (size) => {
    expect(() => layoutOf(papers.a4, size)).toThrow(RangeError);
  });
});

describe('impose', () => {
  it('places every card once, in order, and no page is empty', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(defaultCardSize, full), { maxLength: 30 }),
        fc.constantFrom(...paperIds),
        (sizes, paper) => {
          const asked = sizes.flatMap((size, index) =>
            cards(1, size).map((card) => ({ ...card, id: String(index) })),
          );
          const sheets = impose(asked, { paper, labels });
          const placed = sheets.flatMap((sheet) => frontsOn(sheet).map(({ card }) => card.id));
          expect([...placed].sort()).toEqual(asked.map(({ id }) => id).sort());
          for (const size of [defaultCardSize, full]) {
            const same = sheets
              .flatMap(frontsOn)
              .filter(({ card }) => card.size === size)
              .map(({ card }) => Number(card.id));
            expect(same).toEqual([...same].sort((a, b) => a - b));
          }
          for (const sheet of sheets) expect(sheet.faces.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('gives no sheet for no card', () => {
    expect(impose([], { paper: 'a4', labels })).toEqual([]);
  });

  describe.each(layouts)('on %s, %o, gutter %d', (paper, size, gutter) => {
    const [sheet] = impose(cards(4, size), { paper, labels, joining: { by: 'fold', gutter } });
    if (!sheet) throw new Error('no sheet');
    const faces = facesOn(sheet);
    const around = [...sheet.marks, ...sheet.texts];

    it('keeps everything 8 mm from the edge of the paper', () => {
      for (const box of [...faces, ...around.map(boxOf)]) {
        expect(box.left).toBeGreaterThanOrEqual(8);
        expect(box.top).toBeGreaterThanOrEqual(8);
        expect(box.right).toBeLessThanOrEqual(sheet.paper.width - 8);
        expect(box.bottom).toBeLessThanOrEqual(sheet.paper.height - 8);
      }
    });

    it('keeps marks and texts off the cards and off each other', () => {
      for (const drawing of around) {
        const box = boxOf(drawing);
        for (const card of faces) expect(touch(box, card, 0.5)).toBe(false);
      }
      const marks = sheet.marks.filter((drawing) => drawing.draw === 'line').map(boxOf);
      for (const text of sheet.texts.map(boxOf))
        for (const mark of marks) expect(touch(text, mark, 0.2)).toBe(false);
      sheet.texts.map(boxOf).forEach((text, index, texts) => {
        for (const other of texts.slice(index + 1)) expect(touch(text, other)).toBe(false);
      });
    });

    it('marks every cut at both its ends and folds with dashes', () => {
      const lines = sheet.marks.filter((drawing) => drawing.draw === 'line');
      const has = (wanted: (box: Box) => boolean, isDashed: boolean): boolean =>
        lines.some((line) => Boolean(line.dash) === isDashed && wanted(boxOf(line)));
      const centre = (a: number, b: number): number => (a + b) / 2;
      for (const { front, back, fold } of layoutOf(papers[paper], size, gutter).units) {
        const bottom = front.y + size.height;
        const right = back.x + size.width;
        const above = (x: number) => (box: Box) =>
          Math.abs(centre(box.left, box.right) - x) < 0.001 &&
          box.bottom <= front.y &&
          box.bottom > front.y - 1.5;
        const below = (x: number) => (box: Box) =>
          Math.abs(centre(box.left, box.right) - x) < 0.001 && box.top >= bottom && box.top < bottom + 1.5;
        for (const x of gutter > 0 ? [front.x, front.x + size.width, back.x, right] : [front.x, right]) {
          expect(has(above(x), false)).toBe(true);
          expect(has(below(x), false)).toBe(true);
        }
        for (const y of [front.y, bottom]) {
          const at = (box: Box): boolean => Math.abs(centre(box.top, box.bottom) - y) < 0.001;
          expect(has((box) => at(box) && box.right <= front.x && box.right > front.x - 1.5, false)).toBe(
            true,
          );
          expect(has((box) => at(box) && box.left >= right && box.left < right + 1.5, false)).toBe(true);
        }
        expect(has(above(fold), true)).toBe(true);
        expect(has(below(fold), true)).toBe(true);
        if (gutter === 0) expect(has(above(fold), false)).toBe(false);
      }
    });
  });

  it('marks only the units that hold a card', () => {
    const crops = (count: number): number =>
      impose(cards(count), { paper: 'a4', labels }).flatMap((sheet) =>
        sheet.marks.filter((mark) => mark.draw === 'line' && mark.dash),
      ).length;
    expect(crops(1)).toBe(2);
    // The fold mark between two rows serves both.
    expect(crops(4)).toBe(6);
  });

  it('has a ruler of 50 mm in single millimetres and one of 2 inches in eighths', () => {
    const [sheet] = impose(cards(1), { paper: 'letter', labels });
    const ticks = (sheet?.marks ?? []).flatMap((mark) =>
      mark.draw === 'line' && mark.from[0] === mark.to[0] && mark.from[1] > 198 && !mark.dash ? [mark] : [],
    );
    const base = (sheet?.marks ?? []).flatMap((mark) =>
      mark.draw === 'line' && mark.from[1] === mark.to[1] && mark.to[0] - mark.from[0] > 10 ? [mark] : [],
    );
    const [x = 0, y = 0] = base[0]?.from ?? [];
    const upper = ticks
      .filter((tick) => tick.to[1] === y && tick.from[1] < y)
      .map((tick) => tick.from[0] - x);
    const lower = ticks
      .filter((tick) => tick.from[1] === y && tick.to[1] > y)
      .map((tick) => tick.from[0] - x);
    expect(upper).toHaveLength(51);
    upper.forEach((at, index) => expect(at).toBeCloseTo(index, 9));
    expect(lower).toHaveLength(17);
    lower.forEach((at, index) => expect(at).toBeCloseTo(index * 3.175, 9));
  });
});
