import { expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import { unit } from '@/lib/table/table';
import { isHeld } from './grip';

const coin = tableFigure(0, 10, 10);
const radius = coin.radius / unit;
const finger = 0.2 * unit;

test.each([
  ['in its middle', 0, true],
  ['at its rim', radius, true],
  ['on its ring', radius + 0.25, true],
  ['beside its ring', radius + 0.5, false],
])('a coin is taken %s: %s # away, %s', (_, far, isTaken) => {
  for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
    const spot = { x: (10 + Math.cos(angle) * far) * unit, y: (10 + Math.sin(angle) * far) * unit };
    expect(isHeld(coin, spot, finger)).toBe(isTaken);
  }
});

test('a wide finger takes a small coin from beside it', () => {
  expect(isHeld(coin, { x: 11.5 * unit, y: 10 * unit }, 1.6 * unit)).toBe(true);
});
