import { describe, expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import type { TableFigure } from '@/lib/systems/play-part';
import { unit } from '@/lib/table/table';
import { handDie, labelsOf, nameSize } from './labels';

const side = 24;

const names = ['Bito van Ostmark', 'Gerda Halfmoon', 'Captain Agnes Brandt', 'Jane'];

const figure = (id: number, x: number, y: number, more: Partial<TableFigure> = {}): TableFigure =>
  tableFigure(id, x, y, { name: names[id % 4] ?? '', ...more });

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** All that is to be read of some figures, each as the rectangle that it fills. */
const drawn = (figures: readonly TableFigure[]): readonly Rectangle[] => {
  const labels = labelsOf({ width: side * unit, height: side * unit, figures }, () => true);
  return figures.flatMap(({ id, name, most }) => {
    const { hand, name: written } = labels.get(id) ?? {};
    return [
      ...(hand ? [{ ...hand, wide: most * handDie.step, high: handDie.side }] : []),
      ...(written ? [{ ...written, wide: name.length * nameSize * 0.45, high: nameSize * 0.9 }] : []),
    ];
  });
};

const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 - 0.02 &&
  Math.abs(one.y - other.y) < (one.high + other.high) / 2 - 0.02;

const clashes = (figures: readonly TableFigure[]): number => {
  const all = drawn(figures);
  return all.filter((one, nth) => all.slice(nth + 1).some((other) => overlaps(one, other))).length;
};

describe('labels of figures', () => {
  test.each([
    ['at the right', 1, 0],
    ['below', 0, 1],
    ['aslant', 0.71, 0.71],
    ['aslant, the other way', 0.71, -0.71],
    ['nearly below', 0.3, 0.96],
  ])('do not hide each other of two in base contact, one %s', (_, x, y) => {
    expect(clashes([figure(0, 12, 12), figure(1, 12 + x, 12 + y)])).toBe(0);
  });

  test('do not hide each other of three about a fourth', () => {
    expect(clashes([figure(0, 12, 12), figure(1, 13, 12), figure(2, 11, 12), figure(3, 12, 13)])).toBe(0);
  });

  test('stay where they are beside somebody far away: the Hand above, the name below', () => {
    const labels = labelsOf(
      { width: side * unit, height: side * unit, figures: [figure(0, 12, 12), figure(1, 18, 18)] },
      () => true,
    );
    expect([labels.get(0)?.hand?.x, labels.get(0)?.name?.x]).toEqual([12, 12]);
    expect(labels.get(0)?.hand?.y).toBeLessThan(11.5);
    expect(labels.get(0)?.name?.y).toBeGreaterThan(12.5);
  });

  test.each([
    [0.5, 0.5],
    [23.5, 0.5],
    [0.5, 23.5],
    [23.5, 23.5],
  ])('stay on the map of somebody at %d, %d', (x, y) => {
    for (const { x: middle, wide, y: line, high } of drawn([figure(0, x, y)])) {
      expect(middle - wide / 2).toBeGreaterThan(-0.6);
      expect(middle + wide / 2).toBeLessThan(side + 0.6);
      expect(line - high / 2).toBeGreaterThan(-0.6);
      expect(line + high / 2).toBeLessThan(side + 0.6);
    }
  });

  test('are no Hand of whoever lies there, and no name where none is shown', () => {
    const figures = [figure(0, 12, 12, { state: 'down' }), figure(1, 5, 5)];
    const labels = labelsOf({ width: side * unit, height: side * unit, figures }, ({ id }) => id === 0);
    expect([labels.get(0)?.hand, labels.get(1)?.name]).toEqual([undefined, undefined]);
  });
});
