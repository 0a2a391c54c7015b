import { expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import { unit } from '@/lib/table/table';
import { markAngle } from './mark-angle';

const table = { width: 24 * unit, height: 24 * unit };
const own = tableFigure(0, 12, 12);
const at = (id: number, x: number, y: number) => tableFigure(id, x, y);

test.each([
  ['at its top where nobody is near', [], 0],
  ['beside whoever stands above it', [at(1, 12, 11)], 60],
  ['at the other side where that is taken, too', [at(1, 12, 11), at(2, 13, 11.5)], -60],
])('the mark of an own figure is %s', (_, others, angle) => {
  expect(markAngle(own, { ...table, figures: [own, ...others] })).toBe(angle);
});

test('the mark of a figure at the side of the board stays on it', () => {
  const edge = tableFigure(0, 23.5, 12);
  expect(markAngle(edge, { ...table, figures: [edge, at(1, 23.5, 11)] })).toBe(-60);
});

test.each([
  ['the upper edge', 12, 0.9, 120],
  ['the upper left corner', 0.9, 0.9, 120],
  ['the upper right corner', 23.1, 0.9, -120],
  ['the lower edge', 12, 23.5, 0],
])('the mark of a figure at %s lies on the ground, not over the frame', (_, x, y, angle) => {
  const edge = tableFigure(0, x, y);
  expect(markAngle(edge, { ...table, figures: [edge] })).toBe(angle);
});
