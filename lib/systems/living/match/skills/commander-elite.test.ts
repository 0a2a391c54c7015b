import { describe, expect, it } from 'vitest';
import type { Answer } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { command, faces, offersOrder, order, shout } from '../testing/commanding';
import { hand, spot } from '../testing/watching';

describe('Focus', () => {
  const focus = { pick: 'use', skill: 'commander/focus' };
  const speech = { pick: 'use', skill: 'commander/you-retreat', target: 1 };
  const scene = (more: Readonly<Record<string, Fighter>> = {}) =>
    command(['focus', 'you-retreat', 'never-surrender'], {
      ally: { at: [16, 10], faces, with: { hand: 1 } },
      foe: { at: [11, 10], team: 1, faces: { 5: { melee: 3 } } },
      ...more,
    });
  it('costs 2 DV until his next turn, with or without a pip', () => {
    for (const dice of ['11111', '61111']) {
      const match = scene().act(focus, dice).turnOf('foe');
      match.act({ pick: 'melee', target: match.id('chief') }, '51111 31111');
      expect(hand(match, 'chief')).toBe(2);
    }
    const later = scene().act(focus, '61111').turnOf('foe').turnOf('chief').turnOf('foe');
    later.act({ pick: 'melee', target: later.id('chief') }, '51111 31111');
    expect(hand(later, 'chief')).toBe(4);
  });
  it('halves movement and forbids attacks this turn', () => {
    const match = scene().act(focus, '11111');
    expect(match.offers({ pick: 'melee' })).toBe(false);
    expect(() => match.act({ pick: 'move' }, '', [[10, 12.1]])).toThrow('refused');
    const next = scene().act(focus, '11111').turnOf('foe').turnOf('chief');
    expect(next.offers({ pick: 'melee' })).toBe(true);
    next.act({ pick: 'move' }, '', [{ pick: 'done' }, [10, 15]]);
    expect(spot(next, 'chief')).toEqual([10, 15]);
  });
  it('adds a Skill pip for each pip to the next skill, even if that rolls none', () => {
    const match = scene()
      .act(focus, '66111')
      .act(speech, '11111', [
        [15.5, 10],
        [15, 10],
      ]);
    expect(spot(match, 'ally')).toEqual([15, 10]);
    expect(match.the('chief').modifiers.map(({ clock }) => clock.ends)).not.toContain('turn-ends');
  });
  it('keeps the pips through his next turn, and no longer', () => {
    const next = scene().act(focus, '61111').turnOf('foe').turnOf('chief');
    expect(spot(next.act(speech, '11111', [[15, 10]]), 'ally')).toEqual([15, 10]);
    const late = scene().act(focus, '61111').turnOf('foe').turnOf('chief').turnOf('foe').turnOf('chief');
    expect(spot(late.act(speech, '11111'), 'ally')).toEqual([16, 10]);
  });
  it('serves one skill', () => {
    const match = scene().act(focus, '61111').act(speech, '11111').turnOf('foe').turnOf('chief');
    expect(() => match.act(speech, '11111', [[15, 10]])).toThrow('nobody asked');
  });
  it('is not for the next skill action once it has worked, and is after that', () => {
    const match = scene().act(focus, '61111');
    expect([match.offers(focus), match.offers(speech)]).toEqual([false, true]);
    match.turnOf('foe').turnOf('chief');
    expect(match.offers(focus)).toBe(false);
    match.act({ pick: 'move' }, '11111', [{ skill: 'commander/never-surrender' }]);
    expect(match.offers(focus)).toBe(false);
    match.turnOf('foe').turnOf('chief').act(speech, '11111');
    expect(match.offers(focus)).toBe(true);
  });
  it('may be tried again after a failure', () => {
    expect(scene().act(focus, '11111').offers(focus)).toBe(true);
  });
});

describe('You! Get Up! Get On Up!', () => {
  const hurt: Fighter = {
    at: [12, 10],
    faces,
    with: {
      hand: 4,
      poolSeen: 4,
      conditions: [
        { condition: 'bleeding', count: 2 },
        { condition: 'deep-wound', count: 1 },
        { condition: 'knockdown', count: 2 },
      ],
    },
  };
  const up = (dice: string, ally: Fighter = hurt) =>
    order(
      command(['you-get-up-get-on-up'], { ally, foe: { at: [20, 20], team: 1 } }),
      'you-get-up-get-on-up',
      dice,
    );
  it('takes every counter of every condition off another ally, even a prone one', () => {
    const match = up('61111');
    expect(match.the('ally')).toMatchObject({ conditions: [], hand: 5 });
  });
  it('does nothing without a pip', () => {
    expect(up('11111').the('ally').conditions).toHaveLength(3);
  });
  it.each([
    ['61111', 6],
    ['66111', 7],
  ])('leads his next movement action 1# further for each pip: %s', (dice, far) => {
    const match = up(dice, { at: [12, 10], faces });
    match.act({ pick: 'end' }).act({ pick: 'move' }, '', [[12, 10 + far]]);
    expect(spot(match, 'ally')).toEqual([12, 10 + far]);
    expect(match.the('ally').modifiers).toEqual([]);
    const tooFar = up(dice, { at: [12, 10], faces }).act({ pick: 'end' });
    expect(() => tooFar.act({ pick: 'move' }, '', [[12, 10.1 + far]])).toThrow('refused');
  });
  it('is for others in earshot', () => {
    const match = command(['you-get-up-get-on-up'], { far: { at: [16.1, 10] } });
    const offered = ['ally', 'chief', 'foe', 'far'].map((who) =>
      offersOrder(match, 'you-get-up-get-on-up', who),
    );
    expect(offered).toEqual([true, false, false, false]);
  });
});

