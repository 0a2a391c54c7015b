import { describe, expect, it } from 'vitest';
import { unit, type Terrain } from '../../../../table/table';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { foe, ranger, shoot, use } from '../testing/archery';
import { block } from '../testing/block';
import { counters, hand, hands } from '../testing/watching';

/** 6 shows five Defence pips. */
const armoured = { 6: { defence: 5 } };

describe('Aimed Shot', () => {
  const aimed = (dice: string) =>
    arena({ you: ranger('aimed-shot'), foe: foe() }).act(shoot('aimed-shot'), dice);
  it.each([
    ['56111 11111', 2],
    ['56611 11111', 0],
    ['51111 11111', 4],
    ['61111 11111', 3],
  ])('adds 2 RAV for each Skill pip: %s', (dice, hand) => {
    expect(aimed(dice).the('foe').hand).toBe(hand);
  });
  it('uses up two actions', () => {
    expect(aimed('56111 11111').the('you').actions).toBe(0);
    const match = arena({ you: ranger('aimed-shot'), foe: foe() }).act({ pick: 'move' });
    expect(match.offers(shoot('aimed-shot'))).toBe(false);
    expect(match.offers({ pick: 'shoot' })).toBe(true);
  });
  it('is an attack and nothing besides, and never a reaction', () => {
    const match = arena({ you: ranger('aimed-shot'), foe: foe() });
    expect(match.offers(use('aimed-shot'))).toBe(false);
    match.act({ pick: 'delay' }).act({ pick: 'delay' }).act({ pick: 'move' });
    expect(match.offers({ pick: 'shoot' })).toBe(true);
    expect(match.offers(shoot('aimed-shot'))).toBe(false);
  });
  it('leaves no bonus behind', () => {
    const match = arena({ you: ranger('aimed-shot', { weapons: [{ type: 'shortbow' }] }), foe: foe() });
    match.act(shoot('aimed-shot'), '16111 11111').turnOf('you').act({ pick: 'shoot' }, '51111');
    expect(match.the('foe').hand).toBe(4);
  });
});

describe('Concussion Shot', () => {
  const shot = (dice: string, more: Partial<Fighter> = {}, x = 8, own: Partial<Fighter> = {}) =>
    arena({ you: ranger('concussion-shot', own), foe: foe(x, 4, more), other: foe(8, 6) }).act(
      shoot('concussion-shot'),
      dice,
    );
  it.each([
    ['36111 11111', 5, ['dazed 1']],
    ['36611 11111', 5, ['dazed 2']],
    ['31111 11111', 2, []],
    ['61111', 5, []],
  ])('dazes instead of damage: %s', (dice, hand, conditions) => {
    const match = shot(dice);
    expect(match.the('foe').hand).toBe(hand);
    expect(counters(match, 'foe')).toEqual(conditions);
    expect(counters(match, 'other')).toEqual([]);
  });
  it('needs a hit, no damage', () => {
    expect(counters(shot('56111 61111', { faces: armoured }), 'foe')).toEqual(['dazed 1']);
  });
  it('may be shot into the dead zone, with or without a Skill pip', () => {
    const near = arena({ you: ranger('concussion-shot'), foe: foe(5) });
    expect(near.offers({ pick: 'shoot', target: 1 })).toBe(true);
    expect(near.options().filter((option) => option.pick === 'shoot')).toHaveLength(1);
    expect(shot('31111 11111', {}, 5).the('foe').hand).toBe(2);
    expect(counters(shot('36111 11111', {}, 5), 'foe')).toEqual(['dazed 1']);
  });
  it('brings no more damage of a crossbow, and a critical hit pushes', () => {
    const crossbow = { weapons: [{ type: 'crossbow-two-handed' as const }] };
    const match = shot('33611 11111', {}, 8, crossbow);
    expect(match.the('foe')).toMatchObject({ hand: 5, at: { x: 9 * unit, y: 4 * unit } });
    expect(shot('51111 11111', {}, 8, crossbow).the('foe').hand).toBe(3);
  });
});

