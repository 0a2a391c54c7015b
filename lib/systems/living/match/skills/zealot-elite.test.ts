import { describe, expect, it } from 'vitest';
import type { Figure } from '../state/figure';
import type { Answer, Arena } from '../testing/arena';
import type { Fighter, Fighters } from '../testing/fighters';
import { casterFaces as faces, strike, lying } from '../testing/casters';

import { hands } from '../testing/watching';
import { brute, cast, offered, scene as zealotAnd } from '../testing/zealots';

/** The friend has all his dice. */
const scene = (spells: readonly string[], others: Fighters = {}): Arena =>
  zealotAnd(spells, { friend: { at: [12, 10] }, ...others });

const sick = (
  hand: number,
  ...conditions: readonly ('bleeding' | 'poisoned' | 'slowed')[]
): Partial<Figure> => ({
  hand,
  conditions: conditions.map((condition) => ({ condition, count: 2 })),
});

describe('Amity', () => {
  const peace = (x: number, dice: string, more: Partial<Fighter> = {}): Arena => {
    const match = scene(['amity'], {
      foe: { at: [x, 10], team: 1, faces: { ...brute, 3: { skill: 1, magic: 1 } }, ...more },
    });
    return cast(match, 'amity', 'zealot', dice).turnOf('foe');
  };

  it('keeps opponents within 1# a Magic pip from attacking and from aiming at you', () => {
    const archer: Partial<Fighter> = { weapons: [{ type: 'longbow' }], skills: ['necromancer/spill-blood'] };
    const picks = (match: Arena): readonly boolean[] => [
      match.offers({ pick: 'shoot', target: 0 }),
      match.offers({ pick: 'use', skill: 'necromancer/spill-blood', target: 0 }),
    ];
    const bow = { ...archer, faces: { 6: { ranged: 2 }, 3: { skill: 1, magic: 1 } } };
    expect(picks(peace(12.5, '61111', bow))).toEqual([true, true]);
    expect(picks(peace(12.5, '65111', bow))).toEqual([false, false]);
    expect(peace(11, '61111').offers({ pick: 'melee', target: 0 })).toBe(false);
    expect(peace(11, '11111').offers({ pick: 'melee', target: 0 })).toBe(true);
  });

  it('refuses a charge from inside, and lets one from outside come (ruling zealot-amity)', () => {
    expect(peace(12, '65111').offers({ pick: 'charge', target: 0 })).toBe(false);
    const match = peace(14, '61111');
    match.act({ pick: 'charge', target: 0 }, '51111 11111');
    expect(match.the('zealot').hand).toBe(4);
  });

  it('keeps off what a pole weapon sweeps', () => {
    const match = scene(['amity'], {
      foe: { at: [11, 10], team: 1, faces: { 6: { melee: 1 } }, weapons: [{ type: 'slashing', pole: true }] },
      friend: { at: [12, 10] },
    });
    cast(match, 'amity', 'zealot', '61111').turnOf('foe');
    match.act({ pick: 'melee', target: match.id('friend') }, '66111 11111');
    expect(hands(match, 'friend', 'zealot')).toEqual([4, 5]);
  });

  it('keeps nothing off that is not aimed at you, and nobody off your friends', () => {
    const match = scene(['amity'], {
      foe: {
        at: [11, 10],
        team: 1,
        faces: { 6: { skill: 1, magic: 1 } },
        skills: ['elemental-mage/earthquake'],
      },
      friend: { at: [11, 11] },
    });
    cast(match, 'amity', 'zealot', '61111').turnOf('foe');
    expect(match.offers({ pick: 'melee', target: match.id('friend') })).toBe(true);
    expect(match.offers({ pick: 'melee', target: match.id('zealot') })).toBe(false);
  });

  it('ends with the beginning of your next turn', () => {
    const match = peace(11, '65111').turnOf('zealot');
    expect(match.the('zealot').auras).toEqual([]);
  });
});

