import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { faces, foe, ranger, shoot, use } from '../testing/archery';
import { counters } from '../testing/watching';

const archer = (skill: string, more: Partial<Fighter> = {}): Fighter =>
  ranger(skill, { weapons: [{ type: 'longbow' }], ...more });

describe('Barrage', () => {
  const at = (target: number) => ({ pick: 'shoot', target });
  const begun = (more: Partial<Fighter> = {}) =>
    arena({ you: archer('barrage', more), foe: foe(), other: foe(8, 6) });
  it('is one shot with 1 RAV less where no Skill pip comes, and Reload as the weapon has it', () => {
    const match = begun().act({ ...shoot('barrage'), target: 1 }, '41111 11111');
    expect(match.the('foe').hand).toBe(4);
    expect(match.the('you')).toMatchObject({ reloads: [1], actions: 1 });
    const knives = begun({ weapons: [{ type: 'throwing' }] }).act(
      { ...shoot('barrage'), target: 1 },
      '41111 11111',
    );
    expect(knives.the('you').reloads[0] ?? 0).toBe(0);
  });
  it('shoots Barrage again for each Skill pip, at targets chosen one by one, without Reload between', () => {
    const match = begun().act({ ...shoot('barrage'), target: 1 }, '46111 11111 41111 11111', [at(2)]);
    expect([match.the('foe').hand, match.the('other').hand]).toEqual([4, 4]);
    expect(match.the('you')).toMatchObject({ reloads: [1], actions: 1 });
  });
  it('stacks as long as Skill pips come', () => {
    const rolls = '46611 11111 46111 1111 41111 11111 41111 1111';
    const match = begun().act({ ...shoot('barrage'), target: 1 }, rolls, [at(1), at(2), at(2)]);
    expect([match.the('foe').hand, match.the('other').hand]).toEqual([3, 3]);
    expect(match.the('you').reloads).toEqual([1]);
  });
  it('brings exactly one Reload counter, to a throwing weapon too', () => {
    const match = begun({ weapons: [{ type: 'throwing' }] });
    match.act({ ...shoot('barrage'), target: 1 }, '46111 11111 41111 1111', [at(1)]);
    expect(match.the('you').reloads).toEqual([1]);
    expect(match.offers({ pick: 'shoot' })).toBe(false);
    expect(match.offers({ pick: 'reload' })).toBe(true);
  });
  it('ends when it runs out of targets', () => {
    const match = arena({ you: archer('barrage'), foe: foe(8, 4, { with: { hand: 1 } }), far: foe(8, 23) });
    match.act({ ...shoot('barrage'), target: 1 }, '46611 1');
    expect(match.the('foe').life).toBe('down');
    expect(match.the('you').reloads).toEqual([1]);
  });
  it('shoots again once the push of a critical hit is over', () => {
    const match = begun().act({ ...shoot('barrage'), target: 1 }, '33611 11111 41111 111', [at(1)]);
    const type = match.events().map((event) => event.type);
    expect(type.indexOf('critical')).toBeLessThan(type.lastIndexOf('attack'));
  });
  it('does not let the loss of RAV add to itself', () => {
    const match = begun().act({ ...shoot('barrage'), target: 1 }, '36111 11111 31111 111', [at(1)]);
    expect(match.the('foe').hand).toBe(1);
  });
});

describe('Escape', () => {
  const escaped = (dice: string, to: readonly [number, number] = [9, 4]) =>
    arena({ you: archer('escape'), foe: foe(20, 4, { faces, weapons: [{ type: 'rifle' }] }) }).act(
      use('escape'),
      dice,
      [to],
    );
  it.each([
    ['11111', 9],
    ['61111', 11],
    ['66111', 13],
  ])('lengthens its own movement too, as Jog and Rush do: %s', (dice, x) => {
    expect(escaped(dice, [x, 4]).the('you').at.x).toBe(x * unit);
    expect(() => escaped(dice, [x + 0.01, 4])).toThrow('out-of-the-region');
  });
  it.each([
    ['11111', 14],
    ['61111', 16],
    ['66111', 18],
  ])('adds 2 # to every movement after it: %s', (dice, x) => {
    expect(
      escaped(dice)
        .act({ pick: 'move' }, '', [[x, 4]])
        .the('you').at.x,
    ).toBe(x * unit);
    expect(() => escaped(dice).act({ pick: 'move' }, '', [[x + 0.01, 4]])).toThrow('out-of-the-region');
  });
  it('adds 1 DV for each Skill pip until the next turn', () => {
    const hit = (match: Arena) => match.turnOf('foe').act({ pick: 'shoot' }, '31111 11111').the('you').hand;
    expect([hit(escaped('11111')), hit(escaped('61111')), hit(escaped('66111'))]).toEqual([2, 3, 4]);
    expect(hit(escaped('66111').turnOf('you'))).toBe(2);
    const after = escaped('66111').turnOf('you');
    expect(() => after.act({ pick: 'move' }, '', [[3.99, 4]])).toThrow('out-of-the-region');
  });
});

