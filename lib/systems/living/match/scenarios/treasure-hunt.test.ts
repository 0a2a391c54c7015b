import { describe, expect, test } from 'vitest';
import { arena, type Arena, type Fighter } from '../testing/arena';
import { pieceOf } from '../testing/piece-of';

type Change = NonNullable<Parameters<typeof arena>[1]>['match'];

const field = (fighters: Readonly<Record<string, Fighter>>, match: Change = {}): Arena =>
  arena(fighters, { scenario: 'treasure-hunt', match });

const treasure = (a: Arena) => pieceOf(a, 'treasure');
const foe = { at: [20, 2], team: 1 } as const;

const carrying = (fighters: Readonly<Record<string, Fighter>>): Arena => {
  const { pieces } = field(fighters).situation();
  return field(fighters, { pieces: pieces.map((piece) => ({ ...piece, figure: 0, count: 0 })) });
};

describe('treasure hunt', () => {
  test('two actions unearth it, a third picks it up, and they may be of several Heroes', () => {
    const a = field({ A: { at: [11, 12] }, B: { at: [13, 12] }, C: foe });
    expect(a.offers({ what: 'pick-up' })).toBe(false);
    a.act({ what: 'dig' });
    expect(a.offers({ what: 'pick-up' })).toBe(false);
    a.turnOf('B').act({ what: 'dig' });
    expect(a.offers({ what: 'dig' })).toBe(false);
    a.act({ what: 'pick-up' });
    expect(treasure(a).figure).toBe(a.id('B'));
    expect(a.the('B').actions).toBe(0);
  });

  test('who does not stand beside it cannot dig', () => {
    expect(field({ A: { at: [10.9, 12] }, C: foe }).offers({ what: 'dig' })).toBe(false);
  });

  test('a carrier only moves, 1 # less, and drops it for no action', () => {
    const a = carrying({
      A: { at: [10, 10], skills: ['warrior/hamstring'], faces: { 6: { melee: 1, skill: 1 } } },
      B: { at: [11, 10], team: 1 },
      C: { at: [10, 12] },
    });
    expect(a.offers({ pick: 'melee' })).toBe(false);
    expect(a.offers({ pick: 'charge' })).toBe(false);
    expect(() => a.act({ pick: 'move' }, '', [[5.9, 10]])).toThrow('refused');
    const b = carrying({ A: { at: [10, 10] }, B: foe });
    b.act({ pick: 'move' }, '', [[6, 10]]);
    expect(treasure(b).spot).toEqual([6, 10]);
    b.act({ what: 'drop' });
    expect([treasure(b).figure, treasure(b).spot, b.the('A').actions]).toEqual([-1, [6, 10], 1]);
    expect(b.offers({ what: 'pick-up' })).toBe(true);
  });

  test('bringing it into one’s home wins', () => {
    const a = carrying({ A: { at: [6, 19] }, B: foe });
    a.act({ pick: 'move' }, '', [[3.2, 21]]);
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'brought-home' });
  });

  test('so does taking out the other team; nobody comes back', () => {
    const a = field({ A: { at: [6, 19] }, B: { ...foe, with: { life: 'down', hand: 0, fallen: 0 } } });
    a.turnOf('B');
    a.turnOf('A');
    expect(a.the('B').life).toBe('dead');
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'last-standing' });
  });
});