describe('Cleanse', () => {
  const hex = (of: number) =>
    lying('psion/terror', of, 1, { kind: 'hex', clock: { ends: 'never', of, left: 1 } });
  const plagued = (dice: string, answers: readonly Answer[] = []): Arena =>
    cast(
      scene(['cleanse'], {
        friend: { at: [12, 10], with: { ...sick(2, 'bleeding', 'slowed'), auras: [hex(2)] } },
        near: {
          at: [12, 11],
          with: { ...sick(2, 'poisoned'), auras: [hex(3)] },
          faces: { 6: { magic: 3 } },
        },
        far: { at: [12, 7.6], with: { ...sick(2, 'poisoned'), auras: [hex(4)] } },
      }),
      'cleanse',
      'friend',
      dice,
      answers,
    );

  it('takes 1 condition and 1 hex a Skill pip and restores 1 Life, to the target and to allies in reach', () => {
    const match = plagued('61111', [{ pick: 'condition', condition: 'bleeding' }]);
    expect(match.the('friend')).toMatchObject({ hand: 3, auras: [], conditions: [{ condition: 'slowed' }] });
    expect(match.the('near')).toMatchObject({ hand: 3, auras: [], conditions: [] });
    expect(match.the('far')).toMatchObject({ hand: 2, auras: [{}], conditions: [{}] });
  });

  it('reaches 1# a Magic pip, and takes two with two Skill pips', () => {
    const match = plagued('66511');
    expect(match.the('friend')).toMatchObject({ hand: 4, auras: [], conditions: [] });
    expect(match.the('far')).toMatchObject({ hand: 4, auras: [], conditions: [] });
    expect(plagued('65511').the('far').hand).toBe(3);
  });
});

