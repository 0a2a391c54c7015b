import { expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import type { TablePiece } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { seenPieces } from './seen-pieces';

const circle: TablePiece = {
  ...{ name: 'Magic circle', look: 'token', team: 1 },
  at: { x: 12 * unit, y: 12 * unit },
  radius: unit,
};
const coin = (x: number, radius: number) => tableFigure(0, x, 12, { radius: radius * unit });

test.each([
  ['with nobody near', circle, coin(18, 1.5), 1],
  ['beside a coin', circle, coin(14, 1.5), 1],
  ['under a coin: the ring lies about it', circle, coin(12, 1.5), 2],
  ['under a coin that stands a little aside', circle, coin(12.5, 1.5), 2.5],
  ['wider than the coin', { ...circle, radius: 4 * unit }, coin(12, 1.5), 4],
  ['an area, which nobody covers', { ...circle, look: undefined }, coin(12, 1.5), 1],
  ['under somebody who is not on the table', circle, { ...coin(12, 1.5), isOff: true as const }, 1],
])('the side of a circle is seen %s', (_, { look, ...piece }, figure, radius) => {
  const [drawn] = seenPieces([{ ...piece, ...(look && { look }) }], [figure]);
  expect((drawn?.radius ?? 0) / unit).toBeCloseTo(radius, 5);
});
