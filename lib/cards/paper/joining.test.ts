import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationSheets } from './calibration';
import { cardSizeIds, cardSizes, type Card, type Drawing } from '../card';
import { impose } from './imposition';
import type { PrintSheet } from './print-sheet';
import { behind, gridOf } from './layout';
import { mostOffset, paperIds, papers, widestGutter, type Joining } from './paper';
import type { PaperLabels } from './paper-texts';
import { boxOf as drawnBox, type Box } from '../testing';

const labels: PaperLabels = {
  scale: 'Print at 100\u00a0%, actual size.',
  check: 'Check it with the ruler on the left.',
  millimetres: '50 mm',
  inches: '2 in',
  countNote: () => '',
  someOf: (what, here) => `${here} of ${what}`,
  duplex: 'Print on both sides, flip on the short edge.',
  credits:
    'A game by somebody with a rather long name and a company beside him. Icons by many other people. Made by hand.',
};

const blank = { drawings: [], text: [] };
const cards = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    kind: 'hero',
    name: 'Jane',
    size: cardSizes['63x88'],
    front: blank,
    back: blank,
    notices: [],
  }));

const facesOn = (sheet: PrintSheet): readonly (Box & { readonly id: string; readonly side: string })[] =>
  sheet.faces.map(({ card, side, at: { x, y } }) => ({
    id: card.id,
    side,
    left: x,
    top: y,
    right: x + card.size.width,
    bottom: y + card.size.height,
  }));

/** Marks end where they end: half their width is only beside them. */
const boxOf = (drawing: Drawing): Box => {
  const box = drawnBox(drawing);
  if (drawing.draw !== 'line') return box;
  const half = (drawing.strokeWidth ?? 0) / 2;
  return drawing.from[1] === drawing.to[1]
    ? { ...box, left: box.left + half, right: box.right - half }
    : { ...box, top: box.top + half, bottom: box.bottom - half };
};

/** mm: less than this is only the error of the reckoning. */
const rounding = 1e-9;

/** Boxes nearer to the paper's edge than 8 mm. */
const tooNear = (sheet: PrintSheet, faces: readonly Box[] = facesOn(sheet)): readonly Box[] =>
  [...faces, ...[...sheet.marks, ...sheet.texts].map(boxOf)].filter(
    ({ left, top, right, bottom }) =>
      left < 8 - rounding ||
      top < 8 - rounding ||
      right > sheet.paper.width - 8 + rounding ||
      bottom > sheet.paper.height - 8 + rounding,
  );

const tenths = fc.integer({ min: -10 * mostOffset, max: 10 * mostOffset }).map((value) => value / 10);
const offsets = fc.record({ x: tenths, y: tenths });
const joinings: fc.Arbitrary<Joining> = fc.oneof(
  fc.double({ min: 0, max: widestGutter, noNaN: true }).map((gutter) => ({ by: 'fold' as const, gutter })),
  offsets.map((offset) => ({ by: 'duplex' as const, offset })),
);
const anything = fc.record({
  paper: fc.constantFrom(...paperIds),
  size: fc.constantFrom(...cardSizeIds).map((id) => cardSizes[id]),
  joining: joinings,
});

describe('any sheet', () => {
  it('keeps everything 8 mm from the edge of the paper', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 20 }), (options, count) => {
        for (const sheet of impose(cards(count), { ...options, labels })) expect(tooNear(sheet)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('would be seen nearer', () => {
    const [sheet] = impose(cards(1), { paper: 'a4', labels });
    if (!sheet) throw new Error('no sheet');
    const line: Drawing = { draw: 'line', from: [7.9, 50], to: [9, 50] };
    expect(tooNear({ ...sheet, marks: [...sheet.marks, line] })).toHaveLength(1);
  });

  it('has each card once, with its front and its back, and no two on top of each other', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 20 }), (options, count) => {
        const sheets = impose(cards(count), { ...options, labels });
        for (const side of ['front', 'back'])
          expect(
            sheets
              .flatMap(facesOn)
              .filter((face) => face.side === side)
              .map(({ id }) => Number(id)),
          ).toEqual(cards(count).map((_, index) => index));
        for (const faces of sheets.map(facesOn))
          faces.forEach((one, index) => {
            for (const other of faces.slice(index + 1))
              expect(
                Math.min(one.right, other.right) - Math.max(one.left, other.left) < 1e-6 ||
                  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) < 1e-6,
              ).toBe(true);
          });
      }),
    );
  });
});

