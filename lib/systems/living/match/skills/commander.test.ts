import { describe, expect, it } from 'vitest';
import type { Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { command, faces, shout } from '../testing/commanding';
import { hand, spot } from '../testing/watching';

describe('Gogogo!', () => {
  /** Whether the ally could go so far in a movement action of his next turn. */
  const goes = (dice: string, far: number, ally: Partial<Fighter> = {}): boolean => {
    const match = command(['gogogo'], {
      ally: { at: [12, 10], faces, ...ally },
      foe: { at: [20, 20], team: 1 },
    });
    shout(match, 'gogogo', dice).act({ pick: 'end' });
    match.act({ pick: 'move' }, '', [[12, 10 + far]]);
    return match.the('ally').at.y === (10 + far) * 1024;
  };
  it('adds 1# for each die in his Hand to a movement action of his next turn', () => {
    expect([goes('61111', 10), goes('61111', 5)]).toEqual([true, true]);
    expect(() => goes('61111', 10.1)).toThrow('refused');
    expect(() => goes('11111', 5.1)).toThrow('refused');
  });
  it('adds 2# with two pips, by the dice he has when he moves', () => {
    expect(goes('66111', 6, { with: { hand: 2 } })).toBe(true);
    expect(() => goes('66111', 6.1, { with: { hand: 2 } })).toThrow('refused');
  });
  it('is for his next turn alone: not for a movement before it, nor for the turn after', () => {
    const match = command(['gogogo'], { foe: { at: [20, 20], team: 1 } });
    shout(match, 'gogogo', '61111');
    expect(() => match.act({ pick: 'move' }, '', [[10, 15.1]])).toThrow('refused');
    const later = command(['gogogo'], { foe: { at: [20, 20], team: 1 } });
    shout(later, 'gogogo', '61111').turnOf('foe').turnOf('ally');
    expect(() => later.act({ pick: 'move' }, '', [[12, 15.1]])).toThrow('refused');
  });
  it('serves both movement actions, and whoever shouted on his own next turn', () => {
    const match = command(['gogogo'], { foe: { at: [20, 20], team: 1 } });
    shout(match, 'gogogo', '61111').turnOf('foe').turnOf('chief');
    match.act({ pick: 'move' }, '', [[10, 20]]);
    expect(match.the('chief').at.y).toBe(20 * 1024);
  });
  it('leaves the opponent as he was', () => {
    const match = shout(command(['gogogo']), 'gogogo', '61111');
    expect([match.the('ally').modifiers.length, match.the('foe').modifiers.length]).toEqual([1, 0]);
  });
});

describe('Hit them high!', () => {
  const strike = (dice: string, shouted = '61111') => {
    const match = command(['hit-them-high']);
    shout(match, 'hit-them-high', shouted).act({ pick: 'end' });
    return match.act({ pick: 'melee', target: match.id('foe') }, dice);
  };
  it('gives the next attack +1 AV for each pip, which turns a miss into a hit', () => {
    expect(hand(strike('11111 11111'), 'foe')).toBe(4);
    expect(hand(strike('51111 11111', '66111'), 'foe')).toBe(1);
    expect(hand(strike('11111', '11111'), 'foe')).toBe(5);
  });
  it('is spent by an attack that hits', () => {
    const match = strike('11111 11111');
    match.act({ pick: 'melee', target: match.id('foe') }, '11111');
    expect(hand(match, 'foe')).toBe(4);
  });
  it('goes by the kind of the attack (ruling commander-hit-them-high)', () => {
    const match = command(['hit-them-high'], {
      ally: { at: [10, 12], faces, weapons: [{ type: 'blowpipe' }] },
      foe: { at: [13, 12], team: 1 },
    });
    shout(match, 'hit-them-high', '61111').act({ pick: 'end' });
    match.act({ pick: 'shoot', target: match.id('foe') }, '11111 11111');
    expect(hand(match, 'foe')).toBe(4);
  });
  it('lapses with his very next turn, and does nothing for the opponent', () => {
    const match = command(['hit-them-high']);
    shout(match, 'hit-them-high', '61111').turnOf('foe');
    expect(match.the('ally').modifiers).toEqual([]);
    match.act({ pick: 'melee', target: match.id('ally') }, '11111');
    expect(hand(match, 'ally')).toBe(5);
  });
});

describe('Never Surrender!', () => {
  const wounded = (life: number, dice: string) =>
    hand(
      shout(
        command(['never-surrender'], { ally: { at: [12, 10], with: { hand: life } } }),
        'never-surrender',
        dice,
      ),
      'ally',
    );
  it('restores 1 Life for each pip to whoever lacks two', () => {
    expect([wounded(1, '61111'), wounded(1, '66111'), wounded(3, '61111')]).toEqual([2, 3, 4]);
    expect(wounded(1, '11111')).toBe(1);
  });
  it('goes to the rider or the mount that lacks two', () => {
    const match = command(['never-surrender'], {
      ally: { at: [12, 10], with: { hand: 4, mount: 3 } },
      pet: { at: [12, 10], kind: 'pet', of: 'ally', with: { hand: 3, rider: 1 } },
    });
    shout(match, 'never-surrender', '61111');
    expect([hand(match, 'ally'), hand(match, 'pet')]).toEqual([4, 4]);
  });
  it('does nothing for who lacks but one, for the unconscious and for opponents', () => {
    expect(wounded(4, '61111')).toBe(4);
    const match = command(['never-surrender'], {
      ally: { at: [12, 10], with: { hand: 0, life: 'down' } },
      foe: { at: [13, 10], team: 1, with: { hand: 1 } },
    });
    shout(match, 'never-surrender', '61111');
    expect([match.the('ally').life, hand(match, 'foe')]).toEqual(['down', 1]);
  });
});

describe('Stand your ground!', () => {
  const stand = (dice = '61111', more: Readonly<Record<string, Fighter>> = {}) =>
    shout(command(['stand-your-ground'], more), 'stand-your-ground', dice);
  /** Life that the ally loses to an AV of 3 when he rolls so. */
  const loses = (match: Arena, defence: string) => {
    match.turnOf('foe').act({ pick: 'melee', target: match.id('ally') }, `51111 ${defence}`);
    return 5 - hand(match, 'ally');
  };
  it('gives +2 DV for each pip', () => {
    expect([loses(stand(), '11111'), loses(stand('66111'), '11111'), loses(stand('11111'), '11111')]).toEqual(
      [1, 0, 3],
    );
  });
  it('lets Magic pips of the picked die count as Defence', () => {
    const strong = { foe: { at: [13, 10], team: 1, faces: { 5: { melee: 5 } } } } as const;
    const match = stand('61111', strong).turnOf('foe');
    match.act({ pick: 'melee', target: match.id('ally') }, '51111 41111');
    expect(hand(match, 'ally')).toBe(4);
  });
  it('gives +2 MDV, and Defence pips count for it', () => {
    const mage: Fighter = {
      at: [13, 10],
      team: 1,
      faces: { 6: { skill: 1 }, 5: { magic: 1 } },
      skills: ['elemental-mage/fireball'],
    };
    const hit = (defence: string) => {
      const match = stand('61111', { foe: mage }).turnOf('foe');
      const cast = { pick: 'use', skill: 'elemental-mage/fireball', target: match.id('ally') };
      return hand(match.act(cast, `66511 ${defence}`), 'ally');
    };
    expect([hit('11111'), hit('41111'), hit('31111')]).toEqual([3, 5, 5]);
  });
  it('ends when he moves, not when he moves on the spot', () => {
    const match = stand().act({ pick: 'end' }).act({ pick: 'move' });
    expect(match.the('ally').modifiers).toHaveLength(1);
    match.act({ pick: 'move' }, '', [[12, 11]]);
    expect([match.the('ally').modifiers.length, match.the('chief').modifiers.length]).toEqual([0, 1]);
  });
  it('ends when he mounts', () => {
    const skills = ['commander/stand-your-ground', 'beastmaster/basic-animal-training'];
    const pet: Fighter = { at: [11, 10], kind: 'pet', of: 'chief' };
    const match = shout(command([], { pet }, { skills }), 'stand-your-ground', '61111');
    expect(match.act({ pick: 'mount' }).the('chief').modifiers).toEqual([]);
  });
  it('ends when he is pushed by a critical shot', () => {
    const archer: Fighter = {
      at: [15, 10],
      team: 1,
      faces: { 5: { ranged: 1 } },
      weapons: [{ type: 'longbow' }],
    };
    const match = stand('61111', { foe: archer }).turnOf('foe');
    match.act({ pick: 'shoot', target: match.id('ally') }, '55111 11111');
    expect([spot(match, 'ally')[0], match.the('ally').modifiers.length]).toEqual([11, 0]);
  });
  it('ends when he is knocked down', () => {
    const match = stand().turnOf('foe');
    match.act({ pick: 'melee', target: match.id('ally') }, '55111 31111');
    expect(match.the('ally')).toMatchObject({ conditions: [{ condition: 'knockdown' }], modifiers: [] });
  });
  it('lasts on for who stays, and never adds to itself', () => {
    const match = stand().turnOf('foe').turnOf('chief');
    match.the('ally');
    shout(match.turnOf('foe').turnOf('chief'), 'stand-your-ground', '61111');
    expect(match.the('ally').modifiers).toHaveLength(2);
    expect(loses(match, '41111')).toBe(0);
    const strong = stand('61111', { foe: { at: [13, 10], team: 1, faces: { 5: { melee: 6 } } } });
    strong.turnOf('foe').turnOf('foe').turnOf('chief');
    shout(strong, 'stand-your-ground', '61111').turnOf('foe');
    strong.act({ pick: 'melee', target: strong.id('ally') }, '51111 41111');
    expect(hand(strong, 'ally')).toBe(3);
  });
});

describe('Take cover!', () => {
  const cover = (dice = '61111', more: Readonly<Record<string, Fighter>> = {}) =>
    shout(command(['take-cover'], more), 'take-cover', dice);
  it('gives +1 DV for each pip, and one Magic pip reads as Defence', () => {
    const lost = (dice: string, defence: string) => {
      // The ally delays: his turn lasts, and so does what ends with it.
      const match = cover(dice).act({ pick: 'end' }).act({ pick: 'delay' }).act({ pick: 'delay' });
      match.act({ pick: 'melee', target: match.id('ally') }, `51111 ${defence}`);
      return 5 - hand(match, 'ally');
    };
    expect([lost('61111', '11111'), lost('66111', '11111'), lost('61111', '41111')]).toEqual([2, 1, 0]);
  });
  it('caps movement at 1# for each pip, for his very next turn', () => {
    const match = cover().act({ pick: 'end' });
    expect(() => match.act({ pick: 'move' }, '', [[12, 11.1]])).toThrow('refused');
    const one = cover()
      .act({ pick: 'end' })
      .act({ pick: 'move' }, '', [[12, 11]]);
    expect(one.the('ally').at.y).toBe(11 * 1024);
    const two = cover('66111')
      .act({ pick: 'end' })
      .act({ pick: 'move' }, '', [[12, 12]]);
    expect(two.the('ally').at.y).toBe(12 * 1024);
  });
  it('expires with that turn', () => {
    const match = cover().turnOf('foe');
    expect(match.the('ally').modifiers).toEqual([]);
    match.act({ pick: 'melee', target: match.id('ally') }, '51111 11111');
    expect(hand(match, 'ally')).toBe(2);
  });
});
