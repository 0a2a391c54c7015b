import { expect, test } from 'vitest';
import { edge, rimPips, sizesAt } from './rim';

const base = { x: 12, y: 12 };

test.each([
  [14, 5, 0.5],
  [26, 5, 0.5],
  [26, 10, 0.5],
  [14, 20, 1.5],
])('at %d pixels a #, %d pips lie beside each other about a base, and on its rim', (perHash, all, radius) => {
  const { pip } = sizesAt(perHash);
  const pips = rimPips(base, radius, { full: 2, all, pip }) ?? [];
  expect(pips).toHaveLength(all);
  expect(pips.filter(({ isFull }) => isFull)).toHaveLength(2);
  pips.forEach(({ x, y }, nth) => {
    expect(Math.hypot(x - base.x, y - base.y)).toBeGreaterThan(radius + pip / 3);
    const next = pips[nth + 1];
    if (next) expect(Math.hypot(x - next.x, y - next.y)).toBeGreaterThan(2 * pip);
  });
  // The first at the top, the others evenly about it.
  expect(pips[0]?.x).toBe(base.x);
  expect(pips[0]?.y).toBeLessThan(base.y - radius);
  expect(pips.reduce((sum, { x }) => sum + x - base.x, 0)).toBeCloseTo(0, 9);
});

test('so many that they would meet are a number instead', () => {
  const { pip } = sizesAt(14);
  expect(rimPips(base, 0.5, { full: 20, all: 20, pip })).toBeUndefined();
});

test('pips can be seen on the smallest screen: 5 pixels across with their edge', () => {
  for (const perHash of [13.5, 14.5, 20, 30, 60])
    expect(sizesAt(perHash).pip * (2 + edge) * perHash).toBeGreaterThanOrEqual(5);
});

test.each([1, 2, 3])('%d pips keep off the plate below, and off whoever touches the base', (all) => {
  const { pip } = sizesAt(26);
  const pips = rimPips(base, 0.5, { full: all, all, pip }, true) ?? [];
  expect(pips).toHaveLength(all);
  for (const { y } of pips) expect(y).toBeLessThanOrEqual(base.y);
  // Of one or two none is at the top, where the base above ends.
  if (all < 3) for (const { x } of pips) expect(Math.abs(x - base.x)).toBeGreaterThan(0.3);
});
