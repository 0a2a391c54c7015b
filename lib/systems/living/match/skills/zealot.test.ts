import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import { casterFaces as faces, castsOf, strike } from '../testing/casters';
import { hands } from '../testing/watching';
import { at, brute, cast, scene } from '../testing/zealots';

describe('Damage Reversal', () => {
  const reversed = (dice: string): Arena => {
    const match = scene(['damage-reversal']);
    cast(match, 'damage-reversal', 'friend', dice);
    return match.turnOf('foe');
  };

  it('turns the next damage into 2 Life a Skill pip, and is over', () => {
    const match = reversed('61111');
    strike(match, 'friend', '61111 11');
    expect(match.the('friend')).toMatchObject({ hand: 4, auras: [] });
    strike(match, 'friend', '51111 1111');
    expect(match.the('friend').hand).toBe(3);
    expect(strike(reversed('66111'), 'friend', '61111 11').the('friend').hand).toBe(5);
  });

  it('waits where another caster’s has turned the damage already', () => {
    const zealot = (y: number) => ({ at: [10, y] as const, faces, skills: ['zealot/damage-reversal'] });
    const match = arena({
      one: zealot(10),
      two: zealot(12),
      foe: { at: [13, 10], team: 1, faces: brute },
      friend: at(12, 10, 1),
    });
    cast(match, 'damage-reversal', 'friend', '61111').act({ pick: 'end' });
    cast(match, 'damage-reversal', 'friend', '61111').act({ pick: 'end' });
    strike(match, 'friend', '61111 1');
    expect(match.the('friend')).toMatchObject({ hand: 3, auras: [{ by: 1 }] });
    expect(strike(match, 'friend', '61111 111').the('friend')).toMatchObject({ hand: 5, auras: [] });
  });

  it('waits where no damage comes', () => {
    const match = reversed('61111');
    strike(match, 'friend', '11111');
    expect(match.the('friend').auras).toHaveLength(1);
  });

  it('waits where nothing is left of the damage', () => {
    const match = scene(['damage-reversal', 'guardian']);
    cast(match, 'damage-reversal', 'friend', '61111');
    cast(match, 'guardian', 'friend', '61111');
    strike(match, 'friend', '51111 11');
    expect(match.the('friend')).toMatchObject({ hand: 2, auras: [{}, {}] });
  });

  it('takes nothing from a Kiss Of Death of what that takes from somebody else', () => {
    const match = arena({
      zealot: { at: [11, 11], faces, skills: ['zealot/damage-reversal'] },
      necro: {
        at: [12, 11],
        team: 1,
        faces,
        skills: ['necromancer/kiss-of-death'],
        with: { hand: 3 },
      },
      friend: at(12, 10),
    });
    cast(match, 'damage-reversal', 'friend', '61111').turnOf('necro');
    castsOf('necromancer').cast(match, 'kiss-of-death', 'friend', '661 11111', [
      { pick: 'no' },
      { pick: 'figure', figure: 0 },
    ]);
    expect(hands(match, 'friend', 'zealot', 'necro')).toEqual([4, 4, 4]);
  });

  it("ends with the target's next turn", () => {
    const match = reversed('61111');
    match.turnOf('zealot');
    expect(match.the('friend').auras).toEqual([]);
  });
});

describe('Guardian', () => {
  it('takes 1 a Skill pip off the damage of each source', () => {
    const match = scene(['guardian'], { friend: at(12, 10, 5) });
    cast(match, 'guardian', 'friend', '61111').turnOf('foe');
    strike(match, 'friend', '61111 11111');
    expect(match.the('friend').hand).toBe(3);
    strike(match, 'friend', '61111 111');
    expect(match.the('friend').hand).toBe(1);
  });

  it('takes 2 off with two Skill pips, and leaves no less than none', () => {
    const match = scene(['guardian'], { friend: at(12, 10, 5) });
    cast(match, 'guardian', 'friend', '66111').turnOf('foe');
    strike(match, 'friend', '51111 11111');
    expect(match.the('friend').hand).toBe(5);
    strike(match, 'friend', '61111 11111');
    expect(match.the('friend').hand).toBe(4);
  });

  it('does not add to itself: of two the stronger counts', () => {
    const match = scene(['guardian'], {
      friend: at(12, 10, 5),
      other: { at: [10, 12], faces, skills: ['zealot/guardian'] },
    });
    cast(match, 'guardian', 'friend', '65111').turnOf('other');
    match.act({ pick: 'use', skill: 'zealot/guardian', target: match.id('friend') }, '65111');
    match.turnOf('foe');
    strike(match, 'friend', '61111 11111');
    expect(match.the('friend').hand).toBe(3);
  });

  it('lessens no loss of Life', () => {
    const match = scene(['guardian'], {
      friend: at(12, 10, 5, { with: { hand: 5, conditions: [{ condition: 'poisoned', count: 1 }] } }),
    });
    cast(match, 'guardian', 'friend', '65111').turnOf('friend').turnOf('zealot');
    expect(match.the('friend').hand).toBe(4);
  });
});

describe('Overwatch', () => {
  it('restores 1 Life a Skill pip at the beginning of each turn of the target', () => {
    const match = scene(['overwatch']);
    cast(match, 'overwatch', 'friend', '61111');
    match.turnOf('friend');
    expect(match.the('friend').hand).toBe(3);
    match.act({ pick: 'end' });
    expect(match.the('friend')).toMatchObject({ hand: 3, auras: [] });
  });

  it('saves whoever falls unconscious with 2 Life a Skill pip', () => {
    const fell = (dice: string): Arena => {
      const match = scene(['overwatch']);
      cast(match, 'overwatch', 'friend', dice).turnOf('foe');
      return strike(match, 'friend', '61111 11');
    };
    expect(fell('61111').the('friend')).toMatchObject({ life: 'up', hand: 2, auras: [] });
    expect(fell('66111').the('friend')).toMatchObject({ life: 'up', hand: 4 });
  });

  it('restores 2 Life when it is removed', () => {
    const match = scene(['overwatch'], {
      psion: { at: [12, 12], team: 1, faces, skills: ['psion/shatter-enchantments'] },
    });
    cast(match, 'overwatch', 'friend', '61111').turnOf('psion');
    match.act({ pick: 'use', skill: 'psion/shatter-enchantments', target: match.id('friend') }, '61111');
    expect(match.the('friend').auras).toEqual([]);
    expect(match.the('friend').hand).toBeGreaterThan(2);
  });

  it('restores them when Tranquility ends it before its time', () => {
    const match = scene(['overwatch'], {
      druid: { at: [12, 12], team: 1, faces, skills: ['druid/tranquility'] },
    });
    cast(match, 'overwatch', 'friend', '65111').turnOf('druid');
    const { hand, auras } = match.the('friend');
    expect(auras).toHaveLength(1);
    match.act({ pick: 'use', skill: 'druid/tranquility', target: match.id('friend') }, '61111');
    expect(match.the('friend')).toMatchObject({ auras: [], hand: hand + 2 });
  });

  it('does nothing when something else ends', () => {
    const match = scene(['overwatch', 'damage-reversal']);
    cast(match, 'overwatch', 'friend', '61111');
    cast(match, 'damage-reversal', 'friend', '61111');
    strike(match, 'friend', '61111 11');
    expect(match.the('friend')).toMatchObject({ hand: 4, auras: [{ skill: 'zealot/overwatch' }] });
  });
});
