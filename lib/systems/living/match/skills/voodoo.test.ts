import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { cast, faces, lets, offers, resists, riders, scene } from '../testing/loas';
import { counters } from '../testing/watching';

describe('a Loa', () => {
  it.each([
    ['himself', 'bokor', true],
    ['a friend in base contact', 'near', true],
    ['a foe in base contact', 'foe', true],
    ['somebody 10# away, as far as two Magic pips lead', 'in', true],
    ['somebody further off', 'out', false],
  ])('can be sent into %s', (_, who, can) => {
    const match = scene(['loco'], {
      near: { at: [9, 10] },
      in: { at: [10, 21], team: 1 },
      out: { at: [21.1, 10.5], team: 1 },
    });
    expect(offers(match, 'loco', who)).toBe(can);
  });

  it.each([
    ['none, in contact', [11, 10] as const, '61111', ['dazed 1']],
    ['none, further off', [12, 10] as const, '61111', []],
    ['one, 5# off', [16, 10] as const, '65111', ['dazed 1']],
    ['one, further off', [16.1, 10] as const, '65111', []],
  ])('goes as far as its Magic pips: %s', (_, at, dice, given) => {
    const match = scene(['ti-malice'], { other: { at, team: 1 }, foe: { at: [2, 2], team: 1 } });
    cast(match, 'ti-malice', 'other', dice);
    expect(counters(match, 'other')).toEqual(given);
  });

  it('needs sight for a distance', () => {
    const match = arena(
      { bokor: { at: [10, 10], faces, skills: ['voodoo/loco'] }, foe: { at: [15, 10], team: 1 } },
      { terrain: [block(12, 4, 1, 12)] },
    );
    expect(offers(match, 'loco', 'foe')).toBe(false);
  });

  it('affects nobody without a Skill pip', () => {
    const match = scene(['ti-malice']);
    cast(match, 'ti-malice', 'foe', '54111');
    expect([counters(match, 'foe'), riders(match, 'foe')]).toEqual([[], []]);
  });

  it('rides only one: a new success moves it, whoever summons it', () => {
    const match = scene(['grand-bois'], {
      other: { at: [10, 11], team: 1 },
      foe: { at: [11, 10], team: 1, faces, skills: ['voodoo/grand-bois'] },
    });
    cast(match, 'grand-bois', 'foe', '61111');
    expect(riders(match, 'foe')).toEqual(['grand-bois']);
    cast(match, 'grand-bois', 'other', '11111');
    expect(riders(match, 'foe')).toEqual(['grand-bois']);
    match.turnOf('foe');
    cast(match, 'grand-bois', 'bokor', '61111');
    expect([riders(match, 'foe'), riders(match, 'bokor')]).toEqual([[], ['grand-bois']]);
    expect(match.the('foe').modifiers).toEqual([]);
  });

  it('finds no room in who is ridden, but may be renewed', () => {
    const match = scene(['grand-bois', 'loco', 'papa-legba'], {}, { with: { hand: 5, actions: 3 } });
    cast(match, 'grand-bois', 'foe', '61111');
    expect(offers(match, 'loco', 'foe')).toBe(false);
    expect(offers(match, 'papa-legba', 'foe')).toBe(true);
    cast(match, 'grand-bois', 'foe', '66111');
    expect(match.the('foe').auras).toMatchObject([{ skill: 'voodoo/grand-bois', green: 2 }]);
    expect(match.the('foe').modifiers).toHaveLength(2);
  });

  it('stays with who falls unconscious, and leaves the dead', () => {
    const match = scene(['grand-bois'], {
      foe: { at: [11, 10], team: 1, with: { hand: 2 } },
      other: { at: [20, 20], team: 1 },
    });
    cast(match, 'grand-bois', 'foe', '61111');
    match.act({ pick: 'melee', target: match.id('foe') }, '31113 11');
    expect([match.the('foe').life, riders(match, 'foe')]).toEqual(['up', ['grand-bois']]);
    const weak = scene(
      ['grand-bois'],
      { foe: { at: [11, 10], team: 1, with: { hand: 1 } }, other: { at: [20, 20], team: 1 } },
      { with: { actions: 3 } },
    );
    cast(weak, 'grand-bois', 'foe', '61111');
    weak.act({ pick: 'melee', target: weak.id('foe') }, '31111 1');
    expect([weak.the('foe').life, riders(weak, 'foe')]).toEqual(['down', ['grand-bois']]);
    weak.turnOf('other');
    expect([weak.the('foe').life, riders(weak, 'foe')]).toEqual(['dead', []]);
  });
});