describe('both sides of the paper', () => {
  it.each(paperIds)('hold eight cards of either size on %s', (paper) => {
    for (const id of cardSizeIds) expect(gridOf(papers[paper], cardSizes[id]).cells).toHaveLength(8);
  });

  /** Place seen by the reader of a cut card: the paper turned over its short edge, after the printer shifted it. */
  const seenFromFront = (sheet: PrintSheet, box: Box, aside: { readonly x: number; readonly y: number }) => ({
    left: sheet.paper.width - box.right + aside.x,
    top: box.top + aside.y,
  });

  const check = (
    options: { paper: 'a4' | 'letter'; size: Card['size'] },
    offset: { x: number; y: number },
    aside: { x: number; y: number },
    count: number,
  ): void => {
    const sheets = impose(cards(count), { ...options, labels, joining: { by: 'duplex', offset } });
    expect(sheets).toHaveLength(2 * Math.ceil(count / 8));
    for (let at = 0; at < sheets.length; at += 2) {
      const [fronts, backs] = [sheets[at], sheets[at + 1]];
      if (!fronts || !backs) throw new Error('no pair of pages');
      const behindIt = new Map(facesOn(backs).map((box) => [box.id, seenFromFront(backs, box, aside)]));
      for (const face of facesOn(fronts)) {
        expect(face.side).toBe('front');
        expect(Math.abs((behindIt.get(face.id)?.left ?? NaN) - face.left)).toBeLessThan(0.01);
        expect(Math.abs((behindIt.get(face.id)?.top ?? NaN) - face.top)).toBeLessThan(0.01);
      }
    }
  };

  it('meet within 0.01 mm, with a printer that lays the back aside by the offset', () => {
    fc.assert(
      fc.property(anything, offsets, fc.integer({ min: 1, max: 20 }), ({ paper, size }, offset, count) => {
        check({ paper, size }, offset, offset, count);
      }),
    );
  });

  it('would be seen not to meet', () => {
    const options = { paper: 'a4', size: cardSizes['63x88'] } as const;
    expect(() => check(options, { x: 0, y: 0 }, { x: 0.1, y: 0 }, 3)).toThrow();
    expect(() => check(options, { x: 0, y: 0.1 }, { x: 0, y: -0.1 }, 3)).toThrow();
  });

  it('keep marks at both ends of every cut, off the cards', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 8 }), ({ paper, size }, count) => {
        const joining: Joining = { by: 'duplex', offset: { x: 0, y: 0 } };
        const [fronts, backs] = impose(cards(count), { paper, size, labels, joining });
        if (!fronts || !backs) throw new Error('no pages');
        expect([backs.marks, backs.texts]).toEqual([[], []]);
        const faces = facesOn(fronts);
        const lines = fronts.marks.flatMap((mark) =>
          mark.draw === 'line' && mark.strokeWidth === 0.15 ? [boxOf(mark)] : [],
        );
        const middle = (a: number, b: number): number => (a + b) / 2;
        const [top, bottom] = [Math.min(...faces.map((f) => f.top)), Math.max(...faces.map((f) => f.bottom))];
        const [left, right] = [Math.min(...faces.map((f) => f.left)), Math.max(...faces.map((f) => f.right))];
        for (const face of faces) {
          for (const x of [face.left, face.right]) {
            const own = lines.filter((box) => Math.abs(middle(box.left, box.right) - x) < 0.001);
            expect(own.some((box) => box.bottom < top && box.bottom > top - 1.5)).toBe(true);
            expect(own.some((box) => box.top > bottom && box.top < bottom + 1.5)).toBe(true);
          }
          for (const y of [face.top, face.bottom]) {
            const own = lines.filter((box) => Math.abs(middle(box.top, box.bottom) - y) < 0.001);
            expect(own.some((box) => box.right < left && box.right > left - 1.5)).toBe(true);
            expect(own.some((box) => box.left > right && box.left < right + 1.5)).toBe(true);
          }
          expect(
            lines.filter(
              (box) =>
                box.right > face.left + 0.1 &&
                box.left < face.right - 0.1 &&
                box.bottom > face.top - 0.5 &&
                box.top < face.bottom + 0.5,
            ),
          ).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(paperIds)('the calibration sheet on %s', (paper) => {
  const steps = ['1. Print both pages on one paper.', '2. Hold it against a light.'];
  const [front, back] = calibrationSheets(paper, {
    heading: 'Where the backs land',
    steps,
    back: 'Crosses.',
  });

  it('stays 8 mm from the edges', () => {
    expect([...tooNear(front), ...tooNear(back)]).toEqual([]);
  });

  it('has a cross behind every pair of scales, on the zero of both', () => {
    const lines = (sheet: PrintSheet, length: number, isLevel: boolean) =>
      sheet.marks.flatMap((mark) => {
        if (mark.draw !== 'line') return [];
        const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
        const own = isLevel ? y1 === y2 && x2 - x1 : x1 === x2 && y2 - y1;
        return own !== false && Math.abs(own - length) < 1e-6 ? [{ x: (x1 + x2) / 2, y: (y1 + y2) / 2 }] : [];
      });
    const [right, down] = [true, false].map((isLevel) => lines(front, 2 * mostOffset, isLevel));
    const [level, upright] = [true, false].map((isLevel) => lines(back, 24, isLevel));
    expect([right, down, level, upright].map((found) => found?.length)).toEqual([5, 5, 5, 5]);
    const point = { ...gridOf(papers[paper], cardSizes['63x88']), size: { width: 0, height: 0 } };
    right?.forEach(({ x }, index) => {
      const zero = behind(point, { x, y: down?.[index]?.y ?? NaN }, { x: 0, y: 0 });
      for (const cross of [level, upright])
        expect(cross?.some((middle) => Math.hypot(middle.x - zero.x, middle.y - zero.y) < 0.01)).toBe(true);
    });
  });
});
