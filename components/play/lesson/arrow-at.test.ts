import { describe, expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import type { TableScene } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { arrowAt } from './arrow-at';

const scene = (...figures: TableScene['figures']): TableScene => ({
  ...{ width: 24 * unit, height: 24 * unit, terrain: [], figures, pieces: [] },
  ...{ turn: '', acting: -1, order: [], known: [], scores: [], goal: 0 },
});

describe('the arrow of a lesson', () => {
  const places = [
    [0.5, 0.5],
    [23.5, 0.5],
    [12, 12],
    [0.5, 23.5],
    [22, 2],
  ] as const;

  test.each(places)('at %f, %f is on the table and outside its ring', (x, y) => {
    const { tail, head, wings } = arrowAt(scene(), { x: x * unit, y: y * unit }, unit);
    for (const { x: left, y: top } of [tail, head, ...wings]) {
      expect(Math.min(left, top, 24 - left, 24 - top)).toBeGreaterThan(0);
      expect(Math.hypot(left - x, top - y)).toBeGreaterThan(1);
    }
  });

  test('keeps away from others, on whichever side they stand', () => {
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.3) {
      const other = tableFigure(1, 12 + 2 * Math.cos(angle), 12 + 2 * Math.sin(angle));
      const { tail, head } = arrowAt(
        scene(tableFigure(0, 12, 12), other),
        { x: 12 * unit, y: 12 * unit },
        unit,
      );
      for (const { x, y } of [tail, head])
        expect(Math.hypot(x - other.at.x / unit, y - other.at.y / unit)).toBeGreaterThan(1.5);
    }
  });
});