describe('Agassou', () => {
  const sent = (dice: string, target = 'foe', answers: readonly Answer[] = []): Arena => {
    const match = scene(['agassou'], { near: { at: [12, 10], team: 1 }, far: { at: [13.1, 10], team: 1 } });
    return cast(match, 'agassou', target, dice, answers);
  };

  it.each([
    ['1', '61111', 10],
    ['2', '66111', 15],
  ])('gives 1# a die for each Skill pip on the next movement action, then leaves: %s', (_, dice, length) => {
    const match = scene(['agassou'], {}, { with: { actions: 3 } });
    cast(match, 'agassou', 'bokor', dice);
    match.act({ pick: 'move' }, '', [[10, 10 - Math.min(length, 9)]]);
    expect(riders(match, 'bokor')).toEqual([]);
    expect(() => match.act({ pick: 'move' }, '', [[4.9, 1]])).toThrow('refused');
  });

  it('leads exactly as far', () => {
    const match = scene(['agassou'], {}, { with: { hand: 3 } });
    cast(match, 'agassou', 'bokor', '611');
    expect(() => match.act({ pick: 'move' }, '', [[10, 3.9]])).toThrow('refused');
    const other = scene(['agassou'], {}, { with: { hand: 3 } });
    cast(other, 'agassou', 'bokor', '611').act({ pick: 'move' }, '', [[10, 4]]);
    expect(other.the('bokor').at.y).toBe(4 * 1024);
  });

  it('does nothing for a charge, and waits on', () => {
    const match = arena({
      bokor: { at: [10, 10], faces, skills: ['voodoo/agassou'], with: { actions: 3, hand: 2 } },
      foe: { at: [16, 10], team: 1 },
    });
    cast(match, 'agassou', 'bokor', '61');
    match.act({ pick: 'charge', target: match.id('foe') });
    expect(match.the('bokor').at.x).toBe(14 * 1024);
    expect(riders(match, 'bokor')).toEqual(['agassou']);
  });

  it('serves a rider by his mount, once', () => {
    const match = arena({
      bokor: { at: [10, 10], faces, skills: ['voodoo/agassou'], with: { mount: 2, actions: 3 } },
      foe: { at: [20, 20], team: 1 },
      pet: { at: [10, 10], kind: 'pet', of: 'bokor', with: { rider: 0, hand: 2 } },
    });
    cast(match, 'agassou', 'bokor', '61111', [{ pick: 'figure', figure: 2 }]);
    expect([riders(match, 'bokor'), match.the('pet').modifiers.length]).toEqual([['agassou'], 1]);
    match.act({ pick: 'move' }, '', [[10, 14]]);
    expect([riders(match, 'bokor'), match.the('pet').modifiers]).toEqual([[], []]);
    expect(() => match.act({ pick: 'move' }, '', [[10, 16.1]])).toThrow('refused');
  });

  it('is shared by those in reach of 0.5# a Magic pip who do not resist', () => {
    const match = sent('65111', 'foe');
    expect([match.the('near').modifiers.length, match.the('far').modifiers.length]).toEqual([1, 0]);
    expect([riders(match, 'near'), riders(match, 'foe')]).toEqual([[], ['agassou']]);
    expect(sent('64111').the('far').modifiers).toHaveLength(0);
    const wide = scene(['agassou'], { near: { at: [12, 10], team: 1 }, far: { at: [12.5, 11], team: 1 } });
    expect(cast(wide, 'agassou', 'foe', '64111').the('far').modifiers).toHaveLength(0);
  });

  it('is kept off by an MDV as high, from those in reach alone', () => {
    const match = scene(['agassou'], { near: { at: [12, 10], team: 1, faces } });
    cast(match, 'agassou', 'foe', '65111 15111', [resists]);
    expect([match.the('near').modifiers.length, match.the('foe').modifiers.length]).toEqual([0, 1]);
  });
});

