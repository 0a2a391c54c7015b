import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { hand, usesOf } from '../testing/watching';

/** 6 shows a Skill pip, 5 one Magic pip, 4 two, 3 three Melee and three Ranged pips, 2 a Defence pip. */
const faces = {
  6: { skill: 1 },
  5: { magic: 1 },
  4: { magic: 2 },
  3: { melee: 3, ranged: 3 },
  2: { defence: 1 },
};

const scene = (
  skill: string,
  more: Readonly<Record<string, Fighter>> = {},
  own: Partial<Fighter> = {},
): Arena =>
  arena({
    you: { at: [6, 12], faces, skills: skill.split(' ').map((id) => `training/${id}`), ...own },
    foe: { at: [7, 12], team: 1, faces },
    ...more,
  });

const { use } = usesOf('training');

describe('Plague', () => {
  it.each([
    ['11111', 5],
    ['61111', 4],
    ['66111', 3],
  ])('costs 1 Life for each Skill pip after each movement action: %s', (dice, left) => {
    const match = scene('plague').act({ pick: 'move' }, dice, [[6, 14]]);
    expect([hand(match, 'you'), hand(match, 'foe')]).toEqual([left, 5]);
  });

  it('strikes after a movement of 0# too, and after every one', () => {
    const match = scene('plague').act({ pick: 'move' }, '61111').act({ pick: 'move' }, '6111');
    expect(hand(match, 'you')).toBe(3);
  });

  it('cannot be used otherwise, and comes with no other action', () => {
    const match = scene('plague');
    expect(match.offers({ pick: 'use' })).toBe(false);
    match.act({ pick: 'melee', target: 1 }, '11111');
    expect(hand(match, 'you')).toBe(5);
  });

  it('can fell you', () => {
    const match = scene('plague', { other: { at: [20, 20], team: 1 } }, { with: { hand: 1 } });
    expect(match.act({ pick: 'move' }, '6').the('you').life).not.toBe('up');
  });
});

describe('A Boot to the Head', () => {
  const kick = (dice: string): Arena =>
    scene('a-boot-to-the-head').act({ pick: 'melee', target: 1, skill: 'training/a-boot-to-the-head' }, dice);

  it.each([
    ['61111 11111', 4],
    ['66111 11111', 3],
    ['61113 11111', 1],
    ['66111 21111', 4],
    ['11111', 5],
  ])('adds 1 AV for each Skill pip, to a miss as well: %s', (dice, left) => {
    expect(hand(kick(dice), 'foe')).toBe(left);
  });

  it('needs base contact', () => {
    const match = scene('a-boot-to-the-head', { foe: { at: [7.1, 12], team: 1 } });
    expect(match.offers({ pick: 'melee' })).toBe(false);
  });
});

describe('Bloodlust', () => {
  const bloody = { pick: 'melee', target: 1, skill: 'training/bloodlust' };
  const others = { next: { at: [12, 12] as const, team: 1 }, away: { at: [6, 2] as const, team: 1 } };
  const weak = (more: Readonly<Record<string, Fighter>> = others, own: Partial<Fighter> = {}): Arena =>
    scene('bloodlust', { foe: { at: [7, 12], team: 1, with: { hand: 2 } }, ...more }, own);

  it('leads towards the nearest opponent, once it killed, for each Skill pip', () => {
    expect(
      weak()
        .act(bloody, '36111 11', [[11, 12]])
        .the('you').at.x,
    ).toBe(11 * unit);
    const far = { next: { at: [17, 12] as const, team: 1 } };
    expect(
      weak(far)
        .act(bloody, '36611 11', [
          [11, 12],
          [16, 12],
        ])
        .the('you').at.x,
    ).toBe(16 * unit);
  });

  it('never leads away from him', () => {
    expect(() => weak().act(bloody, '36111 11', [[6, 10]])).toThrow('refused');
  });

  it.each([
    ['without a kill', '36111 22111', 5],
    ['without a Skill pip', '31111 11', 2],
  ])('does not lead on %s', (_, dice, life) => {
    const match = scene('bloodlust', {
      foe: { at: [7, 12], team: 1, faces, with: { hand: life } },
      ...others,
    });
    expect(match.act(bloody, dice).the('you').at.x).toBe(6 * unit);
  });

  it('goes with a charge', () => {
    const match = weak({ foe: { at: [9, 12], team: 1, with: { hand: 1 } }, next: { at: [13, 12], team: 1 } });
    match.act({ ...bloody, pick: 'charge' }, '36111 1', [[12, 12]]);
    expect(match.the('you').at.x).toBe(12 * unit);
  });
});

describe('Go For It', () => {
  it.each([
    ['111', 15],
    ['611', 17],
    ['661', 19],
  ])('is a movement action, 2# further for each Skill pip: %s', (dice, y) => {
    const run = (to: number): Arena =>
      use(scene('go-for-it', {}, { with: { hand: 3 } }), 'go-for-it', undefined, dice, [[6, to]]);
    expect(run(y).the('you').at.y).toBe(y * unit);
    expect(() => run(y + 0.1)).toThrow('refused');
  });
});