describe('Pin Down', () => {
  const shot = (dice: string) =>
    arena({ you: ranger('pin-down'), foe: foe(), other: foe(8, 5) }).act(shoot('pin-down'), dice);
  it.each([
    ['56111 11111', 4, ['slowed 1']],
    ['56611 11111', 4, ['slowed 2']],
    ['61111', 5, ['slowed 1']],
    ['51111 11111', 4, []],
  ])('slows, hit or miss: %s', (dice, hand, conditions) => {
    const match = shot(dice);
    expect(match.the('foe').hand).toBe(hand);
    expect(counters(match, 'foe')).toEqual(conditions);
    expect(counters(match, 'other')).toEqual([]);
  });
});

describe('Scavenger’s Shot', () => {
  const shot = (dice: string, friend: number, x = 8) =>
    arena({
      you: ranger('scavengers-shot', { weapons: [{ type: 'throwing' }] }),
      foe: foe(x, 4, { faces: armoured }),
      friend: { at: [friend, 4], faces: { 5: { melee: 5 } } },
    }).act(shoot('scavengers-shot'), dice);
  /** The Hand of a target at 8 with this many Defence pips on the 6, and an ally at `friend`. */
  const near = (friend: number, defence: number, dice: string) =>
    hand(
      arena({
        you: ranger('scavengers-shot'),
        foe: foe(8, 4, { faces: { 6: { defence } } }),
        friend: { at: [friend, 4] },
      }).act(shoot('scavengers-shot'), dice),
    );
  it('takes 1 DV for this shot, from a target within 1 # of an ally', () => {
    expect(shot('36111 21111', 9).the('foe').hand).toBe(2);
    expect(shot('36111 61111', 9).the('foe').hand).toBe(5);
    expect(near(10, 2, '36111 61111')).toBe(3);
    expect(near(10.01, 2, '36111 61111')).toBe(4);
  });
  it('scales reach and loss with the Skill pips', () => {
    expect(near(11, 3, '36611 61111')).toBe(3);
    expect(near(11.01, 3, '36611 61111')).toBe(5);
  });
  it('counts the shooter as an ally', () => {
    const close = arena({
      you: ranger('scavengers-shot', { weapons: [{ type: 'throwing' }] }),
      foe: foe(5.5, 4, { faces: { 6: { defence: 2 } } }),
    }).act(shoot('scavengers-shot'), '36111 61111');
    expect(close.the('foe').hand).toBe(3);
  });
  it('counts nobody who flies over the target', () => {
    const match = arena({
      you: ranger('scavengers-shot'),
      foe: foe(8, 4, { faces: { 6: { defence: 2 } } }),
      friend: { at: [9, 4], with: { isFlying: true } },
    }).act(shoot('scavengers-shot'), '36111 61111');
    expect(hand(match)).toBe(4);
  });
  it('holds against everybody until the next turn of the shooter', () => {
    const others = {
      you: ranger('scavengers-shot'),
      foe: foe(8, 4, { faces: { 6: { defence: 2 } } }),
      friend: { at: [9, 4], faces: { 5: { melee: 2 } } } as const,
    };
    const strike = (match: Arena) => match.turnOf('friend').act({ pick: 'melee' }, '51111 61111');
    expect(strike(arena(others).act(shoot('scavengers-shot'), '16111')).the('foe').hand).toBe(4);
    const later = arena(others).act(shoot('scavengers-shot'), '16111').turnOf('friend').turnOf('you');
    expect(strike(later).the('foe').hand).toBe(5);
  });
  it('does nothing without a Skill pip', () => {
    expect(shot('31111 61111', 9).the('foe').modifiers).toEqual([]);
  });
});

