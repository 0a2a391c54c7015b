import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floatPlaces, lineHeight, type Floating } from './float-places';

const frame = { width: 300, height: 300 };

const text = (key: string, x: number, y: number, width = 60): Floating => ({ key, x, y, width });

describe('texts that float', () => {
  test.each([
    ['alone at its figure', [text('a', 150, 150)], [[150, 150]]],
    [
      'one below the other at one figure',
      [text('a', 150, 150), text('b', 150, 150)],
      [
        [150, 150],
        [150, 178],
      ],
    ],
    [
      'side by side where there is room',
      [text('a', 100, 150), text('b', 200, 150)],
      [
        [100, 150],
        [200, 150],
      ],
    ],
    [
      'within the board',
      [text('a', 0, 0), text('b', 300, 300)],
      [
        [30, 14],
        [270, 286],
      ],
    ],
  ] as const)('lie %s', (_, texts, places) => {
    const laid = [...floatPlaces(texts, frame).values()].map(({ x, y }) => [x, y]);
    expect(laid).toEqual(places);
  });

  test('stay where they are while others come', () => {
    const first = floatPlaces([text('b', 150, 150)], frame);
    const both = floatPlaces([text('a', 150, 150), text('b', 150, 150)], frame, first);
    expect(both.get('b')).toMatchObject({ x: 150, y: 150 });
    expect(both.get('a')).toMatchObject({ x: 150, y: 150 + lineHeight });
  });

  test('never lie over each other, at whichever figures of a fight', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 6 }), (spots) => {
        const texts = spots.map(({ x, y }, nth) => text(String(nth), x, y));
        const laid = [...floatPlaces(texts, frame).values()];
        for (const [nth, one] of laid.entries())
          for (const other of laid.slice(nth + 1))
            expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= lineHeight).toBe(true);
      }),
    );
  });
});
