import { describe, expect, test } from 'vitest';
import { schoolLiveries } from '@/lib/systems/living/cards/school-liveries';
import type { Drawing } from '../card';
import { faceInLook } from '../ink-look';
import { boxOf } from '../testing';
import { drawLivery, patterns, type PatternId } from './livery';

const ids = Object.keys(patterns) as readonly PatternId[];
const [top, bottom] = [20, 82];
const of = (pattern: PatternId): readonly Drawing[] => drawLivery({ ink: 'rust', pattern }, top, bottom);

/** Which of the tenths of a millimetre of a band have ink, row by row. */
const dots = (drawings: readonly Drawing[]): readonly string[] => {
  const rows: string[] = [];
  for (let y = top + 6; y < top + 26; y += 0.1) {
    let row = '';
    for (let x = 3.8; x < 5.9; x += 0.1)
      row += drawings.some((drawing) => {
        if (drawing.draw !== 'line') return false;
        const { from, strokeWidth = 0, dash } = drawing;
        const isAcross = Math.abs(x - from[0]) <= strokeWidth / 2;
        const isOn = !dash || (y - from[1]) % (dash[0] + dash[1]) < dash[0];
        return isAcross && isOn;
      })
        ? '#'
        : '.';
    rows.push(row);
  }
  return rows;
};

describe('the bands of a livery', () => {
  test.each(ids)('%s stand between frame and text on both sides', (id) => {
    for (const drawing of of(id)) {
      const box = boxOf(drawing);
      const isLeft = box.left < 30;
      expect(box.left).toBeGreaterThan(isLeft ? 3.45 : 56.9);
      expect(box.right).toBeLessThan(isLeft ? 6.1 : 59.55);
      if (drawing.draw !== 'line') throw new Error('no line');
      expect(drawing.from[1]).toBeGreaterThanOrEqual(top);
      expect(drawing.to[1]).toBeLessThanOrEqual(bottom);
    }
  });

  test.each(ids)('%s end with whole dashes or with most of one, however long they are', (id) => {
    for (let from = 20; from < 32; from += 0.37)
      for (const drawing of drawLivery({ ink: 'rust', pattern: id }, from, bottom)) {
        if (drawing.draw !== 'line' || !drawing.dash) continue;
        const [on, off] = drawing.dash;
        const last = (bottom - drawing.from[1]) % (on + off);
        expect(last < 1e-6 || last > 0.4 * on, `${from}: ${last} of ${on}`).toBe(true);
      }
  });

  test('are told apart in black: of any two, a sixth of what is seen differs', () => {
    const seen = new Map(
      ids.map((id) => [id, dots(faceInLook({ drawings: of(id), text: [] }, 'black').drawings).join('')]),
    );
    for (const [one, first] of seen)
      for (const [other, second] of seen) {
        if (one >= other) continue;
        const inked = Array.from(first).filter((dot, at) => dot === '#' || second[at] === '#').length;
        const apart = Array.from(first).filter((dot, at) => dot !== second[at]).length;
        expect([one, other, apart / inked > 1 / 6]).toEqual([one, other, true]);
      }
  });

  test('are each of one school alone', () => {
    const used = Object.values(schoolLiveries).map(({ pattern }) => pattern);
    expect(new Set(used).size).toBe(used.length);
  });
});
