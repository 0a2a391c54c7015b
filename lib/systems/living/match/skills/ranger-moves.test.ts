import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { faces, foe, ranger, shoot, use } from '../testing/archery';

describe('Dodge', () => {
  const brute = (more: Partial<Fighter> = {}) =>
    foe(8, 4, {
      faces: { 5: { ranged: 3 }, 6: { magic: 3, skill: 1 } },
      weapons: [{ type: 'pistol' }],
      ...more,
    });
  const dodged = (dice: string, more: Partial<Fighter> = {}) =>
    arena({ you: ranger('dodge', more), foe: brute() }).act(use('dodge'), dice, [[4, 6]]);
  it('moves, whatever the roll', () => {
    expect(dodged('11111').the('you')).toMatchObject({ at: { x: 4 * unit, y: 6 * unit }, actions: 1 });
  });
  it.each([
    ['11111', 2],
    ['61111', 3],
    ['66111', 4],
  ])('adds 1 DV for each Skill pip until the next turn: %s', (dice, hand) => {
    const match = dodged(dice).turnOf('foe').act({ pick: 'shoot' }, '51111 11111');
    expect(match.the('you').hand).toBe(hand);
  });
  it('adds 1 MDV, also to a die without Magic pips', () => {
    const wizard = brute({ skills: ['elemental-mage/fireball'] });
    const match = arena({ you: ranger('dodge'), foe: wizard }).act(use('dodge'), '66111', [[4, 6]]);
    match.turnOf('foe').act({ pick: 'use', target: 0 }, '61111');
    const plain = arena({ you: ranger('dodge'), foe: wizard }).act(use('dodge'), '11111', [[4, 6]]);
    plain.turnOf('foe').act({ pick: 'use', target: 0 }, '61111');
    expect(match.the('you').hand - plain.the('you').hand).toBe(2);
  });
  it('ends with the next turn', () => {
    const match = dodged('61111').turnOf('you').turnOf('foe').act({ pick: 'shoot' }, '51111 11111');
    expect(match.the('you').hand).toBe(2);
  });
  it('adds to Evade, not to itself', () => {
    const skills = ['ranger/dodge', 'survival/evade'];
    const both = dodged('61111', { skills }).act({ pick: 'use', skill: 'survival/evade' }, '61111');
    expect(both.act({ pick: 'shoot' }, '51111 11111').the('you').hand).toBe(4);
    const twice = dodged('61111').act(use('dodge'), '61111');
    expect(twice.act({ pick: 'shoot' }, '51111 11111').the('you').hand).toBe(3);
  });
});

describe('Fast Reload', () => {
  const shot = (type: 'pistol' | 'rifle' | 'throwing', dice: string) =>
    arena({ you: ranger('fast-reload', { weapons: [{ type }] }), foe: foe() }).act(
      shoot('fast-reload'),
      dice,
    );
  it.each([
    ['pistol', '51111 11111', 1],
    ['pistol', '56111 11111', 0],
    ['rifle', '56111 11111', 1],
    ['rifle', '56611 11111', 0],
    ['rifle', '16611', 0],
    ['throwing', '56611 11111', 0],
  ] as const)('%s, %s: takes a Reload counter off for each Skill pip, on a miss too', (type, dice, left) => {
    expect(shot(type, dice).the('you').reloads[0] ?? 0).toBe(left);
  });
  it('loads the weapon that was fired, no other', () => {
    const two = { weapons: [{ type: 'rifle' as const }, { type: 'pistol' as const }] };
    const match = arena({ you: ranger('fast-reload', { ...two, with: { reloads: [2, 0] } }), foe: foe() });
    match.act({ ...shoot('fast-reload'), weapon: 1 }, '56611 11111');
    expect(match.the('you').reloads).toEqual([2, 0]);
  });
  it('lets the weapon be fired at once again', () => {
    expect(shot('pistol', '56111 11111').offers({ pick: 'shoot' })).toBe(true);
  });
});

describe('Rush', () => {
  const rushed = (dice: string, to: readonly [number, number]) =>
    arena({ you: ranger('rush', { faces: { ...faces, 2: { melee: 3 } } }), foe: foe(20) }).act(
      use('rush'),
      dice,
      [to],
    );
  it.each([
    ['11111', 9],
    ['61111', 11],
    ['66111', 13],
  ])('moves 2 # further in the same movement: %s', (dice, x) => {
    expect(rushed(dice, [x, 4]).the('you').at.x).toBe(x * unit);
    expect(() => rushed(dice, [x + 0.01, 4])).toThrow('out-of-the-region');
  });
  it('counts what slows once', () => {
    const slowed = { conditions: [{ condition: 'slowed' as const, count: 1 }] };
    const go = (x: number) =>
      arena({ you: ranger('rush', { with: slowed }), foe: foe(20) }).act(use('rush'), '61111', [[x, 4]]);
    expect(go(10).the('you').at.x).toBe(10 * unit);
    expect(() => go(10.01)).toThrow('out-of-the-region');
  });
  it('sets the AV to 0 until the next turn, with a Skill pip alone', () => {
    const near = (dice: string) =>
      arena({ you: ranger('rush', { faces: { ...faces, 2: { melee: 3 } } }), foe: foe(5) }).act(
        use('rush'),
        dice,
      );
    expect(near('11111').act({ pick: 'melee' }, '21111 11111').the('foe').hand).toBe(2);
    expect(near('61111').act({ pick: 'melee' }, '21111').the('foe').hand).toBe(5);
    expect(near('61111').turnOf('you').act({ pick: 'melee' }, '21111 11111').the('foe').hand).toBe(2);
  });
  it('reaches a throwing weapon in melee, not one that is thrown', () => {
    const knives = { weapons: [{ type: 'throwing' as const }] };
    const near = arena({ you: ranger('rush', knives), foe: foe(5) }).act(use('rush'), '61111');
    expect(near.act({ pick: 'melee' }, '31111').the('foe').hand).toBe(5);
    const far = arena({ you: ranger('rush', knives), foe: foe(5) }).act(use('rush'), '61111');
    expect(far.act({ pick: 'shoot' }, '31111 11111').the('foe').hand).toBe(2);
  });
});
