import { describe, expect, it } from 'vitest';
import { arena, type Answer, type Arena, type Fighter } from '../testing/arena';

/** 6 shows a Skill pip, 5 one Magic pip, 4 two, 3 two Melee pips; the other faces nothing. */
const faces = { 6: { skill: 1 }, 5: { magic: 1 }, 4: { magic: 2 }, 3: { melee: 2 } };

/** A bokor at 10, 10 and a foe beside him. */
const scene = (
  skills: readonly string[],
  more: Readonly<Record<string, Fighter>> = {},
  own: Partial<Fighter> = {},
): Arena =>
  arena({
    bokor: { at: [10, 10], faces, skills: skills.map((id) => `voodoo/${id}`), ...own },
    foe: { at: [11, 10], team: 1, faces },
    ...more,
  });

const cast = (
  match: Arena,
  loa: string,
  target: string,
  dice: string,
  answers: readonly Answer[] = [],
): Arena => match.act({ pick: 'use', skill: `voodoo/${loa}`, target: match.id(target) }, dice, answers);

const offers = (match: Arena, loa: string, target: string): boolean =>
  match.offers({ pick: 'use', skill: `voodoo/${loa}`, target: match.id(target) });

const riders = (match: Arena, name: string): readonly string[] =>
  match.the(name).charms.map(({ skill }) => skill.replace('voodoo/', ''));

const counters = (match: Arena, name: string): readonly string[] =>
  match.the(name).conditions.map(({ condition, count }) => `${condition} ${count}`);

const resists: Answer = { pick: 'yes' };

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
    const wall = {
      id: 'w',
      shape: [
        { x: 12 * 1024, y: 4 * 1024 },
        { x: 13 * 1024, y: 4 * 1024 },
        { x: 13 * 1024, y: 16 * 1024 },
        { x: 12 * 1024, y: 16 * 1024 },
      ],
      height: 2048,
      seeThrough: false,
      walkThrough: false,
      cover: false,
      climb: false,
    };
    const match = arena(
      { bokor: { at: [10, 10], faces, skills: ['voodoo/loco'] }, foe: { at: [15, 10], team: 1 } },
      { terrain: [wall] },
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
    expect(match.the('foe').marks).toEqual([]);
  });

  it('finds no room in who is ridden, but may be renewed', () => {
    const match = scene(['grand-bois', 'loco', 'papa-legba'], {}, { with: { hand: 5, actions: 3 } });
    cast(match, 'grand-bois', 'foe', '61111');
    expect(offers(match, 'loco', 'foe')).toBe(false);
    expect(offers(match, 'papa-legba', 'foe')).toBe(true);
    cast(match, 'grand-bois', 'foe', '66111');
    expect(match.the('foe').charms).toMatchObject([{ skill: 'voodoo/grand-bois', green: 2 }]);
    expect(match.the('foe').marks).toHaveLength(2);
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

  it('is shared by those in reach of 0.5# a Magic pip who do not resist', () => {
    const match = sent('65111', 'foe');
    expect([match.the('near').marks.length, match.the('far').marks.length]).toEqual([1, 0]);
    expect([riders(match, 'near'), riders(match, 'foe')]).toEqual([[], ['agassou']]);
    expect(sent('64111').the('far').marks).toHaveLength(0);
    const wide = scene(['agassou'], { near: { at: [12, 10], team: 1 }, far: { at: [12.5, 11], team: 1 } });
    expect(cast(wide, 'agassou', 'foe', '64111').the('far').marks).toHaveLength(0);
  });

  it('is kept off by an MDV as high, from those in reach alone', () => {
    const match = scene(['agassou'], { near: { at: [12, 10], team: 1, faces } });
    cast(match, 'agassou', 'foe', '65111 15111', [resists]);
    expect([match.the('near').marks.length, match.the('foe').marks.length]).toEqual([0, 1]);
  });
});
