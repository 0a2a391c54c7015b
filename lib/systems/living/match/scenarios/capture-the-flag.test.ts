import { describe, expect, test } from 'vitest';
import type { Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { fieldOf } from '../testing/field';
import { pieceOf } from '../testing/watching';

const skilled = { skills: ['training/a-boot-to-the-head'], faces: { 6: { melee: 3, skill: 1 } } } as const;

const waiting = { delays: 1, isActing: true };

/** Orange's base is in the south-west, green's in the north-east; the flags lie in the tips. */
const { field } = fieldOf('capture-the-flag');

const orange = (a: Arena) => pieceOf(a, 'flag', 0);
const green = (a: Arena) => pieceOf(a, 'flag', 1);

describe('capture the flag', () => {
  test('flags lie in the tips of the homes, as near as a base comes', () => {
    const a = field({ A: { at: [2, 20] }, B: { at: [20, 2], team: 1 } });
    expect([orange(a).spot, orange(a).team]).toEqual([[0.5, 23.5], 0]);
    expect([green(a).spot, green(a).team]).toEqual([[23.5, 0.5], 1]);
  });

  test('who crosses the other team’s flag carries it, without an action for it', () => {
    const a = field({ A: { at: [21, 1] }, B: { at: [12, 12], team: 1 } });
    a.act({ pick: 'move' }, '', [[23.5, 1]]);
    expect(green(a).figure).toBe(a.id('A'));
    expect(a.the('A').actions).toBe(1);
    expect(a.events().at(-1)).toEqual({
      type: 'token',
      what: 'taken',
      token: 'flag',
      figure: 0,
      team: 1,
      count: 0,
    });
  });

  test('half a # beside it is not across it', () => {
    const a = field({ A: { at: [21, 1.1] }, B: { at: [12, 12], team: 1 } });
    a.act({ pick: 'move' }, '', [[23.5, 1.1]]);
    expect(green(a).figure).toBe(-1);
  });

  test('one’s own flag at home is only passed', () => {
    const a = field({ A: { at: [2, 23] }, B: { at: [12, 12], team: 1 } });
    a.act({ pick: 'move' }, '', [[0.5, 23.5]]);
    expect(orange(a).figure).toBe(-1);
  });

  const carrying = (fighters: Readonly<Record<string, Fighter>>, change: object = {}): Arena => {
    const fresh = field(fighters);
    const pieces = fresh
      .situation()
      .pieces.map((piece) => (piece.team === 1 ? { ...piece, figure: 0 } : { ...piece, ...change }));
    return field(fighters, { pieces });
  };

  test('a push into one’s home does not score; the next movement there does (ruling flag-pushed-home)', () => {
    const fighters = {
      A: { at: [4, 20] },
      B: { at: [7, 17], team: 1, faces: { 6: { ranged: 3 } }, weapons: [{ type: 'pistol' }] },
    } as const;
    const a = carrying(fighters).turnOf('B').act({ pick: 'shoot' }, '66111 11111');
    const { x, y } = a.the('A').at;
    expect([x < 4 * 1024, y > 20 * 1024]).toEqual([true, true]);
    expect(Math.hypot(x - 0.5 * 1024, y - 23.5 * 1024)).toBeLessThan(5 * 1024);
    expect(a.situation().scores).toEqual([]);
    expect(green(a).figure).toBe(0);
    a.turnOf('A').act({ pick: 'move' }, '', [[x / 1024 - 0.5, y / 1024 + 0.5]]);
    expect(a.situation().scores).toEqual([1, 0]);
  });

  test('bringing it into one’s home while one’s own flag is there scores, and it goes back', () => {
    const a = carrying({ A: { at: [6, 18] }, B: { at: [12, 12], team: 1 } });
    a.act({ pick: 'move' }, '', [[4, 20]]);
    expect(a.situation().scores).toEqual([]);
    a.act({ pick: 'move' }, '', [[3, 21]]);
    expect(a.situation().scores).toEqual([1, 0]);
    expect([green(a).figure, green(a).spot]).toEqual([-1, [23.5, 0.5]]);
  });

  test('across the home base is enough', () => {
    const a = carrying({ A: { at: [4.9, 21.5] }, B: { at: [12, 12], team: 1 } });
    a.act({ pick: 'move' }, '', [[4.9, 20]]);
    expect(a.situation().scores).toEqual([]);
    const b = carrying({ A: { at: [1, 19.5] }, B: { at: [12, 12], team: 1 } });
    b.act({ pick: 'move' }, '', [[4.5, 22.5]]);
    expect(b.situation().scores).toEqual([1, 0]);
  });

  test('what was picked up on the way is brought home by the rest of the way alone', () => {
    const lying = { figure: -1, x: 6 * 1024, y: 19 * 1024 };
    const walk = (from: readonly [number, number], to: readonly [number, number]) => {
      const fighters = { A: { at: from }, B: { at: [12, 12], team: 1 } } as const;
      const { pieces } = field(fighters).situation();
      const a = field(fighters, {
        pieces: pieces.map((piece) => (piece.team === 1 ? { ...piece, ...lying } : piece)),
      });
      return a.act({ pick: 'move' }, '', [to]);
    };
    const out = walk([3, 21], [6, 19]);
    expect([green(out).figure, out.situation().scores]).toEqual([0, []]);
    const home = walk([7.4, 18.5], [3.1, 20.9]);
    expect([green(home).figure, home.situation().scores]).toEqual([-1, [1, 0]]);
  });

  test('one’s own flag that is sent home on the way makes the rest of the way count', () => {
    const a = carrying(
      { A: { at: [7.4, 18.5] }, B: { at: [12, 12], team: 1 } },
      { x: 6 * 1024, y: 19 * 1024 },
    );
    a.act({ pick: 'move' }, '', [[3.1, 20.9]]);
    expect([orange(a).spot, a.situation().scores]).toEqual([
      [0.5, 23.5],
      [1, 0],
    ]);
  });

  test('who flies touches nothing', () => {
    const flyer = field({ A: { at: [21, 1], with: { isFlying: true } }, B: { at: [12, 12], team: 1 } });
    flyer.act({ pick: 'move' }, '', [[23.5, 1]]);
    expect(green(flyer).figure).toBe(-1);
  });

  test('it scores nothing while one’s own flag is away', () => {
    const a = carrying({ A: { at: [6, 18] }, B: { at: [12, 12], team: 1 } }, { x: 9000, y: 9000 });
    a.act({ pick: 'move' }, '', [[3, 21]]);
    expect(a.situation().scores).toEqual([]);
    expect(green(a).figure).toBe(0);
  });

  test('a carrier uses no skill, also none with an attack; others do', () => {
    const fighters = { A: { at: [10, 10], ...skilled }, B: { at: [11, 10], team: 1 } } as const;
    expect(field(fighters).offers({ pick: 'melee', skill: 'training/a-boot-to-the-head' })).toBe(true);
    const a = carrying(fighters);
    expect(a.offers({ pick: 'melee', skill: 'training/a-boot-to-the-head' })).toBe(false);
    expect(a.offers({ pick: 'melee', target: 1 })).toBe(true);
  });

  test('nor does a carrier answer with one', () => {
    const psion = { at: [4, 4], skills: ['psion/interrupt'], faces: { 6: { magic: 1, skill: 1 } } } as const;
    const fighters = { foe: { at: [8, 4] }, psion: { ...psion, team: 1, with: waiting } } as const;
    const interrupt = { pick: 'use', skill: 'psion/interrupt' } as const;
    const stopped = field(fighters).act({ pick: 'move' }, '66111', [interrupt]);
    expect(stopped.the('foe').actions).toBe(1);
    const { pieces } = field(fighters).situation();
    const a = field(fighters, {
      pieces: pieces.map((each) => (each.team === 0 ? { ...each, figure: 1 } : each)),
    });
    expect(() => a.act({ pick: 'move' }, '', [interrupt])).toThrow('answers that nobody asked for');
  });

  test('who falls drops it where he lies; a touch by its own team sends it home', () => {
    const a = carrying({
      A: { at: [10, 10], with: { hand: 1, conditions: [{ condition: 'poisoned', count: 1 }] } },
      B: { at: [10, 13], team: 1 },
      C: { at: [2, 2] },
    });
    a.turnOf('B');
    expect([green(a).figure, green(a).spot]).toEqual([-1, [10, 10]]);
    a.act({ pick: 'move' }, '', [[10, 9]]);
    expect([green(a).figure, green(a).spot]).toEqual([-1, [23.5, 0.5]]);
  });

  test('so does a follower that has lost its master', () => {
    const dying = { hand: 1, conditions: [{ condition: 'poisoned', count: 1 }] } as const;
    const fighters = {
      A: { at: [10, 10], with: dying },
      B: { at: [10, 16], team: 1 },
      Z: { at: [14, 10], kind: 'undead', of: 'A' },
    } as const;
    const { pieces } = field(fighters).situation();
    const a = field(fighters, {
      pieces: pieces.map((piece) => (piece.team === 1 ? { ...piece, figure: 2 } : piece)),
    });
    a.turnOf('B');
    expect([a.the('A').life, a.the('Z').owner]).toEqual(['down', -1]);
    expect([green(a).figure, green(a).spot]).toEqual([-1, [14, 10]]);
  });

  test('what lies dropped at the end of a phase goes home, and who fell is back as new', () => {
    const a = carrying({
      A: { at: [10, 10], with: { hand: 1, pool: 3, conditions: [{ condition: 'poisoned', count: 1 }] } },
      B: { at: [15, 15], team: 1 },
    });
    a.nextPhase();
    expect([green(a).figure, green(a).spot]).toEqual([-1, [23.5, 0.5]]);
    const { life, hand, pool, at } = a.the('A');
    expect({ life, hand, pool }).toEqual({ life: 'up', hand: 5, pool: 5 });
    expect(Math.hypot(at.x, 24 * 1024 - at.y)).toBeLessThanOrEqual(4 * 1024);
  });

  test('within 1 # of a blocked corner an action restores full Life', () => {
    const a = field({ A: { at: [1, 1], with: { hand: 2 } }, B: { at: [12, 12], team: 1 } });
    a.act({ pick: 'scenario', what: 'heal' });
    expect([a.the('A').hand, a.the('A').actions]).toEqual([5, 1]);
    const far = field({ A: { at: [1.2, 1.2], with: { hand: 2 } }, B: { at: [12, 12], team: 1 } });
    expect(far.offers({ what: 'heal' })).toBe(false);
    const whole = field({ A: { at: [1, 1] }, B: { at: [12, 12], team: 1 } });
    expect(whole.offers({ what: 'heal' })).toBe(false);
  });

  test('the third point wins', () => {
    const fighters = { A: { at: [6, 18] }, B: { at: [12, 12], team: 1 } } as const;
    const { pieces } = carrying(fighters).situation();
    const a = field(fighters, { pieces, scores: [2, 2] });
    a.act({ pick: 'move' }, '', [[3, 21]]);
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'points' });
  });
});
