import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { counters, hand } from '../testing/watching';
import { faces, offers, snow, thrower, use } from '../testing/snow';

const prone: Partial<Figure> = { conditions: [{ condition: 'knockdown', count: 1 }] };
/** Snow between the two, low enough to see over. */
const bank = block(8, 10, 0.5, 4, { height: 0.75 * unit, cover: true });

describe('a snowball', () => {
  it.each([
    ['beside you', [7, 12] as const, true],
    ['5# off', [12, 12] as const, true],
    ['further off', [12.1, 12] as const, false],
  ])('is thrown at an opponent: %s', (_, at, can) => {
    const match = snow(['regular-snowball'], { foe: { at, team: 1 } }, { with: { hand: 1 } });
    expect(offers(match, 'regular-snowball', 'foe')).toBe(can);
  });

  it('needs sight, and an opponent', () => {
    const wall = block(7.4, 10, 0.5, 4);
    const hidden = snow(['regular-snowball'], { mate: { at: [6, 14] } }, {}, [wall]);
    expect(offers(hidden, 'regular-snowball', 'foe')).toBe(false);
    expect(offers(hidden, 'regular-snowball', 'mate')).toBe(false);
  });

  it('is kept off by cover alone, 1 damage of it; counters pass', () => {
    const match = use(snow(['icicle'], {}, {}, [bank]), 'icicle', 'foe', '61111');
    expect([hand(match, 'foe'), counters(match, 'foe')]).toEqual([5, ['slowed 1']]);
    expect(
      hand(use(snow(['regular-snowball'], {}, {}, [bank]), 'regular-snowball', 'foe', '61111'), 'foe'),
    ).toBe(4);
  });

  it('deals 1 more to the knocked down, once, where it deals any', () => {
    const lying: Fighter = { at: [9, 12], team: 1, with: prone };
    const match = snow(['hidden-stone'], { foe: lying });
    expect(hand(use(match, 'hidden-stone', 'foe', '66111'), 'foe')).toBe(2);
  });

  it.each([
    ['hidden-stone', 1, 3],
    ['icicle', 1, 3],
    ['regular-snowball', 1, 2],
    // No value falls below 0 (ruling 20): two counters do no more harm.
    ['hidden-stone', 2, 3],
  ])(
    'finds no defence in a knocked-down target behind cover, +1 and -1 DV: %s, %i counters',
    (skill, count, left) => {
      const lying: Fighter = {
        at: [9, 12],
        team: 1,
        with: { conditions: [{ condition: 'knockdown', count }] },
      };
      const covered = snow([skill], { foe: lying }, {}, [bank]);
      expect(hand(use(covered, skill, 'foe', '61111'), 'foe')).toBe(left);
    },
  );

  it('is no reaction', () => {
    const match = snow(['regular-snowball'], {
      foe: { at: [9, 12], team: 1, with: { delays: 1 }, skills: ['snowfall/regular-snowball'] },
    });
    match.act({ pick: 'move' });
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers({ pick: 'use' })).toBe(false);
  });

  it('knocks nobody dead', () => {
    const match = snow(['regular-snowball'], {
      foe: { at: [9, 12], team: 1, with: { hand: 1 } },
      other: { at: [20, 20], team: 1 },
    });
    use(match, 'regular-snowball', 'foe', '61111').turnOf('other');
    expect(match.the('foe')).toMatchObject({ life: 'down', hand: 0 });
  });
});

describe.each([
  ['hidden-stone', 4, ['dazed 1'], 3, ['dazed 2']],
  ['icicle', 4, ['slowed 1'], 3, ['slowed 2']],
  ['regular-snowball', 3, [], 1, []],
] as const)('%s', (skill, oneLeft, oneGiven, twoLeft, twoGiven) => {
  it('hits by its Skill pips, one and two', () => {
    const one = use(snow([skill]), skill, 'foe', '61111');
    expect([hand(one, 'foe'), counters(one, 'foe'), hand(one, 'you')]).toEqual([oneLeft, oneGiven, 5]);
    const two = use(snow([skill]), skill, 'foe', '66111');
    expect([hand(two, 'foe'), counters(two, 'foe')]).toEqual([twoLeft, twoGiven]);
  });

  it('misses without any', () => {
    const match = use(snow([skill]), skill, 'foe', '11111');
    expect([hand(match, 'foe'), counters(match, 'foe')]).toEqual([5, []]);
  });
});

