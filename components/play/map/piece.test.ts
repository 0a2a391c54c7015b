import { expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import type { TablePiece } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { coveredPieces, hiding } from './piece';

const circle: TablePiece = {
  ...{ name: 'Magic circle', look: 'token', team: 1 },
  at: { x: 12 * unit, y: 12 * unit },
  radius: unit,
};
const coin = (x: number, radius: number) => tableFigure(0, x, 12, { radius: radius * unit });

test.each([
  ['with nobody near', circle, coin(18, 1.5), false],
  ['beside a coin', circle, coin(14.6, 1.5), false],
  ['under a coin', circle, coin(12, 1.5), true],
  ['partly under a coin', circle, coin(14, 1.5), true],
  ['about a coin that is smaller', { ...circle, radius: 4 * unit }, coin(12, 1.5), false],
  ['an area', { ...circle, look: undefined }, coin(12, 1.5), false],
  ['under somebody who is not on the table', circle, { ...coin(12, 1.5), isOff: true as const }, false],
])('the rim of a circle over coins, %s', (_, { look, ...piece }, figure, isOver) => {
  const [rim] = coveredPieces([{ ...piece, ...(look && { look }) }], [figure]);
  expect(rim !== undefined).toBe(isOver);
  // It never grows: its size is what the rules measure.
  if (rim) expect(rim.radius).toBe(piece.radius);
});

test.each([
  ['a coin over it', coin(12, 1.5), true],
  ['a coin that covers half of it', coin(13, 1.2), false],
  ['a coin beside it', coin(14.6, 1.5), false],
])('a circle is a ring outside the pips of %s', (_, figure, isHidden) => {
  expect(hiding(circle, [figure]) === figure).toBe(isHidden);
});
