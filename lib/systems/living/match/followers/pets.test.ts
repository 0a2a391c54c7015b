import { describe, expect, it } from 'vitest';
import { emptyTurnRecord } from '../state/turn-record';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { pack, pet, petActs, training, wild } from '../testing/followers';
import { hand, spot } from '../testing/watching';

const far: Fighter = { at: [22, 22], team: 1 };

describe('a pet', () => {
  it('acts once in its Hero’s turn: a movement, an attack or waiting, no charge and no recovering', () => {
    const match = pack(['maim'], {}, {}, petActs);
    const picks = new Set(match.options().map(({ pick }) => pick));
    expect([...picks].sort()).toEqual(['delay', 'end', 'melee', 'move']);
    match.act({ pick: 'move' });
    expect(match.situation().acting).not.toBe(match.id('pet'));
  });
  it('moves by its own Hand and strikes with its own dice', () => {
    const match = pack([], { pet: pet({ with: { hand: 2 } }), foe: far }, {}, petActs);
    expect(() => match.act({ pick: 'move' }, '', [[11, 12.1]])).toThrow('refused');
    const bites = pack([], { pet: pet({ with: { hand: 2 } }) }, {}, petActs);
    expect(hand(bites.act({ pick: 'melee' }, '51 11111'), 'foe')).toBe(2);
  });
  it('is given an action of its Hero’s, as often as he has one', () => {
    const match = pack([], { foe: far }).act({ pick: 'give-action' }).act({ pick: 'give-action' });
    expect([match.the('master').actions, match.the('pet').actions]).toEqual([0, 3]);
    expect(match.situation().acting).toBe(match.id('pet'));
    expect(pack([], { pet: pet({ with: { life: 'down', hand: 0 } }) }).offers({ pick: 'give-action' })).toBe(
      false,
    );
  });
  it('acts before or after its Hero, each to the end', () => {
    const match = pack([], { foe: far }).turnOf('foe').turnOf('master');
    match.act({ pick: 'move' }, '', [{ pick: 'figure', figure: match.id('pet') }]);
    expect(match.situation().acting).toBe(match.id('master'));
  });
  it('may delay its action and react with it', () => {
    const match = pack([], {}, {}, petActs).act({ pick: 'delay' }).act({ pick: 'end' }).act({ pick: 'move' });
    match.act({ pick: 'melee' }, '51111 11111');
    expect([hand(match, 'foe'), match.the('pet').delays]).toEqual([2, 0]);
  });
  it('counts for ganging up', () => {
    const match = pack([], { foe: { at: [10, 11], team: 1 }, pet: pet({ at: [10, 12] }) });
    expect(hand(match.act({ pick: 'melee' }, '41111 11111'), 'foe')).toBe(3);
  });
  it('falls and dies as its Hero would', () => {
    const match = pack([], { pet: pet({ with: { hand: 1 } }) }).turnOf('foe');
    match.act({ pick: 'melee', target: match.id('pet') }, '51111 1');
    expect(match.the('pet').life).toBe('down');
    match.turnOf('master').turnOf('foe');
    expect(match.the('pet').life).toBe('dead');
  });
});

describe('a pet whose Hero is down', () => {
  /** The Hero lies at 10, an ally of the opponent has the turn first, so that the pet's turn comes by itself. */
  const alone = (animal: Partial<Fighter>, more: Readonly<Record<string, Fighter>> = {}) =>
    arena({
      other: { at: [1, 22], team: 1 },
      master: {
        at: [10, 10],
        skills: [training],
        with: { life: 'down', hand: 0 },
      },
      pet: pet({ at: [18, 10], ...animal }),
      ...more,
    });
  /** Match when the first turn is over, with what the pet has done in it. */
  const acted = (match: Arena, dice = '') => match.act({ pick: 'end' }, dice);

  it('comes to him, as far as a movement leads, and stays', () => {
    expect(spot(acted(alone({})), 'pet')).toEqual([13, 10]);
    const near = acted(alone({ at: [13, 10] }));
    expect(spot(near, 'pet')[0]).toBeCloseTo(11, 2);
    expect(spot(acted(alone({ at: [11, 10] })), 'pet')).toEqual([11, 10]);
  });
  it('attacks an opponent in contact, and goes at one who is nearer than 1#, once it is there', () => {
    const beside = acted(alone({ at: [11, 10] }, { foe: { at: [12, 10], team: 1 } }), '41111 11111');
    expect(hand(beside, 'foe')).toBe(4);
    const near = acted(alone({ at: [11, 10] }, { foe: { at: [12.9, 10], team: 1 } }));
    expect(spot(near, 'pet')[0]).toBeCloseTo(11.9, 2);
    expect(spot(acted(alone({ at: [11, 10] }, { foe: { at: [13, 10], team: 1 } })), 'pet')).toEqual([11, 10]);
  });
  it('passes an opponent by on its way to him, but not the one who attacked it last', () => {
    const foe: Fighter = { at: [19, 10], team: 1 };
    expect(spot(acted(alone({}, { foe })), 'pet')).toEqual([13, 10]);
    const avenging = alone({ with: { foe: 3 } }, { foe });
    expect(hand(acted(avenging, '41111 11111'), 'foe')).toBe(4);
    const after = acted(alone({ at: [11, 10], with: { foe: 3 } }, { foe: { at: [20, 10], team: 1 } }));
    expect(spot(after, 'pet')).toEqual([16, 10]);
  });
  it('remembers who that was', () => {
    const match = pack([], { foe: { at: [12, 10], team: 1, faces: wild } }).turnOf('foe');
    match.act({ pick: 'melee', target: match.id('pet') }, '11111');
    expect(match.the('pet').foe).toBe(match.id('foe'));
  });
  it('stands up first, and never reacts', () => {
    const prone = acted(alone({ with: { conditions: [{ condition: 'knockdown', count: 1 }] } }));
    expect(prone.the('pet').conditions).toEqual([]);
    const match = alone({ with: { delays: 1, isActing: true } }).act({ pick: 'move' });
    expect(match.situation().stage).toBe('action');
  });
  it('is its player’s again when he comes back', () => {
    const match = alone({}, { foe: { at: [1, 1], team: 1 } });
    expect(match.the('pet').owner).toBe(0);
    const up = pack([], { pet: pet({ with: { life: 'down', hand: 0 } }), foe: far });
    expect(up.act({ pick: 'use' }, '61111').the('pet').life).toBe('up');
  });
  it('stays where it is without training', () => {
    const match = arena({
      other: { at: [1, 22], team: 1 },
      master: { at: [10, 10], with: { life: 'down', hand: 0 } },
      pet: pet({ at: [18, 10] }),
    });
    expect(spot(acted(match), 'pet')).toEqual([18, 10]);
  });
});