describe('Essence Bond', () => {
  const bound = (dice: string, others: Fighters = {}): Arena => {
    const match = scene(['essence-bond', 'guardian'], others);
    return cast(match, 'essence-bond', 'friend', dice);
  };

  it('gives 1 die a Skill pip, and takes 1 Skill pip off your checks', () => {
    const match = bound('61111');
    expect(match.the('friend')).toMatchObject({ hand: 6, poolSeen: 6 });
    cast(match, 'guardian', 'friend', '61111');
    expect(match.the('friend').auras).toHaveLength(1);
    const two = bound('61111');
    cast(two, 'guardian', 'friend', '66111');
    expect(two.the('friend').auras).toMatchObject([{}, { skill: 'zealot/guardian', green: 1 }]);
  });

  it('halves damage: the odd point is yours, and you defend; the target takes 1 less', () => {
    const match = bound('61111').turnOf('foe');
    strike(match, 'friend', '61111 111111 11111');
    expect(hands(match, 'friend', 'zealot')).toEqual([6, 3]);
    const armed = bound('61111', { foe: { at: [13, 10], team: 1, faces: { 6: { melee: 5 } } } }).turnOf(
      'foe',
    );
    strike(armed, 'friend', '61111 111111 11111');
    expect(hands(armed, 'friend', 'zealot')).toEqual([5, 2]);
  });

  it('is defended by you with DV, on top of what the target has defended', () => {
    const match = bound('61111', {
      zealot: {
        at: [10, 10],
        faces: { ...faces, 3: { defence: 1 } },
        skills: ['zealot/essence-bond'],
      },
      foe: { at: [13, 10], team: 1, faces: { 6: { melee: 4 } } },
    }).turnOf('foe');
    strike(match, 'friend', '61111 111111 31111');
    expect(hands(match, 'friend', 'zealot')).toEqual([5, 4]);
  });

  it("shares a magic weapon's projectile too, which any pip of yours stops", () => {
    const shot = (dice: string): Arena => {
      const match = bound('61111', { foe: { at: [14.2, 10], team: 1, weapons: [{ type: 'magic' }] } }).turnOf(
        'foe',
      );
      return match.act({ pick: 'shoot', target: match.id('friend') }, dice);
    };
    expect(hands(shot('111111 11111'), 'friend', 'zealot')).toEqual([6, 4]);
    expect(hands(shot('111111 41111'), 'friend', 'zealot')).toEqual([6, 5]);
  });

  it('shares what a spell deals, against which you roll your own MDV', () => {
    const match = bound('61111 11111', {
      foe: {
        at: [13, 10],
        team: 1,
        faces: { 6: { skill: 1, magic: 3 } },
        skills: ['necromancer/kiss-of-death'],
      },
      friend: { at: [12, 10], faces: { 6: { magic: 1 } } },
    }).turnOf('foe');
    match.act(
      { pick: 'use', skill: 'necromancer/kiss-of-death', target: match.id('friend') },
      '61111 111111 41111',
    );
    expect(hands(match, 'friend', 'zealot')).toEqual([6, 4]);
  });

  it('may be ended by you, without an action', () => {
    const match = bound('61111');
    match.act({ pick: 'dismiss' });
    expect(match.the('friend')).toMatchObject({ hand: 5, auras: [], modifiers: [] });
    expect(match.the('zealot')).toMatchObject({ actions: 1, modifiers: [] });
  });

  it('ends when either falls, and with your next turn', () => {
    const match = bound('61111', { friend: { at: [12, 10], with: { hand: 1 } } });
    expect(match.the('friend').hand).toBe(2);
    const late = bound('61111').turnOf('zealot');
    expect(late.the('friend').auras).toHaveLength(1);
    late.act({ pick: 'end' });
    expect(late.the('friend')).toMatchObject({ auras: [], hand: 5 });
    const fallen = bound('611', {
      zealot: { at: [12, 11], faces, skills: ['zealot/essence-bond'], with: { hand: 3 } },
      foe: { at: [13, 11], team: 1, faces: brute },
    }).turnOf('foe');
    strike(fallen, 'zealot', '61111 111');
    expect(fallen.the('zealot').life).toBe('down');
    expect(fallen.the('friend')).toMatchObject({ auras: [], hand: 5 });
  });

  it('is not for yourself', () => {
    const match = scene(['essence-bond']);
    expect([offered(match, 'essence-bond', 'zealot'), offered(match, 'essence-bond', 'friend')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('Greater Protection', () => {
  const protect = (dice: string, hand = 5): Arena => {
    const match = scene(['greater-protection', 'guardian'], { friend: { at: [12, 10], with: { hand } } });
    return cast(match, 'greater-protection', 'friend', dice);
  };

  it('takes 1 a Skill pip off each damage and restores 1 Life a turn', () => {
    const match = protect('66111', 2).turnOf('foe');
    strike(match, 'friend', '61111 11');
    expect(match.the('friend').hand).toBe(1);
    match.turnOf('friend');
    expect(match.the('friend').hand).toBe(3);
  });

  it('adds to Guardian', () => {
    const match = protect('61111');
    cast(match, 'guardian', 'friend', '61111');
    strike(match, 'friend', '61111 11111');
    expect(match.the('friend').hand).toBe(4);
  });

  it("ends with the target's next turn", () => {
    const match = protect('61111').turnOf('zealot');
    expect(match.the('friend').auras).toEqual([]);
  });
});

describe('Martyr', () => {
  const flock = (dice: string): Arena =>
    cast(
      scene(['martyr'], {
        zealot: { at: [10, 10], faces, skills: ['zealot/martyr'], with: { hand: 3 } },
        friend: { at: [10, 11], with: sick(5, 'bleeding', 'slowed') },
        other: { at: [10, 9], with: sick(5, 'poisoned'), faces: { 6: { magic: 3 } } },
        far: { at: [10, 12.4], with: sick(5, 'poisoned') },
      }),
      'martyr',
      'zealot',
      dice,
    );

  it('takes the newest condition of each ally in reach to you, with all its counters', () => {
    const match = flock('611');
    expect(match.the('zealot')).toMatchObject({
      hand: 4,
      conditions: [
        { condition: 'slowed', count: 2 },
        { condition: 'poisoned', count: 2 },
      ],
    });
    expect(match.the('friend').conditions).toEqual([{ condition: 'bleeding', count: 2 }]);
    expect(match.the('far').conditions).toHaveLength(1);
  });

  it('takes two of each with two Skill pips; restores 1 Life and reaches 1# a Magic pip', () => {
    const match = flock('665');
    expect(match.the('friend').conditions).toEqual([]);
    expect(match.the('far').conditions).toEqual([]);
    expect(match.the('zealot').hand).toBe(5);
    expect(flock('655').the('zealot')).toMatchObject({ hand: 5, conditions: [{}, {}] });
  });
});
