import { describe, expect, it } from 'vitest';
import { counterSizes, drawCounter } from './counter';
import { impose } from '../paper/imposition';
import { paperIds, unprintable } from '../paper/paper';
import type { PaperLabels } from '../paper/paper-texts';

const labels: PaperLabels = {
  scale: 'Print at 100\u00a0%.',
  check: 'Measure the ruler.',
  millimetres: '50 mm',
  inches: '2 in',
  countNote: (countNote) => countNote.map(({ what, why }) => `${what}: ${why}.`).join(' '),
  credits: 'Made by players.',
  someOf: (what, here) => `${here} of ${what}`,
  duplex: 'Flip.',
};
const content = {
  id: 'c',
  name: 'Sprawling Roots',
  icon: 'M0 0h512v512z',
  ring: 'blue',
  shape: 'round',
} as const;
const every = counterSizes.flatMap((size) => paperIds.map((paper) => [size, paper] as const));

describe('counters on a sheet', () => {
  it.each(every)('of %f mm on %s lie inside the margin, folded onto themselves', (size, paper) => {
    const sheets = impose(
      Array.from({ length: 100 }, () => drawCounter(content, size)),
      { paper, labels, joining: { by: 'duplex', offset: { x: 0, y: 0 } }, size: { width: 63, height: 88 } },
    );
    expect(sheets.reduce((sum, { faces }) => sum + faces.length, 0)).toBe(200);
    for (const sheet of sheets) {
      for (const { at, side } of sheet.faces) {
        expect(at.x).toBeGreaterThanOrEqual(unprintable);
        expect(at.x + size).toBeLessThanOrEqual(sheet.paper.width - unprintable);
        expect(at.y + size).toBeLessThanOrEqual(sheet.paper.height - unprintable);
        const beside = side === 'front' ? at.x + size : at.x - size;
        expect(
          sheet.faces.some(
            (face) => face.side !== side && face.at.y === at.y && Math.abs(face.at.x - beside) < 1e-6,
          ),
        ).toBe(true);
      }
      const ys = sheet.marks.flatMap((mark) => (mark.draw === 'line' ? [mark.from[1], mark.to[1]] : []));
      expect(Math.max(...ys)).toBeLessThanOrEqual(sheet.paper.height - unprintable + 1e-6);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(unprintable - 1e-6);
    }
  });

  it('carry a ruler of 50 mm on every sheet', () => {
    const [sheet] = impose([drawCounter(content)], { paper: 'a4', labels });
    const long = sheet?.marks.filter(
      (mark) => mark.draw === 'line' && Math.abs(mark.to[0] - mark.from[0] - 50.8) < 1e-6,
    );
    expect(long).toHaveLength(1);
  });

  it('keep everything that they draw within the ring', () => {
    for (const size of counterSizes) {
      for (const drawing of drawCounter(content, size).front.drawings) {
        if (drawing.draw === 'text') {
          expect(drawing.x).toBeGreaterThan(0);
          expect(drawing.x + drawing.width).toBeLessThan(size);
          expect(drawing.y).toBeLessThan(size - 1);
        }
      }
    }
  });
});
