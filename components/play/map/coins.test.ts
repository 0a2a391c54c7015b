import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import { distanceBetween, unit } from '@/lib/table/table';
import { coinsOf } from './coins';

const table = { width: 24 * unit, height: 24 * unit };
const px = (radius: number, perHash: number, scale = 0): number => (radius / unit) * perHash * scale;

describe('coins on a phone', () => {
  const one = tableFigure(0, 12, 12);
  const beside = (id: number, angle: number) => ({
    ...one,
    id,
    at: {
      x: one.at.x + Math.round(2 * one.radius * Math.cos(angle)),
      y: one.at.y + Math.round(2 * one.radius * Math.sin(angle)),
    },
  });

  test('two in contact can be told apart and tapped', () => {
    const figures = [one, beside(1, 0)];
    const coins = coinsOf({ ...table, figures }, 14);
    for (const { id, radius } of figures) expect(px(radius, 14, coins.get(id)?.scale)).toBeGreaterThan(14);
  });

  test('of six about one all are larger than their bases, and none is covered', () => {
    const figures = [one, ...[0, 1, 2, 3, 4, 5].map((nth) => beside(nth + 1, (nth * Math.PI) / 3))];
    const coins = coinsOf({ ...table, figures }, 14);
    for (const { id } of figures) expect(coins.get(id)?.scale).toBeGreaterThan(1.1);
  });

  test.each([
    [12, 12],
    [0.5, 0.5],
    [23.5, 0.5],
    [12, 23.5],
  ])('two in contact at %d, %d are as large as one who stands alone', (x, y) => {
    const first = tableFigure(0, x, y);
    const inward = x < 12 ? 2 : -2;
    const second = { ...first, id: 1, at: { x: first.at.x + inward * first.radius, y: first.at.y } };
    const figures = [first, second, tableFigure(2, 6, 12)];
    for (const perHash of [9.5, 14, 22]) {
      const coins = coinsOf({ ...table, figures }, perHash);
      const [one = 0, other = 0, alone = 0] = figures.map(({ id }) => coins.get(id)?.scale ?? 0);
      expect(one).toBe(other);
      expect(one / alone, String(perHash)).toBeGreaterThan(0.85);
    }
  });

  test('a coin lies whole on the board, wherever its base is', () => {
    const along = fc.integer({ min: 0, max: 23 }).map((at) => at + 0.5);
    fc.assert(
      fc.property(along, along, fc.integer({ min: 9, max: 60 }), (x, y, perHash) => {
        const figure = tableFigure(0, x, y);
        const coin = coinsOf({ ...table, figures: [figure] }, perHash).get(0) ?? expect.fail('a coin');
        const reach = figure.radius * coin.scale - 1;
        expect(Math.min(coin.at.x, coin.at.y)).toBeGreaterThanOrEqual(reach);
        expect(Math.max(coin.at.x, coin.at.y)).toBeLessThanOrEqual(table.width - reach);
      }),
    );
  });

  test('two in contact in the open lie over their own bases', () => {
    const figures = [one, beside(1, 0.6)];
    const coins = coinsOf({ ...table, figures }, 9.5);
    for (const { id, at, radius } of figures) {
      const coin = coins.get(id) ?? expect.fail('a coin');
      expect(distanceBetween(coin.at, at)).toBeLessThan(radius * coin.scale);
    }
  });

  test('a coin lies near its own base and over no other coin', () => {
    const place = fc.record({ x: fc.integer({ min: 1, max: 23 }), y: fc.integer({ min: 1, max: 23 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { maxLength: 8, selector: ({ x, y }) => `${x} ${y}` }),
        fc.integer({ min: 10, max: 60 }),
        (places, perHash) => {
          const figures = places.map(({ x, y }, id) => tableFigure(id, x, y));
          const coins = coinsOf({ ...table, figures }, perHash);
          const reach = (id: number): number => (figures[id]?.radius ?? 0) * (coins.get(id)?.scale ?? 0);
          for (const a of figures) {
            const coin = coins.get(a.id);
            if (!coin) return expect.fail('a coin');
            expect(distanceBetween(coin.at, a.at)).toBeLessThanOrEqual(1.8 * reach(a.id) + 2);
            for (const b of figures) {
              const other = coins.get(b.id);
              if (!other || b.id <= a.id) continue;
              expect(reach(a.id) + reach(b.id)).toBeLessThanOrEqual(distanceBetween(coin.at, other.at) + 3);
            }
          }
        },
      ),
    );
  });

  test('one that nobody moves keeps its place, whoever comes beside it', () => {
    const place = fc.record({ x: fc.integer({ min: 1, max: 23 }), y: fc.integer({ min: 1, max: 23 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 2, maxLength: 8, selector: ({ x, y }) => `${x} ${y}` }),
        fc.integer({ min: 10, max: 60 }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (places, perHash, angle) => {
          const figures = places.map(({ x, y }, id) => tableFigure(id, x, y));
          const coins = coinsOf({ ...table, figures }, perHash);
          const [mover, met] = figures;
          if (!mover || !met) return expect.fail('two figures');
          const at = {
            x: met.at.x + Math.round(2 * met.radius * Math.cos(angle)),
            y: met.at.y + Math.round(2 * met.radius * Math.sin(angle)),
          };
          const next = figures.map((each) => (each === mover ? { ...mover, at } : each));
          const after = coinsOf({ ...table, figures: next }, perHash, { perHash, figures, coins });
          for (const { id } of figures.slice(1)) expect(after.get(id)?.at).toEqual(coins.get(id)?.at);
        },
      ),
    );
  });
});

describe('coins on a laptop', () => {
  const middle = tableFigure(0, 12, 12);
  const about = (id: number, angle: number) => tableFigure(id, 12 + Math.cos(angle), 12 + Math.sin(angle));
  const around = (count: number) =>
    Array.from({ length: count }, (_, nth) => about(nth + 1, (nth * 2 * Math.PI) / Math.max(3, count)));

  test.each([1, 2, 3, 4, 5, 6])(
    'beside %i others a coin is as large as one alone, and over the middle of its base',
    (count) => {
      for (const perHash of [29, 31, 46]) {
        const alone = coinsOf({ ...table, figures: [middle] }, perHash).get(0)?.scale ?? 0;
        const figures = [middle, ...around(count)];
        const coins = coinsOf({ ...table, figures }, perHash);
        for (const { id, at, radius } of figures) {
          const coin = coins.get(id) ?? expect.fail('a coin');
          expect(coin.scale / alone, `${perHash}`).toBeGreaterThan(0.93);
          expect(distanceBetween(coin.at, at)).toBeLessThan(radius * coin.scale);
        }
      }
    },
  );

  test('a coin has one size, whoever comes and goes beside it', () => {
    const apart = [middle, tableFigure(1, 4, 4)];
    const coins = coinsOf({ ...table, figures: apart }, 31);
    const met = [middle, about(1, 0.4)];
    const after = coinsOf({ ...table, figures: met }, 31, { perHash: 31, figures: apart, coins });
    for (const { id } of met) expect(after.get(id)?.scale).toBe(coins.get(id)?.scale);
  });
});
