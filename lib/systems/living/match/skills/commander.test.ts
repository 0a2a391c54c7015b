import { describe, expect, it } from 'vitest';
import { arena, type Answer, type Arena, type Fighter } from '../testing/arena';

/** A 6 shows a Skill pip, a 5 two Melee and three Ranged pips, a 4 one Defence and one Magic pip, a 3 two Defence pips. */
const faces = {
  6: { skill: 1 },
  5: { melee: 2, ranged: 3 },
  4: { defence: 1, magic: 1 },
  3: { defence: 2 },
};
const ids = (...names: readonly string[]) => names.map((name) => `commander/${name}`);

const scene = (
  skills: readonly string[],
  more: Readonly<Record<string, Fighter>> = {},
  chief: Partial<Fighter> = {},
): Arena =>
  arena({
    chief: { at: [10, 10], faces, skills: ids(...skills), ...chief },
    ally: { at: [12, 10], faces },
    foe: { at: [13, 10], team: 1, faces: { 5: { melee: 3 } } },
    ...more,
  });

const shout = (match: Arena, skill: string, dice: string, answers: readonly Answer[] = []): Arena =>
  match.act({ pick: 'move' }, dice, [{ pick: 'skill', skill: `commander/${skill}` }, ...answers]);
const order = (
  match: Arena,
  skill: string,
  dice: string,
  answers: readonly Answer[] = [],
  target = 'ally',
): Arena => match.act({ pick: 'use', skill: `commander/${skill}`, target: match.id(target) }, dice, answers);
const offersOrder = (match: Arena, skill: string, target = 'ally'): boolean =>
  match.offers({ pick: 'use', skill: `commander/${skill}`, target: match.id(target) });
const hand = (match: Arena, name: string): number => match.the(name).hand;
const x = (match: Arena, name: string): number => match.the(name).at.x / 1024;

describe('Gogogo!', () => {
  /** Whether the ally could go so far in a movement action of his next turn. */
  const goes = (dice: string, far: number, ally: Partial<Fighter> = {}): boolean => {
    const match = scene(['gogogo'], {
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
    const match = scene(['gogogo'], { foe: { at: [20, 20], team: 1 } });
    shout(match, 'gogogo', '61111');
    expect(() => match.act({ pick: 'move' }, '', [[10, 15.1]])).toThrow('refused');
    const later = scene(['gogogo'], { foe: { at: [20, 20], team: 1 } });
    shout(later, 'gogogo', '61111').turnOf('foe').turnOf('ally');
    expect(() => later.act({ pick: 'move' }, '', [[12, 15.1]])).toThrow('refused');
  });
  it('serves both movement actions, and whoever shouted on his own next turn', () => {
    const match = scene(['gogogo'], { foe: { at: [20, 20], team: 1 } });
    shout(match, 'gogogo', '61111').turnOf('foe').turnOf('chief');
    match.act({ pick: 'move' }, '', [[10, 20]]);
    expect(match.the('chief').at.y).toBe(20 * 1024);
  });
  it('leaves the opponent as he was', () => {
    const match = shout(scene(['gogogo']), 'gogogo', '61111');
    expect([match.the('ally').marks.length, match.the('foe').marks.length]).toEqual([1, 0]);
  });
});

describe('Hit them high!', () => {
  const strike = (dice: string, shouted = '61111') => {
    const match = scene(['hit-them-high']);
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
    const match = scene(['hit-them-high'], {
      ally: { at: [10, 12], faces, weapons: [{ type: 'blowpipe' }] },
      foe: { at: [13, 12], team: 1 },
    });
    shout(match, 'hit-them-high', '61111').act({ pick: 'end' });
    match.act({ pick: 'shoot', target: match.id('foe') }, '11111 11111');
    expect(hand(match, 'foe')).toBe(4);
  });
  it('lapses with his very next turn, and does nothing for the opponent', () => {
    const match = scene(['hit-them-high']);
    shout(match, 'hit-them-high', '61111').turnOf('foe');
    expect(match.the('ally').marks).toEqual([]);
    match.act({ pick: 'melee', target: match.id('ally') }, '11111');
    expect(hand(match, 'ally')).toBe(5);
  });
});

