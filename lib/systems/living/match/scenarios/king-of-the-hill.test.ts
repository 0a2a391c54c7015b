import { describe, expect, test } from 'vitest';
import type { Arena } from '../testing/arena';
import { fieldOf } from '../testing/field';

const { field } = fieldOf('king-of-the-hill');

/** Teams of the circles: two on orange's line, the middle, two on green's. */
const colours = (a: Arena): readonly number[] => a.situation().pieces.map(({ team }) => team);

describe('king of the hill', () => {
  test('five circles are nobody’s at first', () => {
    expect(colours(field({ A: { at: [2, 2] }, B: { at: [20, 2], team: 1 } }))).toEqual([-1, -1, -1, -1, -1]);
  });

  test('a circle turns to the team with more on it at once, and stays as it is when it is even or left', () => {
    const a = field({ A: { at: [9, 12] }, B: { at: [15, 12], team: 1 }, C: { at: [12, 15], team: 1 } });
    a.act({ pick: 'move' }, '', [[10.4, 12]]);
    expect(colours(a)[2]).toBe(-1);
    a.act({ pick: 'move' }, '', [[10.5, 12]]);
    expect(colours(a)[2]).toBe(0);
    a.turnOf('B').act({ pick: 'move' }, '', [[13.5, 12]]);
    expect(colours(a)[2]).toBe(0);
    a.turnOf('C').act({ pick: 'move' }, '', [[12, 13.5]]);
    expect(colours(a)[2]).toBe(1);
  });

  test('so it does for whoever only runs across it, where he is one more on it', () => {
    const a = field({ A: { at: [12, 14.5] }, B: { at: [20, 2], team: 1 } });
    a.act({ pick: 'move' }, '', [[12, 9.5]]);
    expect(colours(a)[2]).toBe(0);
    const b = field({ A: { at: [12, 14.5] }, B: { at: [13.2, 12], team: 1 } });
    b.act({ pick: 'move' }, '', [[12, 9.5]]);
    expect(colours(b)[2]).toBe(1);
    const past = field({ A: { at: [10.4, 14] }, B: { at: [20, 2], team: 1 } });
    past.act({ pick: 'move' }, '', [[10.4, 10]]);
    expect(colours(past)[2]).toBe(-1);
  });

  test('a rider and his mount count once', () => {
    const rider = { at: [13, 12], team: 1, with: { mount: 2 } } as const;
    const mount = { at: [13, 12], team: 1, kind: 'pet', of: 'B', with: { rider: 1 } } as const;
    const a = field({ A: { at: [9, 12] }, B: rider, C: mount });
    a.act({ pick: 'move' }, '', [[11, 12]]);
    expect(colours(a)[2]).toBe(-1);
  });

  test('who is in the air touches none', () => {
    const a = field({ A: { at: [9, 12], with: { isFlying: true } }, B: { at: [20, 2], team: 1 } });
    a.act({ pick: 'move' }, '', [[11, 12]]);
    expect(colours(a)[2]).toBe(-1);
  });

  test('at the end of a phase each team scores its circles', () => {
    const a = field({ A: { at: [12, 12] }, B: { at: [20, 8], team: 1 }, C: { at: [16, 4], team: 1 } });
    a.nextPhase();
    expect(a.situation().scores).toEqual([1, 2]);
  });

  test('30 points win; of two that have them the one with more', () => {
    const a = field({ A: { at: [12, 12] }, B: { at: [20, 8], team: 1 } }, { scores: [29, 20] });
    a.nextPhase();
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'points' });
    const b = field({ A: { at: [12, 12] }, B: { at: [20, 8], team: 1 } }, { scores: [29, 31] });
    b.nextPhase();
    expect(b.situation().outcome).toEqual({ winner: 1, because: 'points' });
  });

  test('as many points of both is sudden death: the next Life lost fells, nobody comes back, the last team wins', () => {
    const a = field(
      {
        A: { at: [12, 12], with: { conditions: [{ condition: 'poisoned', count: 1 }] } },
        B: { at: [20, 8], team: 1 },
      },
      { scores: [30, 30] },
    );
    a.nextPhase();
    expect([a.situation().isSuddenDeath, a.situation().outcome]).toEqual([true, undefined]);
    expect(a.the('B').hand).toBe(5);
    expect(a.the('A').hand).toBe(4);
    a.nextPhase();
    expect(a.the('A').life).not.toBe('up');
    a.nextPhase();
    expect(a.situation().outcome).toEqual({ winner: 1, because: 'last-standing' });
  });

  test('in sudden death the match is over once no Hero of a team stands: nobody waits for the dead', () => {
    const a = field(
      {
        A: { at: [12, 12], faces: { 6: { melee: 1 } } },
        B: { at: [13, 12], team: 1 },
      },
      { isSuddenDeath: true },
    );
    a.act({ pick: 'melee', target: 1 }, '61111 11111');
    expect([a.the('B').life, a.situation().outcome]).toEqual([
      'down',
      { winner: 0, because: 'last-standing' },
    ]);
  });
});