describe('Volley', () => {
  const crate = block(8.6, 3.5, 0.4, 1, { height: 700, seeThrough: true, cover: true });
  const bow = { weapons: [{ type: 'longbow' as const }] };
  const shot = (dice: string, others: Readonly<Record<string, Fighter>> = {}, terrain: Terrain[] = []) =>
    arena({ you: ranger('volley', bow), foe: foe(), ...others }, { terrain }).act(shoot('volley'), dice);
  it('loses 1 RAV for every attack of this turn, once', () => {
    expect(shot('41111 11111').the('foe').hand).toBe(4);
    expect(shot('51111').the('foe').hand).toBe(5);
    const knives = { weapons: [{ type: 'throwing' as const }] };
    const twice = arena({ you: ranger('volley', knives), foe: foe() }).act(shoot('volley'), '41111 11111');
    expect(twice.act(shoot('volley'), '41111 1111').the('foe').hand).toBe(3);
    const plain = arena({ you: ranger('volley', knives), foe: foe() }).act(shoot('volley'), '41111 11111');
    expect(plain.act({ pick: 'shoot' }, '41111 1111').the('foe').hand).toBe(3);
    expect(plain.turnOf('you').act({ pick: 'shoot' }, '41111 111').the('foe').hand).toBe(1);
  });
  it('attacks the opponents within reach of the target with the same RAV, each with his own defence', () => {
    const match = shot('36111 11111 61111 11111', {
      shielded: foe(8, 5, { faces: { 6: { defence: 1 } } }),
      near: foe(9.5, 4),
      far: foe(9.51, 4),
      friend: { at: [8, 3] },
    });
    expect(hands(match, 'foe', 'shielded', 'near', 'far', 'friend')).toEqual([3, 4, 3, 5, 5]);
  });
  it('reaches 1 # for each Skill pip, from the centre', () => {
    const match = shot('36611 11111 11111', { near: foe(10.5), far: foe(10.51, 4.1) });
    expect([match.the('near').hand, match.the('far').hand]).toEqual([3, 5]);
  });
  it('spreads nothing without a Skill pip', () => {
    expect(shot('31111 11111', { near: foe(9) }).the('near').hand).toBe(5);
  });
  it('lets neighbours have their own cover', () => {
    const match = shot('36111 11111 11111', { near: foe(9.5) }, [crate]);
    expect([match.the('foe').hand, match.the('near').hand]).toEqual([3, 4]);
  });
  it('is answered by each whom it reaches', () => {
    const match = arena({
      near: { at: [9, 4], faces: { 6: { skill: 1 } }, skills: ['warrior/deflect-missiles'] },
      you: { ...ranger('volley', bow), team: 1 },
      foe: { at: [8, 4] },
      beside: { at: [10, 4], team: 1 },
    });
    match.act({ pick: 'use' }, '61111').turnOf('you');
    match.act({ ...shoot('volley'), target: 2 }, '46111 11111 11111 11111');
    expect(match.the('beside').hand).toBe(4);
    expect([match.the('foe').hand, match.the('near').hand]).toEqual([4, 5]);
  });
  it('lets a pet that it reaches know who that was', () => {
    const match = shot('36111 11111 11111', { pet: foe(8, 5, { kind: 'pet', of: 'foe' }) });
    expect(match.the('pet').foe).toBe(match.id('you'));
  });
  it('leaves out whoever fells the archer by his answer', () => {
    const match = arena({
      near: { at: [9, 4], faces: { 6: { skill: 1 } }, skills: ['warrior/deflect-missiles'] },
      you: {
        ...ranger('volley', { weapons: [{ type: 'throwing' }] }),
        at: [9, 5],
        team: 1,
        faces: { 6: { skill: 1, ranged: 3 } },
        with: { hand: 1 },
      },
      foe: { at: [8, 4] },
    });
    match.act({ pick: 'use' }, '61111').turnOf('you');
    match.act({ ...shoot('volley'), target: 2 }, '6 11111 1');
    expect([match.the('foe').hand, match.the('near').hand, match.the('you').life]).toEqual([3, 5, 'down']);
  });
  it('spreads no push', () => {
    const match = shot('33611 11111 11111', { near: foe(8, 5) });
    expect(match.the('near').at).toEqual({ x: 8 * unit, y: 5 * unit });
    expect(match.the('foe').at.x).toBe(9 * unit);
  });
});