describe('Bacalou', () => {
  it.each([
    ['1', '61111', 12],
    ['2', '66111', 13],
  ])('moves the target 1# away for each Skill pip: %s', (_, dice, x) => {
    const match = scene(['bacalou']);
    cast(match, 'bacalou', 'foe', dice);
    expect(match.the('foe').at).toEqual({ x: x * 1024, y: 10 * 1024 });
    expect(riders(match, 'foe')).toEqual([]);
  });

  it('stops at whoever stands in the way', () => {
    const match = scene(['bacalou'], { near: { at: [12.5, 10], team: 1 } });
    cast(match, 'bacalou', 'foe', '61111');
    expect(match.the('foe').at.x).toBe(11.5 * 1024);
  });

  it('lets who is moved over an edge fall', () => {
    const tower = block(10.6, 9, 0.8, 2, { seeThrough: true, climb: true });
    const match = arena(
      {
        bokor: { at: [8, 10], faces, skills: ['voodoo/bacalou'] },
        foe: { at: [11, 10], team: 1, with: { height: 2 * unit } },
      },
      { terrain: [tower] },
    );
    cast(match, 'bacalou', 'foe', '66511');
    expect(match.the('foe')).toMatchObject({ hand: 3, height: 0 });
  });

  it('moves those in reach as well, you not', () => {
    const match = scene(['bacalou'], { near: { at: [11, 11] }, out: { at: [11, 8.9] } });
    cast(match, 'bacalou', 'foe', '65111');
    expect(match.the('near').at).not.toEqual({ x: 11 * 1024, y: 11 * 1024 });
    expect(match.the('out').at).toEqual({ x: 11 * 1024, y: Math.round(8.9 * 1024) });
    expect(match.the('bokor').at).toEqual({ x: 10 * 1024, y: 10 * 1024 });
  });
});

describe('Erzulie', () => {
  const ridden = (dice: string, more: Readonly<Record<string, Fighter>> = {}): Arena =>
    cast(scene(['erzulie'], more, { with: { actions: 3 } }), 'erzulie', 'foe', dice);

  it.each([
    ['1', '61111', 2],
    ['2', '66111', 1],
  ])('helps opponents of the Vessel in contact against it: %s', (_, dice, left) => {
    const match = ridden(dice);
    match.act({ pick: 'melee', target: match.id('foe') }, '31111 11111');
    expect(match.the('foe').hand).toBe(left);
  });

  it('turns a miss into a hit, and stays', () => {
    const match = ridden('61111');
    match.act({ pick: 'melee', target: match.id('foe') }, '11111 11111');
    match.act({ pick: 'melee', target: match.id('foe') }, '11111 1111');
    expect([match.the('foe').hand, riders(match, 'foe')]).toEqual([3, ['erzulie']]);
  });

  it('does not help against somebody else', () => {
    const match = ridden('61111', { other: { at: [10, 11], team: 1 } });
    match.act({ pick: 'melee', target: match.id('other') }, '11111');
    expect(match.the('other').hand).toBe(5);
  });

  it('helps allies of the Vessel against anybody, not the Vessel itself', () => {
    const match = ridden('61111', { ally: { at: [11, 11], team: 1, faces }, mate: { at: [11, 12.1] } });
    match.turnOf('foe').act({ pick: 'melee', target: match.id('bokor') }, '31111 11111');
    expect(match.the('bokor').hand).toBe(3);
    const other = ridden('61111', { ally: { at: [11, 11], team: 1, faces }, mate: { at: [11, 12] } });
    other.turnOf('ally').act({ pick: 'melee', target: other.id('mate') }, '11111 11111');
    expect(other.the('mate').hand).toBe(4);
  });

  it.each([
    ['65111', 1],
    ['61111', 0],
  ])('counts who is in reach of 0.5# a Magic pip as in contact: %s', (dice, bonus) => {
    // With one Magic pip the reach ends where contact ends; 0.1 # further on it takes two.
    const match = ridden(dice === '65111' ? '64111' : dice, {
      ally: { at: [12.4, 10], team: 1, faces },
      mate: { at: [13.4, 10] },
    });
    match.turnOf('ally').act({ pick: 'melee', target: match.id('mate') }, '31111 11111');
    expect(match.the('mate').hand).toBe(3 - bonus);
  });
});

