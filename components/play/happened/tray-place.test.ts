import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trayPlaceFor, type Sight } from './tray-place';

const figure = (x: number, y: number): Sight => ({ x, y, radius: 0.1, weight: 2 });
const goal = (x: number, y: number, radius = 0.17): Sight => ({ x, y, radius, weight: 1 });
const size = { width: 0.6, height: 0.3 };

const isCovered = ({ x, y, radius }: Sight, sights: readonly Sight[]): boolean => {
  const { left, top } = trayPlaceFor(sights, size);
  const [dx, dy] = [
    Math.max(0, left - x, x - left - size.width),
    Math.max(0, top - y, y - top - size.height),
  ];
  return Math.hypot(dx, dy) < radius;
};

describe('dice on the board', () => {
  test.each([
    ['at the top where nobody is in the way', [], 0.2, 0.02],
    ['away from a figure above', [figure(0.5, 0.1)], 0.2, 0.68],
    ['beside the goal in the corner across', [figure(0.1, 0.9), goal(0.85, 0)], 0.02, 0.02],
    ['over a goal rather than over whom they are about', [figure(0.5, 0.9), goal(0.5, 0, 0.6)], 0.2, 0.02],
  ])('lie %s', (_, sights, left, top) => {
    const place = trayPlaceFor(sights, size);
    expect(place.left).toBeCloseTo(left);
    expect(place.top).toBeCloseTo(top);
  });

  test('keep off a coin that is larger than its base', () => {
    const close = figure(0.5, 0.45);
    expect(trayPlaceFor([close], size).top).toBeCloseTo(0.02);
    expect(trayPlaceFor([close], size, 0.15).top).toBeGreaterThan(0.6);
  });

  test('lie beside the board only where everything on it would hide too much', () => {
    const outside = { left: 0.2, top: -0.31, weight: 1.5 };
    const crowd = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => figure(x, y)));
    expect(trayPlaceFor(crowd, size, 0, outside)).toEqual(outside);
    expect(trayPlaceFor([figure(0.5, 0.9)], size, 0, outside).top).toBeCloseTo(0.02);
    expect(trayPlaceFor(crowd, size, 0, { ...outside, weight: 100 }).top).toBeGreaterThan(0);
  });

  test('keep off a name that lies beside its figure', () => {
    const name: Sight = { x: 0.3, y: 0.12, radius: 0.005, wide: 0.2, high: 0.03, weight: 2 };
    expect(trayPlaceFor([name], size).top).toBeGreaterThan(0.15);
    expect(trayPlaceFor([{ ...name, wide: 0.05, x: 0.1 }], size).top).toBeCloseTo(0.02);
  });

  test('never cover two who fight side by side', () => {
    const part = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(part, part, fc.double({ min: 0, max: 6.28, noNaN: true }), (x, y, angle) => {
        const two = [figure(x, y), figure(x + 0.12 * Math.cos(angle), y + 0.12 * Math.sin(angle))];
        for (const each of two) expect(isCovered(each, two)).toBe(false);
      }),
    );
  });
});