describe('Punisher’s shot', () => {
  const shot = (dice: string, more: Partial<Fighter> = {}) =>
    arena({ you: archer('punishers-shot'), foe: foe(8, 4, more), other: foe(8, 6) }).act(
      { ...shoot('punishers-shot'), target: 1 },
      dice,
    );
  it.each([
    ['36111 11111', 4, ['dazed 1']],
    ['36611 11111', 3, ['dazed 2']],
    ['31111 11111', 2, []],
    ['61111', 5, []],
  ])('takes Life and dazes instead of damage: %s', (dice, hand, conditions) => {
    const match = shot(dice);
    expect(match.the('foe').hand).toBe(hand);
    expect(counters(match, 'foe')).toEqual(conditions);
    expect(match.the('other').hand).toBe(5);
  });
  it('needs a hit, whatever the defence', () => {
    const match = shot('56111 61111', { faces: { 6: { defence: 5 } } });
    expect(match.the('foe').hand).toBe(4);
    expect(counters(match, 'foe')).toEqual(['dazed 1']);
  });
});

describe('Troll Blood', () => {
  const troll = (more: Partial<Fighter> = {}, skill = 'troll-blood') =>
    arena({ you: archer(skill, { with: { hand: 2 }, ...more }), foe: foe(8, 4, { faces }) });
  const later = { pick: 'take-life' };
  it('restores 1 Life for each Skill pip at once, beside any action but a skill', () => {
    const match = troll().act(use('troll-blood'), '61', [{ pick: 'move' }, [4, 6]]);
    expect(match.the('you')).toMatchObject({ hand: 3, actions: 1, at: { x: 4 * unit, y: 6 * unit } });
    expect(
      troll()
        .act(use('troll-blood'), '66', [{ pick: 'move' }])
        .the('you').hand,
    ).toBe(4);
    expect(
      troll()
        .act(use('troll-blood'), '11', [{ pick: 'move' }])
        .the('you'),
    ).toMatchObject({ hand: 2 });
  });
  it('shares its roll with an attack, and the attack takes no skill', () => {
    const match = troll({ skills: ['ranger/troll-blood', 'ranger/pin-down'] });
    match.act(use('troll-blood'), '36 11111', [{ pick: 'shoot', skill: undefined }]);
    expect(match.the('foe')).toMatchObject({ hand: 2, conditions: [] });
    expect(match.the('you').hand).toBe(3);
  });
  it('loads a weapon in the same action, on the move if it can be', () => {
    const match = troll({ with: { hand: 2, reloads: [1] } });
    match.act(use('troll-blood'), '61', [{ pick: 'move-and-reload' }, [4, 5]]);
    expect(match.the('you')).toMatchObject({ hand: 3, reloads: [0], at: { x: 4 * unit, y: 5 * unit } });
  });
  it('restores as much again in the next turn, at a moment of the player’s choice, without an action', () => {
    const match = troll().act(use('troll-blood'), '61', [{ pick: 'move' }]);
    expect(match.offers(later)).toBe(false);
    match.turnOf('you').act({ pick: 'move' });
    expect(match.offers(later)).toBe(true);
    match.act(later);
    expect(match.the('you')).toMatchObject({ hand: 4, actions: 1 });
    expect(match.offers(later)).toBe(false);
    expect(match.turnOf('you').the('you').hand).toBe(4);
  });
  it('comes at the end of that turn if forgotten', () => {
    const match = troll()
      .act(use('troll-blood'), '61', [{ pick: 'move' }])
      .turnOf('you');
    expect(match.the('you').hand).toBe(3);
    expect(match.turnOf('foe').the('you').hand).toBe(4);
  });
  it('is one restoration of 2 Life within 2 turns with 2 Skill pips', () => {
    const match = troll({ with: { hand: 1, pool: 5 } });
    match.act(use('troll-blood'), '6', [{ pick: 'move' }]);
    expect(match.the('you').hand).toBe(2);
    const two = troll()
      .act(use('troll-blood'), '66', [{ pick: 'move' }])
      .turnOf('you');
    expect(two.the('you').promised).toMatchObject([{ life: 2, turns: 2 }]);
    two.act({ pick: 'end' }, '', [{ pick: 'no' }]);
    expect(two.the('you')).toMatchObject({ hand: 4, promised: [{ life: 2, turns: 1 }] });
    // In the last of the turns nobody is asked.
    expect(() => two.turnOf('you').act({ pick: 'end' }, '', [{ pick: 'no' }])).toThrow('nobody asked');
    expect(two.the('you')).toMatchObject({ hand: 5, promised: [] });
  });
  it('is lost with consciousness, and restores nothing above the Dicepool', () => {
    const match = troll({ with: { hand: 5 } }).act(use('troll-blood'), '61111', [{ pick: 'move' }]);
    expect(match.turnOf('you').act(later).the('you').hand).toBe(5);
    const fallen = arena({
      you: archer('troll-blood', { with: { hand: 1 } }),
      foe: foe(5, 4, { faces: { 2: { melee: 5 } } }),
    }).act(use('troll-blood'), '6', [{ pick: 'move' }, [4, 4]]);
    fallen.turnOf('foe').act({ pick: 'melee' }, '21111 11');
    expect(fallen.the('you')).toMatchObject({ life: 'down', promised: [] });
  });
});
