import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages/index';
import { cardSizes, defaultCardSize, type Card, type CardFace } from './card';
import { foldedOf, unfolded } from './fold-out';
import { printerPictures } from './out/pictures';
import { cutTo } from './paper/cut-to';
import { impose } from './paper/imposition';
import { paperIds, papers, unprintable, type Joining } from './paper/paper';

const panel = (name: string): CardFace => ({
  drawings: [{ draw: 'rect', x: 0, y: 0, width: 63, height: 88, fill: 'leaf' }],
  text: [name],
});
const stripOf = (...names: readonly string[]): Card => ({
  id: 'hero',
  kind: 'hero',
  name: 'Jane',
  ...foldedOf(names.map(panel), defaultCardSize),
  notices: [],
});
const three = stripOf('front', 'die', 'skills');
const four = stripOf('front', 'die', 'skills', 'more');
const joinings: readonly Joining[] = [
  { by: 'fold', gutter: 0 },
  { by: 'fold', gutter: 5 },
  { by: 'duplex', offset: { x: 0.4, y: 0 } },
  { by: 'sleeve' },
];

it('a strip is its panels side by side, in reading order', () => {
  expect(three.size).toEqual({ width: 189, height: 88 });
  expect(three.front.drawings.map((drawing) => drawing.draw === 'rect' && drawing.x)).toEqual([0, 63, 126]);
  expect(three.front.text).toEqual(['front', 'die', 'skills']);
});

it('cut larger, each panel stays in the middle of its own part', () => {
  const large = cutTo(three, cardSizes['63.5x88.9']);
  expect(large.size.width).toBeCloseTo(3 * 63.5, 9);
  large.front.drawings.forEach((drawing, at) => {
    if (drawing.draw !== 'rect') throw new Error('no panel');
    expect(drawing.x).toBeCloseTo(at * 63.5 + 0.25, 9);
    expect(drawing.y).toBeCloseTo(0.45, 9);
  });
  expect(cutTo(three, cardSizes['63x88'])).toBe(three);
});

describe.each(paperIds)('on %s', (paper) => {
  it.each(joinings)(
    'with sides joined by %o: whole, with dashes at each fold and cuts at its ends',
    (joining) => {
      for (const [strip, folds] of [
        [three, [63, 126]],
        [four, [63, 126, 189]],
      ] as const) {
        const sheets = impose([strip, strip], { paper, labels: messages.print.labels, joining });
        const placed = sheets.flatMap(({ faces }) => faces);
        expect(placed.map(({ side }) => side)).toEqual(['front', 'front']);
        for (const { faces, marks } of sheets)
          for (const { at, face } of faces) {
            expect(face.drawings).toHaveLength(strip.panels?.length ?? 0);
            expect(at.x).toBeGreaterThanOrEqual(unprintable);
            expect(at.x + strip.size.width).toBeLessThanOrEqual(papers[paper].width - unprintable);
            const uprights = marks.flatMap((mark) =>
              mark.draw === 'line' && Math.abs(mark.from[0] - mark.to[0]) < 1e-6 ? [mark] : [],
            );
            const isAt = (x: number, isDashed: boolean): boolean =>
              uprights.some(
                ({ from, dash }) => Math.abs(from[0] - at.x - x) < 1e-6 && (dash !== undefined) === isDashed,
              );
            for (const fold of folds)
              expect([fold, isAt(fold, true), isAt(fold, false)]).toEqual([fold, true, false]);
            for (const cut of [0, strip.size.width]) expect([cut, isAt(cut, false)]).toEqual([cut, true]);
          }
      }
    },
  );
});

it('is cards of two sides for print shops and other tables', () => {
  expect(unfolded(three).map(({ front, back }) => [...front.text, ...back.text])).toEqual([
    ['front', 'die'],
    ['skills'],
  ]);
  expect(unfolded(three).map(({ size, panels }) => [size, panels])).toEqual(
    Array(2).fill([defaultCardSize, undefined]),
  );
  expect(printerPictures([three])).toHaveLength(4);
  const plain = unfolded(three)[0];
  expect(plain && unfolded(plain)).toEqual([plain]);
});