describe('Grand Bois', () => {
  it('keeps the Vessel from moving; 0.5# for each Magic pip come on top of the 0', () => {
    const still = cast(scene(['grand-bois']), 'grand-bois', 'foe', '61111').turnOf('foe');
    expect(() => still.act({ pick: 'move' }, '', [[11.2, 10]])).toThrow('refused');
    const slow = cast(scene(['grand-bois']), 'grand-bois', 'foe', '64111 11111', [resists]).turnOf('foe');
    expect(() => slow.act({ pick: 'move' }, '', [[12.1, 10]])).toThrow('refused');
    const other = cast(scene(['grand-bois']), 'grand-bois', 'foe', '64111', [lets]).turnOf('foe');
    expect(other.act({ pick: 'move' }, '', [[12, 10]]).the('foe').at.x).toBe(12 * 1024);
  });

  it.each([
    ['1', '61111', 4],
    ['2', '66111', 5],
  ])('takes 1 off all damage for each Skill pip: %s', (_, dice, left) => {
    const match = cast(scene(['grand-bois']), 'grand-bois', 'foe', dice);
    match.act({ pick: 'melee', target: match.id('foe') }, '31111 11111');
    expect(match.the('foe').hand).toBe(left);
  });

  it('roots nobody when the roll fails', () => {
    const match = cast(scene(['grand-bois']), 'grand-bois', 'foe', '11111').turnOf('foe');
    expect(match.act({ pick: 'move' }, '', [[15, 10]]).the('foe').at.x).toBe(15 * 1024);
  });
});

describe("L'ingleson", () => {
  const mirror = (dice: string): Arena =>
    cast(scene(['lingleson']), 'lingleson', 'bokor', dice).turnOf('foe');
  const hit = { pick: 'melee', target: 0 };

  it('strikes back with the AV of the next attack that hits, and leaves', () => {
    const match = mirror('61111').act(hit, '31111 11111 11111');
    expect([match.the('bokor').hand, match.the('foe').hand]).toEqual([3, 3]);
    expect([riders(match, 'bokor'), match.the('bokor').modifiers]).toEqual([[], []]);
  });

  it('waits on after a miss, and serves as often as there are Skill pips', () => {
    const missed = mirror('61111').act(hit, '11111');
    expect(riders(missed, 'bokor')).toEqual(['lingleson']);
    const twice = mirror('66111').act(hit, '31111 11111 11111');
    expect(riders(twice, 'bokor')).toEqual(['lingleson']);
    twice.act(hit, '311 111 111');
    expect([twice.the('bokor').hand, twice.the('foe').hand, riders(twice, 'bokor')]).toEqual([1, 1, []]);
  });

  it('adds 1 DV for each Magic pip while it sleeps', () => {
    const match = mirror('65111').act(hit, '31111 11111 11111');
    expect([match.the('bokor').hand, match.the('foe').hand]).toEqual([4, 3]);
    match.act(hit, '311 1111');
    expect(match.the('bokor').hand).toBe(2);
  });
});
