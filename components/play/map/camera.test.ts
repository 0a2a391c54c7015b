import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unit } from '@/lib/table/table';
import { fitted, followed, type Focus } from './camera';

const whole = { x: -0.6, y: -0.6, width: 49.2, height: 49.2 };

const focus = (x: number, y: number, radius = 0.5): Focus => ({
  at: { x: x * unit, y: y * unit },
  radius: radius * unit,
});

describe('the view that a board opens at', () => {
  test('is all of the table where nothing matters, or things far apart do', () => {
    expect(fitted(whole, [])).toBe(whole);
    expect(fitted(whole, [focus(1, 1), focus(47, 40)])).toBe(whole);
  });

  test('comes no closer than somebody can find his way in', () => {
    expect(fitted(whole, [focus(20, 20)])).toEqual({ x: 15.5, y: 15.5, width: 9, height: 9 });
  });

  test('is a square on the table that shows all that matters', () => {
    const at = fc.record({ x: fc.integer({ min: 1, max: 47 }), y: fc.integer({ min: 1, max: 47 }) });
    fc.assert(
      fc.property(fc.array(at, { minLength: 1, maxLength: 8 }), (places) => {
        const view = fitted(
          whole,
          places.map(({ x, y }) => focus(x, y)),
        );
        expect(view.width).toBe(view.height);
        expect(view.x).toBeGreaterThanOrEqual(whole.x);
        expect(view.y + view.height).toBeLessThanOrEqual(whole.y + whole.height + 1e-9);
        for (const { x, y } of places) {
          expect(x - 0.5).toBeGreaterThanOrEqual(view.x);
          expect(y + 0.5).toBeLessThanOrEqual(view.y + view.height);
        }
      }),
    );
  });
});

describe('the view that follows', () => {
  const near = { x: 10, y: 10, width: 12, height: 12 };

  test('stays while it shows what matters', () => {
    expect(followed(near, { x: 11, y: 11, width: 9, height: 9 })).toBe(near);
  });

  test('comes closer only where that makes a plain difference', () => {
    expect(followed(near, { x: 11, y: 11, width: 8, height: 8 })).toBe(near);
    const close = { x: 11, y: 11, width: 7, height: 7 };
    expect(followed(near, close)).toBe(close);
  });

  test.each([
    ['to the right', { x: 14, y: 10, width: 12, height: 12 }, 14, 10],
    ['up, by as little as is needed', { x: 12, y: 6, width: 9, height: 9 }, 10, 6],
    ['down and left, by as little as is needed', { x: 4, y: 15, width: 9, height: 9 }, 4, 12],
  ])('moves %s, as wide as it was', (_, next, x, y) => {
    expect(followed(near, next)).toEqual({ ...near, x, y });
  });

  test('goes further off where what matters has no room in it', () => {
    const wide = { x: 5, y: 5, width: 20, height: 20 };
    expect(followed(near, wide)).toBe(wide);
  });

  test('starts with what matters', () => {
    expect(followed(undefined, near)).toBe(near);
  });
});