describe('Dodge', () => {
  const busy: Fighter = { ...thrower, with: { actions: 2 } };
  const dodged = (dice: string): Arena =>
    use(snow(['dodge'], { foe: busy }), 'dodge', undefined, dice, [[8, 12]]).turnOf('foe');

  it('is a movement action, whatever the roll', () => {
    const match = snow(['dodge'], {}, { with: { hand: 2 } });
    use(match, 'dodge', undefined, '11', [[6, 17]]);
    expect(match.the('you').at.y).toBe(17 * unit);
    expect(() => use(snow(['dodge']), 'dodge', undefined, '11111', [[6, 17.1]])).toThrow('refused');
  });

  it('stops the next snowball that is thrown at you, one for each Skill pip', () => {
    const match = dodged('61111');
    use(match, 'regular-snowball', 'you', '61111');
    expect(hand(match, 'you')).toBe(5);
    use(match, 'regular-snowball', 'you', '61111');
    expect(hand(match, 'you')).toBe(3);
    const twice = dodged('66111');
    use(twice, 'regular-snowball', 'you', '61111');
    expect(hand(use(twice, 'regular-snowball', 'you', '61111'), 'you')).toBe(5);
  });

  it('waits on where none comes', () => {
    const match = dodged('61111');
    use(match, 'regular-snowball', 'you', '11111');
    match.turnOf('foe');
    expect(hand(use(match, 'regular-snowball', 'you', '61111'), 'you')).toBe(5);
  });

  it('does not help against one thrown at somebody near', () => {
    const other = { at: [20, 20], team: 1 } as const;
    const match = snow(['dodge'], { foe: busy, other, mate: { at: [8, 13] } });
    use(match, 'dodge', undefined, '61111', [[8, 12]]).turnOf('foe');
    use(match, 'avalanche', 'mate', '61111');
    expect([counters(match, 'you'), counters(match, 'mate')]).toEqual([['knockdown 1'], ['knockdown 1']]);
  });

  it('adds up, and one snowball uses one', () => {
    const match = snow(['dodge'], { foe: busy });
    use(match, 'dodge', undefined, '61111', [[8, 12]]);
    use(match, 'dodge', undefined, '61111', [[8, 12]]).turnOf('foe');
    use(match, 'regular-snowball', 'you', '61111');
    expect(hand(use(match, 'regular-snowball', 'you', '61111'), 'you')).toBe(5);
  });
});

describe('Firm Stand', () => {
  const shover: Fighter = {
    at: [7, 12],
    team: 1,
    faces,
    skills: ['snowfall/icicle', 'snowfall/shove', 'snowfall/avalanche'],
  };
  const firm = (dice = '61111', more: Readonly<Record<string, Fighter>> = {}): Arena =>
    use(snow(['firm-stand'], { foe: shover, ...more }), 'firm-stand', undefined, dice);

  it('keeps counters of skills aimed at you off, not their damage', () => {
    const match = firm().turnOf('foe');
    use(match, 'icicle', 'you', '61111');
    expect([hand(match, 'you'), counters(match, 'you')]).toEqual([4, []]);
    expect(counters(use(match, 'shove', 'you', '61111'), 'you')).toEqual([]);
  });

  it('does not keep off what happens around another target', () => {
    const match = firm('61111', { mate: { at: [6, 13] } }).turnOf('foe');
    expect(counters(use(match, 'avalanche', 'mate', '61111'), 'you')).toEqual(['knockdown 1']);
  });

  it('ends with any movement action', () => {
    const match = firm();
    match.act({ pick: 'move' });
    match.turnOf('foe');
    expect(counters(use(match, 'shove', 'you', '61111'), 'you')).toEqual(['knockdown 1']);
  });

  it.each([
    ['61111', 1],
    ['66111', 2],
  ])('lasts to the end of your next turns, one for each Skill pip: %s', (dice, turns) => {
    const match = firm(dice);
    for (let turn = 0; turn < turns; turn += 1) {
      match.turnOf('you');
      expect(match.the('you').modifiers).toHaveLength(1);
    }
    match.turnOf('you');
    expect(match.the('you').modifiers).toEqual([]);
  });
});

