import { describe, expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { arena } from './testing/arena';

const west = [10, 12] as const;
const move = { pick: 'move' };
const leave = { pick: 'leave' };
const no = { pick: 'no' };

/** How far the pending move may go, in inches. */
const paceIn = (match: ReturnType<typeof arena>): number | undefined => {
  const about = match.pending?.about;
  return about?.about === 'move' ? about.distance / unit : undefined;
};

describe('moving', () => {
  test.each([5, 3, 1])('a slayer with %i dice moves up to so many inches', (pool) => {
    const match = arena({ who: { Cathryn: { with: { pool } } } }).answer(move);
    expect(paceIn(match)).toBe(pool);
    expect(match.answer([2 + pool, 2]).at('Cathryn')).toEqual([2 + pool, 2]);
  });

  test('the dragon always moves 5 inches', () => {
    expect(paceIn(arena({ turn: 0, who: { Eryam: { with: { pool: 3 } } } }).answer(move))).toBe(5);
  });

  test('goes round trees and opponents, and not through them', () => {
    const region = (trees: readonly (readonly [number, number])[]) => {
      const { pending } = arena({ trees, who: { Cathryn: { at: [2, 2], with: { pool: 4 } } } }).answer(move);
      return pending && 'region' in pending ? pending.region : undefined;
    };
    const beyond = { x: 5.9 * unit, y: 2 * unit };
    const spot = { x: Math.round(beyond.x), y: beyond.y };
    expect(region([])?.contains(spot)).toBe(true);
    expect(region([[4, 2]])?.contains(spot)).toBe(false);
    const past = arena({ who: { Cathryn: { at: [8, 12.6] } } }).answer(move).pending;
    expect(past && 'region' in past && past.region.contains({ x: 12 * unit, y: 12.6 * unit })).toBe(false);
  });

  test('friends are passed but not ended on, and the dead stop nobody', () => {
    const line = { Cathryn: { at: [2, 2] }, Daeldric: { at: [4, 2] } } as const;
    const { pending } = arena({ who: line }).answer(move);
    const contains = (x: number): boolean =>
      pending !== undefined && 'region' in pending && pending.region.contains({ x: x * unit, y: 2 * unit });
    expect([contains(4), contains(6)]).toEqual([false, true]);
    const dead = { ...line, Daeldric: { at: [4, 2], with: { pool: 0, isDead: true } } } as const;
    expect(arena({ who: dead }).act(move, [], [4, 2]).at('Cathryn')).toEqual([4, 2]);
  });
});

describe('meeting', () => {
  const near = { Cathryn: { at: [7, 12] } } as const;

  test('who moves to less than an inch from her may be met at once, which ends the movement', () => {
    const match = arena({ who: near }).act(move, [], [9.5, 12], { pick: 'figure', figure: 'Eryam' });
    const [x, y] = match.at('Cathryn');
    expect(x).toBeGreaterThan(9);
    expect(x).toBeLessThan(9.3);
    expect(y).toBe(12);
    expect(match.told('moved').map(({ how }) => how)).toEqual(['walked', 'met']);
    expect(match.offers({ pick: 'leave' })).toBe(true);
  });

  test('she may also let it be', () => {
    const match = arena({ who: near }).act(move, [], [9.5, 12], no);
    expect(match.at('Cathryn')).toEqual([9.5, 12]);
    expect(match.at('Eryam')).toEqual([12, 12]);
  });

  test('exactly an inch away nobody is met', () => {
    expect(arena({ who: near }).act(move, [], [9, 12]).at('Cathryn')).toEqual([9, 12]);
  });

  test('walking away from her is not coming within an inch, from wherever it begins', () => {
    const from = arena({ who: { Cathryn: { at: [9.5, 12] } } });
    expect(from.act(move, [], [6, 12]).at('Cathryn')).toEqual([6, 12]);
    const nearer = arena({ who: { Cathryn: { at: [9.5, 12] } } })
      .answer(move)
      .answer([9.8, 12]);
    expect(nearer.pending).toMatchObject({ by: 4, about: { about: 'meet', figure: 0 } });
  });

  test('whoever is in contact with an opponent meets nobody', () => {
    const match = arena({ who: { ...near, Daeldric: { at: [14, 12] } } });
    expect(match.act(move, [], [9.5, 12]).at('Cathryn')).toEqual([9.5, 12]);
  });

  test('the mover picks a way round those who could meet, where there is one', () => {
    const match = arena({ who: { Cathryn: { at: [10.5, 9] } } });
    expect(match.act(move, [], [13.5, 9]).at('Cathryn')).toEqual([13.5, 9]);
  });

  test('several slayers whom she comes near to: one of them meets her, or none', () => {
    const match = arena({ turn: 0, who: { Cathryn: { at: [6, 11.4] }, Daeldric: { at: [6, 12.6] } } });
    match.answer(move).answer([8.1, 12]);
    expect(match.pending).toMatchObject({ about: { about: 'meet', figure: 4 } });
    expect(match.offers({ pick: 'figure', figure: 'Cathryn' })).toBe(true);
    expect(match.offers({ pick: 'figure', figure: 'Daeldric' })).toBe(true);
    match.answer({ pick: 'figure', figure: 'Daeldric' });
    expect(match.told('moved').map(({ figure, how }) => [figure, how])).toContainEqual([1, 'met']);
  });
});

describe('leaving contact', () => {
  test('takes an action, after a plain attack by her, and ends exactly an inch away without being met', () => {
    const match = arena({ who: { Cathryn: { at: west }, Eryam: { with: { pool: 1 } } } });
    expect(match.offers(move)).toBe(false);
    match.act(leave, [5, 1, 1, 1, 1, 1], { pick: 'yes' });
    expect(match.told('attack')).toMatchObject([{ figure: 4, target: 0 }]);
    expect(match.the('Cathryn').pool).toBe(4);
    expect(match.at('Cathryn')).toEqual([9, 12]);
    expect(match.s.acting).toMatchObject({ figure: 0, left: 1 });
  });

  test('she need not attack', () => {
    const match = arena({ who: { Cathryn: { at: west } } }).act(leave, [], no);
    expect(match.told('attack')).toEqual([]);
    expect(match.at('Cathryn')).toEqual([9, 12]);
  });

  test('who falls to that attack does not leave, and his turn is over', () => {
    const match = arena({
      pile: ['Daeldric'],
      who: { Cathryn: { at: west, with: { pool: 1 } }, Eryam: { with: { pool: 1 } } },
    });
    match.act(leave, [6, 1], { pick: 'yes' });
    expect(match.the('Cathryn').isDead).toBe(true);
    expect(match.at('Cathryn')).toEqual([10, 12]);
    expect(match.s.acting?.figure).toBe(1);
  });

  test('the archer may shoot once he has left', () => {
    const match = arena({ turn: 'Braron', who: { Braron: { at: west } } }).act(leave, [], no);
    expect(match.offers({ pick: 'attack' })).toBe(true);
  });

  test('she is attacked by everybody with daggers whom she leaves', () => {
    const match = arena({
      turn: 0,
      who: { Cathryn: { at: west }, Braron: { at: [12, 14] }, Eryam: { with: { pool: 1 } } },
    });
    match.answer(leave);
    expect(match.pending).toMatchObject({ by: 0, about: { about: 'strike-leaver', figure: 4, by: 0 } });
    match.answer(no);
    expect(match.pending?.about.about).not.toBe('strike-leaver');
  });

  test('who cannot stand an inch from everybody stays', () => {
    expect(arena({ who: { Cathryn: { at: west } }, trees: [[8.6, 12]] }).offers(leave)).toBe(false);
  });
});
