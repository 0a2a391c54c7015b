import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papers, unprintable } from '../paper/paper';
import { tableUnits } from '../paper/ruler';
import { drawTape, tapePieces } from './tape';

const words = { name: 'Tape', distance: (value: number) => `${value}#`, glue: 'Glue' };

describe('a measuring tape', () => {
  it('has every # once, in pieces that lie on either paper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 1, max: 40 }), (mm, length) => {
        const unit = { id: 'mm', mm } as const;
        const pieces = tapePieces(unit, length);
        expect(pieces[0]?.from).toBe(0);
        expect(pieces.at(-1)?.to).toBe(length);
        pieces.slice(1).forEach(({ from }, index) => {
          expect(from).toBe(pieces[index]?.to);
        });
        for (const { size } of drawTape(unit, length, words))
          for (const paper of Object.values(papers))
            expect(size.width).toBeLessThanOrEqual(paper.width - 2 * unprintable);
      }),
    );
  });

  it('has its ticks where they measure: 25 inches from end to end without the tabs', () => {
    const pieces = drawTape(tableUnits.inch, 25, words);
    const tabs = (pieces.length - 1) * 10;
    expect(pieces.reduce((sum, { size }) => sum + size.width, 0)).toBeCloseTo(25 * 25.4 + tabs);
    for (const { front } of pieces) {
      const whole = front.drawings.flatMap((drawing) =>
        drawing.draw === 'line' && drawing.strokeWidth === 0.3 && drawing.from[1] === 0
          ? [drawing.from[0]]
          : [],
      );
      whole.slice(1, -1).forEach((x, index) => expect(x - (whole[index] ?? 0)).toBeCloseTo(25.4));
    }
    expect(pieces.flatMap(({ front }) => front.text).filter((text) => text === '25#')).toHaveLength(1);
  });
});