describe('Inspirational Speech', () => {
  const speech = { pick: 'use', skill: 'commander/inspirational-speech' };
  const scene = (more: Readonly<Record<string, Fighter>> = {}, chief: Partial<Fighter> = {}) =>
    command(
      ['inspirational-speech', 'never-surrender', 'you-retreat'],
      {
        ally: { at: [14, 10], faces, skills: ['commander/you-retreat'] },
        foe: { at: [20, 20], team: 1 },
        ...more,
      },
      chief,
    );
  it('takes two movement actions, then the roll: +1 Skill pip for the next skill', () => {
    const match = scene().act(speech, '61111', [
      [10, 11],
      [10, 12],
    ]);
    expect(spot(match, 'chief')).toEqual([10, 12]);
    expect(match.situation().turn).toBe(match.id('ally'));
    order(match, 'you-retreat', '11111', [], 'chief');
    expect(match.events()).toContainEqual(expect.objectContaining({ type: 'skill', green: 1, works: true }));
    expect([match.the('ally').modifiers.length, match.the('foe').modifiers.length]).toEqual([0, 0]);
  });
  it('adds 2 with two pips, and nothing without one', () => {
    const two = order(scene().act(speech, '66111'), 'you-retreat', '11111', [], 'chief');
    expect(two.events()).toContainEqual(expect.objectContaining({ type: 'skill', green: 2 }));
    const none = order(scene().act(speech, '11111'), 'you-retreat', '11111', [], 'chief');
    expect(none.events()).toContainEqual(expect.objectContaining({ type: 'skill', green: 0 }));
  });
  it('affects only who is within earshot at every point of both movements', () => {
    const places: readonly Answer[] = [
      [10, 15],
      [10, 10],
    ];
    expect(scene().act(speech, '61111', places).the('ally').modifiers).toHaveLength(0);
    const near = scene({ ally: { at: [12, 10] } }).act(speech, '61111', places);
    expect([near.the('ally').modifiers.length, near.the('ally').deaf]).toEqual([1, 1]);
    const late = scene({ ally: { at: [10, 16.1] } }).act(speech, '61111', [[10, 14]]);
    expect([late.the('ally').modifiers.length, late.the('ally').deaf]).toEqual([0, 0]);
  });
  it('is for the speaker too, and makes deaf as every Shout', () => {
    const match = scene().act(speech, '61111');
    expect([match.the('chief').modifiers.length, match.the('chief').deaf]).toEqual([1, 1]);
    const deaf = scene({ ally: { at: [14, 10], with: { deaf: 1 } } }).act(speech, '61111');
    expect(deaf.the('ally').modifiers).toEqual([]);
  });
  it('lapses unused with the ally’s very next turn', () => {
    expect(scene().act(speech, '61111').turnOf('foe').the('ally').modifiers).toEqual([]);
  });
  it('loads on the move', () => {
    const match = scene({}, { weapons: [{ type: 'longbow' }], with: { reloads: [1] } });
    expect(match.act(speech, '11111').the('chief').reloads).toEqual([0]);
  });
  it('needs both actions, and goes with no other', () => {
    expect(scene().act({ pick: 'move' }).offers(speech)).toBe(false);
    expect(scene().offers({ pick: 'move' })).toBe(true);
  });
});

describe('We Will Survive!', () => {
  const dead = (at: readonly [number, number], more: Partial<Fighter> = {}): Fighter => ({
    at,
    ...more,
    with: { life: 'dead', hand: 0, ...more.with },
  });
  const survive = (dice: string, more: Readonly<Record<string, Fighter>>) =>
    shout(command(['we-will-survive'], { foe: { at: [20, 20], team: 1 }, ...more }), 'we-will-survive', dice);
  it('raises all dead allies within earshot with 1 die for each pip', () => {
    const one = survive('61111', { ally: dead([12, 10]), other: dead([10, 16]) });
    expect(one.the('ally')).toMatchObject({ life: 'up', hand: 1 });
    expect(one.the('other')).toMatchObject({ life: 'up', hand: 1 });
    expect(hand(survive('66111', { ally: dead([12, 10]) }), 'ally')).toBe(2);
  });
  it('raises nobody without a pip, out of earshot, of the other side, or gone', () => {
    const nobody = (dice: string, ally: Fighter) => survive(dice, { ally }).the('ally').life;
    expect(nobody('11111', dead([12, 10]))).toBe('dead');
    expect(nobody('61111', dead([10, 16.1]))).toBe('dead');
    const others = command(['we-will-survive'], {
      ally: dead([12, 10], { with: { life: 'gone' } }),
      foe: dead([13, 10], { team: 1 }),
    }).act({ pick: 'move' });
    expect([others.the('ally').life, others.the('foe').life]).toEqual(['gone', 'dead']);
  });
  it('is not for the unconscious', () => {
    const match = survive('61111', {
      ally: { at: [12, 10], with: { life: 'down', hand: 0 } },
      other: dead([10, 14]),
    });
    expect([match.the('ally').life, match.the('other').life]).toEqual(['down', 'up']);
  });
  it('raises dead followers of the team as well', () => {
    const pet = dead([11, 10], { kind: 'pet', of: 'chief' });
    expect(survive('61111', { pet }).the('pet')).toMatchObject({ life: 'up', hand: 1 });
  });
  it('makes deaf whom it raised, and no earlier Shout binds the dead', () => {
    const match = survive('61111', { ally: dead([12, 10]) });
    expect(match.the('ally').deaf).toBe(1);
  });
});
