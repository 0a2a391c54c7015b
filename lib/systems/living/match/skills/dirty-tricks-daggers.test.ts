import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { counters, hands } from '../testing/watching';
import { faces, foe, trickster, use } from '../testing/trickery';

describe('Dancing Daggers', () => {
  const shoot = (target: number) => ({ pick: 'shoot', skill: 'dirty-tricks/dancing-daggers', target });
  const at = (figure: number) => ({ pick: 'figure', figure });
  const begun = (others: Readonly<Record<string, Fighter>>, more: Partial<Fighter> = {}) =>
    arena({ you: trickster('dancing-daggers', more), ...others });
  it('throws 3 daggers of 1 RAV, each defended on its own, without a roll or a weapon', () => {
    const match = begun({ foe: foe(8) }).act(shoot(1), '61111 11111 1111 111');
    expect(match.the('foe').hand).toBe(2);
    expect(match.the('you').actions).toBe(1);
    const shielded = begun({ foe: foe(8, 4, { faces: { 6: { defence: 1 } } }) });
    expect(shielded.act(shoot(1), '61111 11111 6111 1111').the('foe').hand).toBe(3);
  });
  it('throws at up to 3 different targets', () => {
    const match = begun({ a: foe(8), b: foe(8, 6), c: foe(6, 8), d: foe(4, 8) });
    match.act(shoot(1), '61111 11111 11111 11111', [at(2), at(3), at(1), at(2), at(3)]);
    expect(hands(match, 'a', 'b', 'c', 'd')).toEqual([4, 4, 4, 5]);
    const alone = begun({ a: foe(8), b: foe(8, 6) });
    alone.act(shoot(1), '61111 11111 1111 111', [{ pick: 'done' }]);
    expect(hands(alone, 'a', 'b')).toEqual([2, 5]);
  });
  it('throws 6 of 2 RAV with 2 Skill pips', () => {
    const match = begun({ a: foe(8), b: foe(8, 6, { with: { hand: 5 } }), c: foe(6, 8) });
    match.act(shoot(1), '66111 11111 111 11111 111 11111 111', [
      at(2),
      at(3),
      at(1),
      at(1),
      at(2),
      at(2),
      at(3),
      at(3),
    ]);
    expect(hands(match, 'a', 'b', 'c')).toEqual([1, 1, 1]);
  });
  it('reaches 1 # per die in Hand for each Skill pip, each target on its own', () => {
    const far = (x: number, dice: string) =>
      begun({ foe: foe(x) })
        .act(shoot(1), dice)
        .the('foe').hand;
    expect(far(10, '61111 11111 1111 111')).toBe(2);
    expect(far(10.01, '61111')).toBe(5);
    expect(far(15, '66111 11111 111 1')).toBe(0);
    const weak = begun({ foe: foe(7) }, { with: { hand: 2 } });
    expect(weak.act(shoot(1), '61 11111 1111 111').the('foe').hand).toBe(2);
    expect(
      begun({ foe: foe(7.01) }, { with: { hand: 2 } })
        .act(shoot(1), '61')
        .the('foe').hand,
    ).toBe(5);
    const two = (x: number) => {
      const match = begun({ foe: foe(7), other: foe(x, 5) }, { with: { hand: 2 } });
      return match.act(shoot(1), '61 11111 1111 111', [at(2), at(2), at(2), at(2)]).the('other').hand;
    };
    expect(two(6)).toBe(2);
    expect(() => two(7)).toThrow();
  });
  it('does nothing without a Skill pip', () => {
    expect(
      begun({ foe: foe(8) })
        .act(shoot(1), '11111')
        .the('foe').hand,
    ).toBe(5);
  });
  it('has no dead zone, needs sight, and aims at opponents', () => {
    expect(begun({ foe: foe(5) }).offers(shoot(1))).toBe(true);
    const hidden = arena(
      { you: trickster('dancing-daggers'), foe: foe(8), friend: { at: [4, 6] } },
      { terrain: [block(5.5, 0, 0.5, 12, { height: 4 * unit })] },
    );
    expect(hidden.offers(shoot(1))).toBe(false);
    expect(hidden.offers(shoot(2))).toBe(false);
  });
  it('counts what changes the RAV for each of them', () => {
    const volley = ['dirty-tricks/dancing-daggers', 'ranger/volley'];
    const match = begun({ foe: foe(8) }, { skills: volley, weapons: [{ type: 'throwing' }] });
    match.act({ pick: 'shoot', skill: 'ranger/volley' }, '11111').act(shoot(1), '66111 11111 1111 111 11 1');
    expect(match.the('foe').hand).toBe(0);
    const none = begun({ foe: foe(8) }, { skills: volley, weapons: [{ type: 'throwing' }] });
    none.act({ pick: 'shoot', skill: 'ranger/volley' }, '11111').act(shoot(1), '61111');
    expect(none.the('foe').hand).toBe(5);
  });
  it('uses a charge of poison for each dagger that hits', () => {
    const skills = ['dirty-tricks/dancing-daggers', 'dirty-tricks/apply-poison'];
    const match = begun({ foe: foe(8) }, { skills }).act(use('apply-poison'), '66111');
    match.act(shoot(1), '61111 11111 1111 111');
    expect(counters(match, 'foe')).toEqual(['poisoned 2']);
  });
  it('is one attack: what is for the next one is for all of them', () => {
    const match = arena({
      chief: { at: [4, 6], faces, skills: ['commander/hit-them-high'] },
      you: trickster('dancing-daggers'),
      foe: foe(8, 4, { faces: { 6: { defence: 1 } } }),
    });
    match.act({ pick: 'move' }, '61111', [{ pick: 'skill' }]).act({ pick: 'end' });
    match.act(shoot(2), '61111 61111 6111 611');
    expect(hands(match, 'foe')).toEqual([2]);
    expect(match.the('you').modifiers).toEqual([]);
  });
  it.each([
    ['on the hit of one at the original target', 6.5, '61111 51111 51111 5111 5111', [3], ['deep-wound 1']],
    ['on no other', 15, '61111 51111', [5], []],
  ])('counts for the skill that orders it %s, least damage and all', (_, x, dice, left, wounds) => {
    const match = arena({
      chief: { at: [4, 6], faces, skills: ['commander/you-finish-him'] },
      you: trickster('dancing-daggers', { faces: { 5: { skill: 1 } } }),
      foe: foe(x, 4, { faces: { 5: { defence: 2 } } }),
    });
    match.act({ pick: 'use', target: 1 }, dice);
    expect(hands(match, 'foe')).toEqual(left);
    expect(counters(match, 'foe')).toEqual(wounds);
  });
  it('is no critical hit', () => {
    const match = begun({ foe: foe(8) }).act(shoot(1), '22611 11111 1111 111');
    expect(match.the('foe').at.x).toBe(8 * unit);
  });
  it('is answered dagger by dagger', () => {
    const beside = foe(9);
    const target = foe(8, 4, { skills: ['warrior/deflect-missiles'], faces: { 6: { skill: 1 } } });
    const match = arena({
      foe: { ...target, team: 0 },
      you: { ...trickster('dancing-daggers'), team: 1 },
      by: beside,
    });
    match.act({ pick: 'use' }, '61111').turnOf('you').act(shoot(0), '61111 11111 11111 1111 11111 111 11111');
    expect(hands(match, 'foe', 'by')).toEqual([5, 2]);
  });
});
