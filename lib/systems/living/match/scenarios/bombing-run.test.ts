import { describe, expect, test } from 'vitest';
import { emptyDeck } from '../../../../match/deck';
import { bearing } from '../testing/casters';
import { fieldOf } from '../testing/field';
import { pieceOf } from '../testing/watching';

const { field, carrying } = fieldOf('bombing-run', 6);

describe('bombing run', () => {
  test('the bomb lies in the centre and shows 6; its die stands still until somebody takes it', () => {
    const a = field({ A: { at: [2, 20] }, B: { at: [20, 2], team: 1 } });
    a.nextPhase();
    const { spot, count } = pieceOf(a, 'bomb');
    expect({ spot, count }).toEqual({ spot: [12, 12], count: 6 });
  });

  test('whoever touches it carries it; the die counts down at the beginning of a phase', () => {
    const a = field({ A: { at: [9, 12] }, B: { at: [20, 2], team: 1 } });
    a.act({ pick: 'move' }, '', [[12, 13]]);
    expect(pieceOf(a, 'bomb').figure).toBe(-1);
    a.act({ pick: 'move' }, '', [[12, 12.4]]);
    expect(pieceOf(a, 'bomb')).toMatchObject({ figure: 0, count: 6 });
    a.nextPhase();
    expect(pieceOf(a, 'bomb')).toMatchObject({ figure: 0, count: 5 });
  });

  test('instead of 0 it goes off: the carrier dies, who stands within 2.5 # loses 1 Life, and it lies in the centre', () => {
    const a = carrying(
      {
        A: { at: [6, 6] },
        Near: { at: [9, 6], team: 1 },
        Far: { at: [6, 9.1], team: 1 },
        Ally: { at: [6, 4] },
      },
      1,
    );
    a.nextPhase();
    expect(a.the('A').life).toBe('dead');
    expect(['Near', 'Far', 'Ally'].map((name) => a.the(name).hand)).toEqual([4, 5, 4]);
    expect(pieceOf(a, 'bomb')).toMatchObject({ figure: -1, count: 6, spot: [12, 12] });
    expect(a.situation().scores).toEqual([]);
  });

  test('it kills its carrier: nothing that ends with a fall gets him up again', () => {
    const a = carrying(
      { A: { at: [6, 6], ...bearing(0, 'harbinger/conviction') }, B: { at: [20, 2], team: 1 } },
      1,
    );
    a.nextPhase();
    expect(a.the('A')).toMatchObject({ life: 'dead', hand: 0 });
  });

  test('nor does Overwatch', () => {
    const a = carrying(
      {
        A: { at: [6, 6], with: { actions: 0 } },
        Zealot: {
          at: [7, 6],
          faces: { 6: { skill: 1, magic: 1 }, 5: { magic: 2 } },
          skills: ['zealot/overwatch'],
        },
        B: { at: [20, 2], team: 1 },
      },
      2,
    );
    a.turnOf('Zealot').act({ pick: 'use', skill: 'zealot/overwatch', target: 0 }, '65111');
    expect(a.the('A').auras).toHaveLength(1);
    a.nextPhase();
    expect(a.the('A')).toMatchObject({ life: 'dead', hand: 0 });
  });

  test('the turn of a carrier who waited ends with him, between two phases too', () => {
    const fighters = { A: { at: [6, 6] }, B: { at: [20, 2], team: 1 }, C: { at: [20, 5], team: 1 } } as const;
    const pieces = field(fighters)
      .situation()
      .pieces.map((piece) => ({ ...piece, figure: 0, count: 1 }));
    const a = field(fighters, { pieces, deck: emptyDeck, discard: [0, 1, 2] });
    a.act({ pick: 'delay' }).act({ pick: 'end' });
    expect(a.the('A')).toMatchObject({ life: 'dead', isActing: false });
    expect(a.situation().discard).not.toContain(0);
  });

  test('halting wholly inside a base, one’s own too, sets it off for a point', () => {
    const a = carrying({ A: { at: [6, 20] }, B: { at: [18, 3], team: 1 } });
    a.act({ pick: 'move' }, '', [[3, 21.5]]);
    expect([a.situation().scores, a.the('A').life]).toEqual([[], 'up']);
    a.act({ pick: 'move' }, '', [[2.4, 22]]);
    expect([a.situation().scores, a.the('A').life]).toEqual([[1, 0], 'dead']);
    expect(pieceOf(a, 'bomb')).toMatchObject({ figure: -1, count: 6, spot: [12, 12] });
    const b = carrying({ A: { at: [18, 3] }, B: { at: [6, 20], team: 1 } });
    b.act({ pick: 'move' }, '', [[22, 2]]);
    expect(b.situation().scores).toEqual([1, 0]);
  });

  test('passing through a base does not', () => {
    const a = carrying({ A: { at: [5, 22] }, B: { at: [18, 3], team: 1 } });
    a.act({ pick: 'move' }, '', [[3.5, 19.5]]);
    expect(a.situation().scores).toEqual([]);
  });

  test('so does being pushed into one', () => {
    const fighters = {
      A: { at: [5, 19], faces: { 6: { ranged: 3 } }, weapons: [{ type: 'pistol' }] },
      B: { at: [2.6, 21.4], team: 1 },
    } as const;
    const pieces = field(fighters)
      .situation()
      .pieces.map((piece) => ({ ...piece, figure: 1, count: 6 }));
    const a = field(fighters, { pieces }).act({ pick: 'shoot' }, '66111 11111');
    expect([a.situation().scores, a.the('B').life]).toEqual([[0, 1], 'dead']);
    expect(pieceOf(a, 'bomb')).toMatchObject({ figure: -1, count: 6, spot: [12, 12] });
  });

  test('who falls drops it, and its die stands', () => {
    const a = carrying(
      {
        A: { at: [6, 6], with: { hand: 1, conditions: [{ condition: 'poisoned', count: 1 }] } },
        B: { at: [20, 2], team: 1 },
      },
      4,
    );
    a.nextPhase();
    expect(pieceOf(a, 'bomb')).toMatchObject({ figure: -1, count: 4, spot: [6, 6] });
  });

  test('the third point wins', () => {
    const a = carrying({ A: { at: [6, 20] }, B: { at: [18, 3], team: 1 } }, 6, { scores: [2, 0] });
    a.act({ pick: 'move' }, '', [[2.4, 22]]);
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'points' });
  });
});