describe('Never Surrender!', () => {
  const wounded = (life: number, dice: string) =>
    hand(
      shout(
        scene(['never-surrender'], { ally: { at: [12, 10], with: { hand: life } } }),
        'never-surrender',
        dice,
      ),
      'ally',
    );
  it('restores 1 Life for each pip to whoever lacks two', () => {
    expect([wounded(1, '61111'), wounded(1, '66111'), wounded(3, '61111')]).toEqual([2, 3, 4]);
    expect(wounded(1, '11111')).toBe(1);
  });
  it('does nothing for who lacks but one, for the unconscious and for opponents', () => {
    expect(wounded(4, '61111')).toBe(4);
    const match = scene(['never-surrender'], {
      ally: { at: [12, 10], with: { hand: 0, life: 'down' } },
      foe: { at: [13, 10], team: 1, with: { hand: 1 } },
    });
    shout(match, 'never-surrender', '61111');
    expect([match.the('ally').life, hand(match, 'foe')]).toEqual(['down', 1]);
  });
});

describe('Stand your ground!', () => {
  const stand = (dice = '61111', more: Readonly<Record<string, Fighter>> = {}) =>
    shout(scene(['stand-your-ground'], more), 'stand-your-ground', dice);
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
    expect(match.the('ally').marks).toHaveLength(1);
    match.act({ pick: 'move' }, '', [[12, 11]]);
    expect([match.the('ally').marks.length, match.the('chief').marks.length]).toEqual([0, 1]);
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
    expect([x(match, 'ally'), match.the('ally').marks.length]).toEqual([11, 0]);
  });
  it('ends when he is knocked down', () => {
    const match = stand().turnOf('foe');
    match.act({ pick: 'melee', target: match.id('ally') }, '55111 31111');
    expect(match.the('ally')).toMatchObject({ conditions: [{ condition: 'knockdown' }], marks: [] });
  });
  it('lasts on for who stays, and never adds to itself', () => {
    const match = stand().turnOf('foe').turnOf('chief');
    match.the('ally');
    shout(match.turnOf('foe').turnOf('chief'), 'stand-your-ground', '61111');
    expect(match.the('ally').marks).toHaveLength(2);
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
    shout(scene(['take-cover'], more), 'take-cover', dice);
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
    expect(match.the('ally').marks).toEqual([]);
    match.act({ pick: 'melee', target: match.id('ally') }, '51111 11111');
    expect(hand(match, 'ally')).toBe(2);
  });
});

describe('You! Fight Back!', () => {
  const fight = (
    dice: string,
    answers: readonly Answer[] = [],
    more: Readonly<Record<string, Fighter>> = {},
  ) => order(scene(['you-fight-back'], more), 'you-fight-back', dice, answers);
  it('has another ally strike at once, at no cost of his own', () => {
    const match = fight('61111 51111 11111');
    expect([hand(match, 'foe'), match.the('chief').actions]).toEqual([3, 1]);
    expect(match.the('ally')).toMatchObject({ actions: 0, delays: 0, deeds: { acts: 0 } });
  });
  it('has him strike twice with two pips, each time at whom he likes', () => {
    const second: Fighter = { at: [12, 11], team: 1 };
    const match = fight('66111 51111 11111 51111 11111', [{ target: 2 }, { target: 3 }], { second });
    expect([hand(match, 'foe'), hand(match, 'second')]).toEqual([3, 3]);
  });
  it('is plain: no ganging up, and his Skill pips do nothing', () => {
    const match = fight('61111 65111 11111', [], { third: { at: [13, 11] } });
    expect(hand(match, 'foe')).toBe(3);
  });
  it('scores criticals', () => {
    expect(fight('61111 55111 11111').the('foe').conditions).toMatchObject([{ condition: 'knockdown' }]);
  });
  it('may be declined, and fails without a pip', () => {
    expect(hand(fight('61111', [{ pick: 'done' }]), 'foe')).toBe(5);
    expect(hand(fight('11111'), 'foe')).toBe(5);
  });
  it('keeps his Delay counters', () => {
    const match = fight('61111 51111 11111', [], {
      ally: { at: [12, 10], faces, with: { delays: 1, isActing: true } },
    });
    expect(match.the('ally').delays).toBe(1);
  });
  it('is for another ally within earshot', () => {
    const at = (place: readonly [number, number]) => scene(['you-fight-back'], { ally: { at: place } });
    expect(offersOrder(at([16, 10]), 'you-fight-back')).toBe(true);
    expect(offersOrder(at([16.1, 10]), 'you-fight-back')).toBe(false);
    expect(offersOrder(at([12, 10]), 'you-fight-back', 'chief')).toBe(false);
    expect(offersOrder(at([12, 10]), 'you-fight-back', 'foe')).toBe(false);
  });
  it.each(['dazed', 'knockdown'] as const)('comes to nothing for an ally who has %s', (condition) => {
    const hampered: Fighter = { at: [12, 10], faces, with: { conditions: [{ condition, count: 1 }] } };
    expect(hand(fight('61111', [], { ally: hampered }), 'foe')).toBe(5);
  });
});

