import { describe, expect, test } from 'vitest';
import type { Arena } from '../testing/arena';
import { fieldOf } from '../testing/field';
import { pieceOf } from '../testing/watching';

const { field, carrying } = fieldOf('snowfall', 4);

const parcels = (a: Arena): number => a.situation().pieces.filter(({ piece }) => piece === 'parcel').length;

describe('snowfall', () => {
  test('a parcel that nobody carries grows by 1 a phase, up to 6', () => {
    const a = field({ A: { at: [2, 2] }, B: { at: [20, 2], team: 1 } });
    expect(pieceOf(a, 'parcel')).toMatchObject({ count: 1, spot: [12, 12] });
    for (let phase = 0; phase < 7; phase += 1) a.nextPhase();
    expect(pieceOf(a, 'parcel').count).toBe(6);
  });

  test('a carried one does not grow, and a new one lies in the centre with the next phase', () => {
    const a = field({ A: { at: [10, 12] }, B: { at: [20, 2], team: 1 } });
    a.act({ pick: 'move' }, '', [[13, 12]]);
    expect(pieceOf(a, 'parcel')).toMatchObject({ figure: 0, count: 1 });
    expect(parcels(a)).toBe(1);
    a.nextPhase();
    expect(pieceOf(a, 'parcel')).toMatchObject({ figure: 0, count: 1 });
    expect(pieceOf(a, 'parcel', 1)).toMatchObject({ figure: -1, count: 1, spot: [12, 12] });
  });

  const bringing = (at: readonly [number, number], scores: readonly number[] = []): Arena =>
    carrying({ A: { at }, B: { at: [20, 2], team: 1 } }, 4, { scores });

  test('a movement that ends at home scores what it shows', () => {
    const a = bringing([6, 19]);
    a.act({ pick: 'move' }, '', [[5, 20]]);
    expect([a.situation().scores, parcels(a)]).toEqual([[], 1]);
    a.act({ pick: 'move' }, '', [[3, 21]]);
    expect([a.situation().scores, parcels(a)]).toEqual([[4, 0], 0]);
  });

  test('crossing one’s home does not score', () => {
    const a = bringing([5, 22]);
    a.act({ pick: 'move' }, '', [[4, 19]]);
    expect(a.situation().scores).toEqual([]);
  });

  test('20 points win', () => {
    const a = bringing([6, 19], [16, 0]);
    a.act({ pick: 'move' }, '', [[3, 21]]);
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'points' });
  });

  test('everybody walks 5 #, whatever his Hand; conditions alone make it less', () => {
    const with1 = { hand: 1 };
    const a = field({ A: { at: [2, 2], with: with1 }, B: { at: [20, 2], team: 1 } });
    a.act({ pick: 'move' }, '', [[7, 2]]);
    expect(a.the('A').at.x).toBe(7 * 1024);
    const slowed = { hand: 1, conditions: [{ condition: 'slowed', count: 2 }] } as const;
    const b = field({ A: { at: [2, 2], with: slowed }, B: { at: [20, 2], team: 1 } });
    expect(() => b.act({ pick: 'move' }, '', [[5.1, 2]])).toThrow('refused');
  });

  test('nobody dies: who is unconscious comes back with the next phase', () => {
    const a = field({
      B: { at: [20, 2], team: 1 },
      A: { at: [10, 10], with: { hand: 0, life: 'down', fallen: 3 } },
      C: { at: [20, 6], team: 1 },
    });
    a.turnOf('C');
    expect(a.the('A').life).toBe('down');
    a.nextPhase();
    expect([a.the('A').life, a.the('A').hand]).toEqual(['up', 5]);
  });
});