describe('Fast Reload', () => {
  const shot = (weapon: 'crossbow-one-handed' | 'crossbow-two-handed', dice: string): Arena =>
    scene('fast-reload', { foe: { at: [10, 12], team: 1 } }, { weapons: [{ type: weapon }] }).act(
      { pick: 'shoot', target: 1, skill: 'training/fast-reload' },
      dice,
    );

  it.each([
    ['crossbow-one-handed', '36111 11111', 0],
    ['crossbow-one-handed', '31111 11111', 1],
    ['crossbow-two-handed', '36111 11111', 1],
    ['crossbow-two-handed', '36611 11111', 0],
  ] as const)(
    'takes a counter off for each Skill pip, of this very shot too: %s %s',
    (weapon, dice, left) => {
      expect(shot(weapon, dice).the('you').reloads).toEqual([left]);
    },
  );

  it('hits as every shot does', () => {
    expect(hand(shot('crossbow-one-handed', '36111 11111'), 'foe')).toBe(2);
  });
});

describe('Tommyknocker', () => {
  const both = 'tommyknocker uncle-toms-cruise-missile';

  it.each([
    ['61111', 1],
    ['66111', 2],
    ['11111', 0],
  ])('adds a Skill pip to the next skill check for each one rolled: %s', (dice, more) => {
    const match = use(scene(both), 'tommyknocker', undefined, dice);
    use(match, 'uncle-toms-cruise-missile', 'foe', more === 0 ? '51111' : '51111 11111');
    expect(hand(match, 'foe')).toBe(more === 0 ? 5 : 4);
    expect(match.the('you').modifiers).toEqual([]);
  });

  it('waits for it as long as it takes, and serves once', () => {
    const match = use(scene(both), 'tommyknocker', undefined, '61111').turnOf('you');
    use(match, 'uncle-toms-cruise-missile', 'foe', '51111 11111');
    use(match, 'uncle-toms-cruise-missile', 'foe', '51111');
    expect(hand(match, 'foe')).toBe(4);
  });
});

describe.each([
  ['uncle-toms-cruise-missile', 1, 5, -1],
  ['life-boon', 0, 2, 1],
] as const)('%s', (spell, team, life, by) => {
  const at = (x: number, y: number): Fighter => ({ at: [x, y], team, with: { hand: life } });
  const crowd = (): Arena =>
    scene(spell, { foe: { at: [2, 2], team: 1 }, one: at(9, 12), two: at(10, 12), out: at(10, 13.1) });

  it.each([
    ['65111', 1],
    ['64111', 2],
  ])('works with its Magic pips on one target for one Skill pip: %s', (dice, power) => {
    const match = use(crowd(), spell, 'one', dice);
    expect([hand(match, 'one'), hand(match, 'two')]).toEqual([life + by * power, life]);
  });

  it('takes another target in reach of 0.5# a Magic pip for each further Skill pip', () => {
    const match = use(crowd(), spell, 'one', '66511', [{ pick: 'figure', figure: 3 }]);
    expect(['one', 'two', 'out'].map((name) => hand(match, name))).toEqual([life + by, life + by, life]);
    expect(() => use(crowd(), spell, 'one', '66511', [{ pick: 'figure', figure: 4 }])).toThrow();
    const wide = use(crowd(), spell, 'one', '66411', [{ pick: 'figure', figure: 4 }]);
    expect(hand(wide, 'out')).toBe(life + 2 * by);
  });

  it('is defended with the MDV, friend or foe', () => {
    const match = scene(spell, { foe: { at: [2, 2], team: 1 }, one: { ...at(9, 12), faces } });
    use(match, spell, 'one', life === 5 ? '64111 51111' : '64111 51');
    expect(hand(match, 'one')).toBe(life + by);
  });

  it.each([
    ['without a Skill pip', '55111'],
    ['without a Magic pip', '66111'],
  ])('fizzles %s', (_, dice) => {
    expect(hand(use(crowd(), spell, 'one', dice), 'one')).toBe(life);
  });

  it('goes 5# for each Magic pip', () => {
    const far = (x: number): Arena => scene(spell, { foe: { at: [2, 2], team: 1 }, one: at(x, 12) });
    expect(hand(use(far(12), spell, 'one', '65111'), 'one')).toBe(life + by);
    expect(hand(use(far(12.1), spell, 'one', '65111'), 'one')).toBe(life);
    expect(far(17.1).offers({ pick: 'use', target: 2 })).toBe(false);
  });

  it('is for its own kind of target', () => {
    const match = scene(spell, { mate: { at: [9, 12] } });
    expect([1, 2].map((target) => match.offers({ pick: 'use', target }))).toEqual(
      team === 1 ? [true, false] : [false, true],
    );
  });
});
