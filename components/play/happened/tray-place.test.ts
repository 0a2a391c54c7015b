import { describe, expect, test } from 'vitest';
import { trayPlaceFor, type Sight } from './tray-place';

const figure = (x: number, y: number): Sight => ({ x, y, radius: 0.1, weight: 2 });
const goal = (x: number, y: number): Sight => ({ x, y, radius: 0.17, weight: 1 });

describe('dice on the board', () => {
  test.each([
    ['away from a figure below', [figure(0.5, 0.9)], { isUp: true, side: 'middle' }],
    ['away from a figure above', [figure(0.5, 0.1)], { isUp: false, side: 'middle' }],
    ['beside the goal in the corner across', [figure(0.1, 0.9), goal(1, 0)], { isUp: true, side: 'left' }],
    [
      'beside whom they are about, where the goal is above',
      [figure(0.9, 0.9), goal(0, 0)],
      { isUp: false, side: 'left' },
    ],
    [
      'over one goal rather than over whom they are about',
      [figure(0.1, 0.9), figure(0.9, 0.9), goal(0, 0), goal(1, 0)],
      { isUp: true, side: 'left' },
    ],
  ])('lie %s', (_, sights, place) => {
    expect(trayPlaceFor(sights)).toEqual(place);
  });
});
