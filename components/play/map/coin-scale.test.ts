import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import { distanceBetween, unit } from '@/lib/table/table';
import { coinScales } from './coin-scale';

describe('the size of coins', () => {
  const one = tableFigure(0, 5, 5);
  const px = (perHash: number, scale = 1): number => (one.radius / unit) * perHash * scale;

  test('is readable where a # is small on the screen', () => {
    expect(px(14, coinScales([one], 14).get(0))).toBeGreaterThan(16.5);
  });

  test('is that of the base where that can be read, or before the screen is measured', () => {
    expect(coinScales([one], 60).get(0)).toBe(1);
    expect(coinScales([one], 0).get(0)).toBe(1);
  });

  test('is that of the base for two that touch', () => {
    const other = { ...one, id: 1, at: { x: one.at.x + 2 * one.radius, y: one.at.y } };
    expect([...coinScales([one, other], 14).values()]).toEqual([1, 1]);
  });

  test('never lays one coin over another', () => {
    const place = fc.record({ x: fc.integer({ min: 1, max: 23 }), y: fc.integer({ min: 1, max: 23 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { maxLength: 8, selector: ({ x, y }) => `${x} ${y}` }),
        fc.integer({ min: 4, max: 60 }),
        (places, perHash) => {
          const figures = places.map(({ x, y }, id) => tableFigure(id, x, y));
          const scales = coinScales(figures, perHash);
          for (const a of figures)
            for (const b of figures) {
              const reach = [a, b].reduce((sum, { id, radius }) => sum + radius * (scales.get(id) ?? 0), 0);
              if (a.id < b.id && distanceBetween(a.at, b.at) >= a.radius + b.radius)
                expect(reach).toBeLessThanOrEqual(distanceBetween(a.at, b.at) + 1);
            }
        },
      ),
    );
  });
});
