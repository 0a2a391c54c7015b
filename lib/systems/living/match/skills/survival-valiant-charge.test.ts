import { describe, expect, it } from 'vitest';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { duelsOf, foe } from '../testing/duel';
import { hand, spot } from '../testing/watching';

const { hero, use } = duelsOf('survival');

describe('Valiant Charge', () => {
  const charge = (dice: string, to: Answer[], more: Partial<Fighter> = {}) =>
    arena({
      hero: hero('valiant-charge', more),
      foe: foe(20, 10),
      friend: { at: [10, 14] },
      far: { at: [10, 15.6] },
    }).act(use('valiant-charge'), dice, to);
  /** He moves so far up the table on his next turn. */
  const goes = (match: Arena, name: string, far: number) => {
    match.turnOf(name);
    const [x = 0, y = 0] = spot(match, name);
    match.act({ pick: 'move' }, '', [[x - far, y]]);
    return spot(match, name)[0] === x - far;
  };
  it('takes both actions and moves twice, pip or not', () => {
    const match = charge('11111', [
      [15, 10],
      [18, 8],
    ]);
    expect(spot(match)).toEqual([18, 8]);
    expect(match.situation().turn).not.toBe(0);
    const late = arena({ hero: hero('valiant-charge'), foe: foe() }).act({ pick: 'move' });
    expect(late.offers(use('valiant-charge'))).toBe(false);
  });
  it('may attack once whoever it ends beside, plain and on a roll of its own', () => {
    const to: Answer[] = [
      [15, 10],
      [19, 10],
    ];
    expect(hand(charge('66111 51111 11111', [...to, { pick: 'melee' }]))).toBe(3);
    expect(hand(charge('61111', [...to, { pick: 'done' }]))).toBe(5);
    expect(hand(charge('51111', to))).toBe(5);
  });
  it('lets allies within 1 # for each die of the start move 1 # further on their next turn', () => {
    const away: Answer[] = [
      [15, 10],
      [15, 5],
    ];
    expect(goes(charge('61111', away), 'friend', 6)).toBe(true);
    expect(() => goes(charge('61111', away), 'friend', 6.1)).toThrow();
    expect(() => goes(charge('61111', away), 'far', 5.1)).toThrow();
    expect(() => goes(charge('11111', away), 'friend', 5.1)).toThrow();
  });
  it('reaches twice as far with two Skill pips, for 2 # more, and counts himself', () => {
    const away: Answer[] = [
      [15, 10],
      [15, 5],
    ];
    expect(goes(charge('66111', away), 'far', 7)).toBe(true);
    expect(goes(charge('66111', away), 'hero', 7)).toBe(true);
    expect(() => goes(charge('66111', away), 'hero', 7.1)).toThrow();
  });
  it('counts on that turn alone', () => {
    const match = charge('61111', [
      [15, 10],
      [15, 5],
    ]);
    match.turnOf('friend').turnOf('hero').turnOf('friend');
    expect(match.the('friend').modifiers).toEqual([]);
  });
});
