import { describe, expect, it } from 'vitest';
import type { Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { lying } from '../testing/casters';
import { cast, faces, lets, offers, resists, riders, scene } from '../testing/loas';
import { counters } from '../testing/watching';

describe('Kalfu', () => {
  const sick = {
    conditions: [{ condition: 'slowed', count: 2 } as const, { condition: 'dazed', count: 1 } as const],
  };
  const match = (): Arena => scene(['kalfu'], { foe: { at: [11, 10], team: 1, faces, with: sick } });

  it('removes as many conditions as Skill pips, of your choice, with all their counters', () => {
    const one = cast(match(), 'kalfu', 'foe', '61111', [{ pick: 'condition', condition: 'slowed' }]);
    expect([counters(one, 'foe'), riders(one, 'foe')]).toEqual([['dazed 1'], []]);
    expect(counters(cast(match(), 'kalfu', 'foe', '66111'), 'foe')).toEqual([]);
  });

  it('sleeps for a turn for each Magic pip, removes one at the beginning of each, and leaves', () => {
    const asleep = cast(match(), 'kalfu', 'foe', '65111', [lets]);
    expect([counters(asleep, 'foe'), riders(asleep, 'foe')]).toEqual([['dazed 1'], ['kalfu']]);
    asleep.turnOf('foe');
    expect([counters(asleep, 'foe'), riders(asleep, 'foe'), asleep.the('foe').modifiers]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('does not stay with who resists', () => {
    const kept = cast(match(), 'kalfu', 'foe', '65111 15111', [resists]);
    expect([counters(kept, 'foe'), riders(kept, 'foe')]).toEqual([['dazed 1'], []]);
  });
});

describe('Loco', () => {
  const hurt = (): Arena =>
    scene(['loco'], { mate: { at: [10, 11], with: { hand: 1 } }, far: { at: [20, 20], with: { hand: 1 } } });

  it('restores 1 Life for each Skill pip, to nobody else', () => {
    expect(cast(hurt(), 'loco', 'mate', '61111').the('mate').hand).toBe(2);
    const two = cast(hurt(), 'loco', 'mate', '66111');
    expect([two.the('mate').hand, two.the('far').hand]).toEqual([3, 1]);
  });

  it('does so again at the beginning of the next turns, one for each Magic pip', () => {
    const match = cast(hurt(), 'loco', 'mate', '64111');
    match.turnOf('mate');
    expect([match.the('mate').hand, riders(match, 'mate')]).toEqual([3, ['loco']]);
    match.turnOf('mate');
    expect([match.the('mate').hand, riders(match, 'mate')]).toEqual([4, []]);
    match.turnOf('mate');
    expect(match.the('mate').hand).toBe(4);
  });

  it('counts its own next turn, not the one under way', () => {
    const match = scene(['loco'], {}, { with: { hand: 2 } });
    cast(match, 'loco', 'bokor', '65');
    expect(match.the('bokor').hand).toBe(3);
    match.turnOf('foe').turnOf('bokor');
    expect([match.the('bokor').hand, riders(match, 'bokor')]).toEqual([4, []]);
  });

  it('gets the unconscious up', () => {
    const match = scene(['loco'], { mate: { at: [10, 11], with: { hand: 0, life: 'down' } } });
    expect(cast(match, 'loco', 'mate', '61111').the('mate')).toMatchObject({ hand: 1, life: 'up' });
  });
});

describe('Maman Brigitte', () => {
  const crowd = (): Arena =>
    scene(['maman-brigitte'], { near: { at: [12, 10] }, out: { at: [13, 10], team: 1 } });

  it('burns one target for one Skill pip', () => {
    const match = cast(crowd(), 'maman-brigitte', 'foe', '61111');
    expect([counters(match, 'foe'), counters(match, 'near')]).toEqual([['burning 1'], []]);
    expect(match.the('foe').hand).toBe(3);
  });

  it('burns as many as there are pips, friends included, in reach of 0.5# a Magic pip', () => {
    const match = cast(crowd(), 'maman-brigitte', 'foe', '65611', [{ pick: 'figure', figure: 2 }]);
    expect([counters(match, 'foe'), counters(match, 'near')]).toEqual([['burning 2'], ['burning 2']]);
    expect(counters(match, 'out')).toEqual([]);
  });

  it('leaves nobody in reach out while pips are left', () => {
    const match = cast(crowd(), 'maman-brigitte', 'foe', '66651');
    expect(['foe', 'bokor', 'near', 'out'].map((name) => match.the(name).life === 'up')).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('reaches nobody else without a Magic pip', () => {
    const match = cast(crowd(), 'maman-brigitte', 'foe', '66111');
    expect([counters(match, 'foe'), counters(match, 'near'), counters(match, 'bokor')]).toEqual([
      ['burning 2'],
      [],
      [],
    ]);
  });
});

describe('Papa Legba', () => {
  const loa = (by: number, skill = 'grand-bois', key = 1) =>
    lying(`voodoo/${skill}`, key, by, { kind: 'loa', blue: 0, clock: { ends: 'never', of: 1, left: 1 } });
  const haunted = (more: Readonly<Record<string, Fighter>> = {}): Arena =>
    scene(['papa-legba'], {
      foe: { at: [11, 10], team: 1, faces, with: { auras: [loa(2)] } },
      rival: { at: [20, 20], team: 1, skills: ['voodoo/grand-bois'] },
      ...more,
    });

  it('leads the Loa away, and its summoner cannot use it for a turn', () => {
    const match = cast(haunted(), 'papa-legba', 'foe', '61111');
    expect(riders(match, 'foe')).toEqual([]);
    match.turnOf('rival');
    expect(offers(match, 'grand-bois', 'rival')).toBe(false);
    match.turnOf('rival');
    expect(offers(match, 'grand-bois', 'rival')).toBe(true);
  });

  it('for as many turns as Skill pips', () => {
    const match = cast(haunted(), 'papa-legba', 'foe', '66111').turnOf('rival').turnOf('rival');
    expect(offers(match, 'grand-bois', 'rival')).toBe(false);
    match.turnOf('rival');
    expect(offers(match, 'grand-bois', 'rival')).toBe(true);
  });

  it('takes one from those in reach too, if you like and they do not resist', () => {
    const near: Fighter = { at: [12, 10], team: 1, with: { auras: [loa(2, 'erzulie', 2)] } };
    const taken = cast(haunted({ near }), 'papa-legba', 'foe', '65111', [{ pick: 'figure', figure: 3 }]);
    expect([riders(taken, 'foe'), riders(taken, 'near')]).toEqual([[], []]);
    const left = cast(haunted({ near }), 'papa-legba', 'foe', '65111', [
      // The rival keeps quiet; you lead nothing away from the other one, and nobody asks about yourself.
      { pick: 'done' },
      { pick: 'done' },
    ]);
    expect([riders(left, 'foe'), riders(left, 'near')]).toEqual([[], ['erzulie']]);
  });

  it('leads no guest away', () => {
    const match = haunted({
      foe: { at: [11, 10], team: 1, faces, with: { auras: [loa(2, 'marinette')] } },
    });
    expect(riders(cast(match, 'papa-legba', 'foe', '61111'), 'foe')).toEqual(['marinette']);
  });
});

describe('Ogoun', () => {
  const strike = { pick: 'melee', target: 1 };

  it.each([
    ['1', '61111', 4],
    ['2', '66111', 3],
  ])('adds 1 AV for each Skill pip to the next attack, and leaves: %s', (_, dice, left) => {
    const match = scene(['ogoun'], {}, { with: { actions: 3 } });
    cast(match, 'ogoun', 'bokor', dice).act(strike, '11111 11111');
    expect([match.the('foe').hand, riders(match, 'bokor')]).toEqual([left, []]);
    match.act(strike, '11111');
    expect(match.the('foe').hand).toBe(left);
  });

  it('stays to the end of the next turn with a Magic pip, for every attack', () => {
    const match = scene(['ogoun'], {}, { with: { actions: 3 } });
    cast(match, 'ogoun', 'bokor', '65111').act(strike, '11111 11111').act(strike, '11111 1111');
    expect(match.the('foe').hand).toBe(3);
    match.turnOf('bokor').act(strike, '11111 111');
    expect([match.the('foe').hand, riders(match, 'bokor')]).toEqual([2, ['ogoun']]);
    match.turnOf('bokor').act(strike, '11111');
    expect([match.the('foe').hand, riders(match, 'bokor')]).toEqual([2, []]);
  });

  it('is for yourself alone', () => {
    expect(offers(scene(['ogoun'], { mate: { at: [10, 11] } }), 'ogoun', 'mate')).toBe(false);
  });
});

describe('"Begone"', () => {
  it('sends a Loa away without an action, in your turn', () => {
    const match = cast(scene(['grand-bois']), 'grand-bois', 'foe', '61111');
    match.act({ pick: 'dismiss', of: match.id('foe') });
    expect([riders(match, 'foe'), match.the('bokor').actions]).toEqual([[], 1]);
    expect(match.offers({ pick: 'dismiss' })).toBe(false);
  });

  it('may be said before an opponent acts', () => {
    const match = cast(scene(['grand-bois']), 'grand-bois', 'foe', '61111').turnOf('foe');
    match.act({ pick: 'move' }, '', [{ pick: 'dismiss' }, [15, 10]]);
    expect([riders(match, 'foe'), match.the('foe').at.x]).toEqual([[], 15 * 1024]);
  });

  it('ends what others share', () => {
    const match = scene(['agassou'], { near: { at: [12, 10], team: 1 } });
    cast(match, 'agassou', 'foe', '65111');
    match.act({ pick: 'dismiss', of: match.id('foe') });
    expect([match.the('foe').modifiers, match.the('near').modifiers]).toEqual([[], []]);
  });

  it('is not for the unconscious, nor for others', () => {
    const match = cast(
      scene(['grand-bois'], { mate: { at: [20, 20], team: 2 } }),
      'grand-bois',
      'foe',
      '61111',
    );
    expect(match.turnOf('mate').offers({ pick: 'dismiss' })).toBe(false);
  });
});