describe('flight', () => {
  const bird = (more: Partial<Fighter> = {}): Fighter => pet({ ability: 'flight', ...more });
  const aloft = { with: { isFlying: true } } as const;
  const level = (value: number): Answer => ({ pick: 'value', value });
  const hedge = block(12, 0, 1, 24, { cover: true });
  const flies = (more: Readonly<Record<string, Fighter>> = {}, terrain = [hedge]) =>
    pack([], { pet: bird(), foe: far, ...more }, {}, { ...petActs, terrain });

  it('takes to the air as a movement begins, over any obstacle', () => {
    const match = flies().act({ pick: 'move' }, '', [level(1), [15, 10]]);
    expect([spot(match, 'pet'), match.the('pet').isFlying]).toEqual([[15, 10], true]);
    expect(() => flies().act({ pick: 'move' }, '', [[15, 10]])).toThrow('refused');
  });
  it('or as it ends, on foot so far', () => {
    const match = flies().act({ pick: 'move' }, '', [level(2), [11, 13]]);
    expect(match.the('pet').isFlying).toBe(true);
    expect(() => flies().act({ pick: 'move' }, '', [level(2), [15, 10]])).toThrow('refused');
  });
  it('comes down the same way, once in a turn', () => {
    const match = flies({ pet: bird(aloft) }).act({ pick: 'move' }, '', [level(2), [15, 10]]);
    expect([match.the('pet').isFlying, match.the('pet').thisTurn.flew]).toEqual([false, true]);
    const up = pack(
      [],
      { pet: bird({ with: { thisTurn: { ...emptyTurnRecord, flew: true } } }), foe: far },
      {},
      petActs,
    );
    expect(() => up.act({ pick: 'move' }, '', [level(1)])).toThrow('nobody asked');
  });
  it('is for pets with that ability, in their Hero’s turn', () => {
    const plain = pack([], { foe: far }, {}, petActs);
    expect(() => plain.act({ pick: 'move' }, '', [level(1)])).toThrow('nobody asked');
    const late = arena({
      foe: far,
      master: { at: [10, 10], skills: [training] },
      pet: bird({ with: { delays: 1, isActing: true } }),
    }).act({ pick: 'move' });
    expect(() => late.act({ pick: 'move' }, '', [level(1)])).toThrow('nobody asked');
  });
  it('keeps out of reach of the ground, and the ground out of its reach', () => {
    const match = pack([], { pet: bird(aloft) }, {}, petActs);
    expect(match.offers({ pick: 'melee' })).toBe(false);
    match.turnOf('foe');
    expect(match.offers({ pick: 'melee', target: match.id('pet') })).toBe(false);
    const both = pack([], { pet: bird(aloft), foe: { at: [12, 10], team: 1, ...aloft } }, {}, petActs);
    expect(both.offers({ pick: 'melee', target: both.id('foe') })).toBe(true);
    expect(both.turnOf('foe').offers({ pick: 'melee', target: both.id('pet') })).toBe(true);
  });
  it('hears no Shout, takes no training and follows no Command from below', () => {
    const match = pack(['dash'], { pet: bird({ with: { isFlying: true, hand: 2 } }), foe: far });
    expect(match.offers({ pick: 'use', skill: training })).toBe(false);
    match.act({ pick: 'move' }, '61111', [{ skill: 'beastmaster/dash' }]);
    expect(match.the('pet').granted).toEqual([]);
  });
  it('hovers over what is lower than half a Hero when it is down', () => {
    const low = { ...hedge, height: 500 };
    const match = flies({}, [low]).act({ pick: 'move' }, '', [[15, 10]]);
    expect(spot(match, 'pet')).toEqual([15, 10]);
  });
  it('carries a rider along, who is on the ground again when they part', () => {
    const rider = { with: { mount: 1 } };
    const mount = bird({ at: [10, 10], with: { rider: 0 } });
    const match = pack([], { pet: mount, foe: far }, rider, { terrain: [hedge] });
    match.act({ pick: 'move' }, '', [level(1), [15, 10]]);
    expect([match.the('master').isFlying, spot(match, 'master')]).toEqual([true, [15, 10]]);
    expect(match.offers({ pick: 'dismount' })).toBe(false);
  });
});