describe('Hot Chocolate', () => {
  const mate = (more: Partial<Figure> = {}): Fighter => ({
    at: [6, 13],
    faces,
    skills: ['snowfall/regular-snowball', 'snowfall/shove'],
    with: { hand: 1, ...more },
  });

  it.each([
    ['61111', 1],
    ['66111', 2],
  ])('restores Life at the beginning of five turns, by its Skill pips: %s', (dice, each) => {
    const match = use(snow(['hot-chocolate'], { mate: mate() }), 'hot-chocolate', 'mate', dice);
    expect(hand(match, 'mate')).toBe(1);
    match.turnOf('mate');
    expect(hand(match, 'mate')).toBe(1 + each);
    for (let turn = 1; turn < 5; turn += 1) {
      expect(match.the('mate').modifiers).toHaveLength(1);
      match.turnOf('mate');
    }
    match.act({ pick: 'end' });
    expect(match.the('mate').modifiers).toEqual([]);
  });

  it('gets the unconscious up, who does not come back otherwise meanwhile', () => {
    const match = snow(['hot-chocolate'], {
      mate: mate({ hand: 0, life: 'down' }),
      last: { at: [20, 20], team: 1 },
    });
    use(match, 'hot-chocolate', 'mate', '61111').turnOf('mate');
    expect(match.the('mate')).toMatchObject({ life: 'up', hand: 1, at: { x: 6 * unit, y: 13 * unit } });
  });

  it('keeps him where he lies over the end of the phase', () => {
    const match = arena(
      {
        mate: { at: [6, 13], with: { hand: 0, life: 'down', actions: 0 } },
        you: { at: [6, 12], faces, skills: ['snowfall/hot-chocolate'] },
        foe: { at: [9, 12], team: 1, faces, with: { hand: 0, life: 'down' } },
      },
      { scenario: 'snowfall' },
    );
    use(match, 'hot-chocolate', 'mate', '61111').nextPhase();
    expect(match.the('mate').at).toEqual({ x: 6 * unit, y: 13 * unit });
    expect(match.the('foe')).toMatchObject({ life: 'up', hand: 5 });
    expect(match.the('foe').at.x).toBeGreaterThan(19 * unit);
  });

  it('ends when he throws a snowball, not with another skill', () => {
    const match = use(snow(['hot-chocolate'], { mate: mate({ hand: 2 }) }), 'hot-chocolate', 'mate', '61111');
    match.turnOf('mate');
    use(match, 'regular-snowball', 'foe', '111');
    expect(match.the('mate').modifiers).toEqual([]);
    const other = snow(['hot-chocolate'], { mate: mate({ hand: 2 }), near: { at: [6, 14], team: 1 } });
    use(other, 'hot-chocolate', 'mate', '61111').turnOf('mate');
    use(other, 'shove', 'near', '111');
    expect(other.the('mate').modifiers).toHaveLength(1);
  });

  it('is for allies in base contact, yourself too, but no snowman', () => {
    const match = snow(['hot-chocolate'], {
      mate: mate(),
      far: { at: [6, 14.2] },
      man: { at: [6, 11], kind: 'snowman', of: 'you' },
      near: { at: [7, 12], team: 1 },
    });
    expect(['mate', 'you', 'far', 'man', 'near'].map((who) => offers(match, 'hot-chocolate', who))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('Popsicle', () => {
  it.each([
    ['611', 4],
    ['661', 5],
    ['111', 3],
  ])('restores 1 Life for each Skill pip, to you: %s', (dice, left) => {
    const match = snow(['popsicle'], { mate: { at: [6, 13], with: { hand: 3 } } }, { with: { hand: 3 } });
    use(match, 'popsicle', undefined, dice);
    expect([hand(match, 'you'), hand(match, 'mate')]).toEqual([left, 3]);
  });
});

describe('Shove', () => {
  it.each([
    ['61111', ['knockdown 1']],
    ['66111', ['knockdown 2']],
    ['11111', []],
  ])('knocks down once for each Skill pip: %s', (dice, given) => {
    const match = snow(['shove'], { foe: { at: [7, 12], team: 1 } });
    expect(counters(use(match, 'shove', 'foe', dice), 'foe')).toEqual(given);
  });

  it('needs an opponent in base contact', () => {
    const match = snow(['shove'], { mate: { at: [6, 13] }, near: { at: [7, 12], team: 1 } });
    expect(['foe', 'mate', 'near'].map((who) => offers(match, 'shove', who))).toEqual([false, false, true]);
  });
});

describe('Soothe', () => {
  const sick: Partial<Figure> = {
    conditions: [
      { condition: 'slowed', count: 2 },
      { condition: 'dazed', count: 3 },
    ],
  };

  it.each([
    ['61111', ['slowed 2']],
    ['66111', []],
    ['11111', ['slowed 2', 'dazed 3']],
  ])('takes the newest conditions off, one for each Skill pip: %s', (dice, left) => {
    const match = snow(['soothe'], { mate: { at: [6, 13], with: sick }, other: { at: [5, 12], with: sick } });
    use(match, 'soothe', 'mate', dice);
    expect([counters(match, 'mate'), counters(match, 'other')]).toEqual([left, ['slowed 2', 'dazed 3']]);
  });

  it('is for allies in base contact, and yourself', () => {
    const match = snow(['soothe'], { mate: { at: [6, 13] }, far: { at: [6, 14.2] } });
    expect(['mate', 'you', 'far', 'foe'].map((who) => offers(match, 'soothe', who))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('Unicorn Parcel', () => {
  const near = { foe: { at: [7, 12] as const, team: 1 }, other: { at: [20, 20] as const, team: 1 } };

  it.each([
    ['61111', 1],
    ['11111', 2],
  ])('takes an action of the next turn for each Skill pip: %s', (dice, left) => {
    const match = use(snow(['unicorn-parcel'], near), 'unicorn-parcel', 'foe', dice).turnOf('foe');
    expect(match.the('foe').actions).toBe(left);
  });

  it('takes the whole turn with two', () => {
    const match = use(snow(['unicorn-parcel'], near), 'unicorn-parcel', 'foe', '66111');
    match.act({ pick: 'end' });
    expect(match.situation().turn).toBe(match.id('other'));
  });

  it('adds up, and nothing is left for the turn after', () => {
    const match = use(
      snow(['unicorn-parcel'], near, { with: { actions: 3 } }),
      'unicorn-parcel',
      'foe',
      '66111',
    );
    use(match, 'unicorn-parcel', 'foe', '61111').turnOf('other');
    expect(match.the('foe').actions).toBe(0);
    match.turnOf('foe');
    expect(match.the('foe').actions).toBe(2);
  });

  it('is forgotten by who falls and is got up again', () => {
    const skills = ['snowfall/unicorn-parcel', 'snowfall/regular-snowball'];
    const match = arena(
      {
        you: { at: [6, 12], faces, skills },
        mate: { at: [8, 12], team: 1, faces, skills: ['snowfall/hot-chocolate'] },
        foe: { at: [7, 12], team: 1, with: { hand: 1 } },
      },
      { scenario: 'snowfall' },
    );
    use(match, 'unicorn-parcel', 'foe', '61111');
    use(match, 'regular-snowball', 'foe', '61111');
    expect(match.the('foe').life).toBe('down');
    use(match, 'hot-chocolate', 'foe', '61111').turnOf('foe');
    expect(match.the('foe')).toMatchObject({ life: 'up', actions: 2 });
  });
});