describe('You! Fire in the hole!', () => {
  const wall = {
    id: 'wall',
    shape: [
      { x: 18.4 * 1024, y: 11.2 * 1024 },
      { x: 18.6 * 1024, y: 11.2 * 1024 },
      { x: 18.6 * 1024, y: 20 * 1024 },
      { x: 18.4 * 1024, y: 20 * 1024 },
    ].map(({ x: across, y }) => ({ x: Math.round(across), y: Math.round(y) })),
    height: 2048,
    seeThrough: false,
    walkThrough: false,
    cover: true,
    climb: false,
  };
  const fire = (
    dice: string,
    foe: readonly [number, number],
    { ally = {}, terrain = [] }: { ally?: Partial<Fighter>; terrain?: readonly (typeof wall)[] } = {},
  ) =>
    order(
      arena(
        {
          chief: { at: [10, 10], faces, skills: ids('you-fire-in-the-hole') },
          ally: { at: [10, 14], faces, weapons: [{ type: 'shortbow' }], ...ally },
          foe: { at: foe, team: 1 },
        },
        { terrain },
      ),
      'you-fire-in-the-hole',
      dice,
    );
  it('has another ally shoot, once for each pip', () => {
    expect(hand(fire('61111 51111 11111', [14, 12]), 'foe')).toBe(3);
    expect(hand(fire('66111 51111 11111 51111 111', [14, 12]), 'foe')).toBe(1);
  });
  it('measures range from the Commander', () => {
    // 2# a die: 10# from edge to edge, and further at a loss of RAV.
    expect(hand(fire('61111 51111 11111', [21, 10]), 'foe')).toBe(3);
    expect(hand(fire('61111 51111 11111', [22, 10]), 'foe')).toBe(4);
  });
  it('measures the dead zone from him: too near to him, not to the ally', () => {
    expect(hand(fire('61111', [11.5, 10]), 'foe')).toBe(5);
    expect(hand(fire('61111 51111 11111', [11, 14]), 'foe')).toBe(3);
  });
  it('needs his sight, not the ally’s', () => {
    expect(hand(fire('61111 51111 11111', [20, 10], { terrain: [wall] }), 'foe')).toBe(3);
    expect(hand(fire('61111', [20, 16], { terrain: [wall], ally: { at: [15, 10] } }), 'foe')).toBe(5);
  });
  it('pushes away from whoever shot', () => {
    const match = fire('61111 55111 11111', [10, 16.5]);
    expect(match.the('foe').at.y).toBe(17.5 * 1024);
  });
  it('needs a loaded weapon, and loads none', () => {
    const empty = { ally: { weapons: [{ type: 'crossbow-one-handed' as const }], with: { reloads: [1] } } };
    expect(hand(fire('61111', [14, 12], empty), 'foe')).toBe(5);
    expect(hand(fire('61111', [14, 12], { ally: { weapons: [] } }), 'foe')).toBe(5);
  });
});
