import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { emptyTurnRecord } from '../state/turn-record';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { bite, call, far, pack, pet, petActs, training, use, wild } from '../testing/followers';
import { counters, hand } from '../testing/watching';

describe('Basic Animal Training', () => {
  const train = (dice: string, animal: Fighter, more: Readonly<Record<string, Fighter>> = {}) =>
    use(pack([], { pet: animal, ...more }), 'basic-animal-training', dice);
  const hurt = pet({ with: { hand: 2 } });
  it('restores 1 Life of a pet for each pip', () => {
    expect(hand(train('61111', hurt), 'pet')).toBe(3);
    expect(hand(train('66111', hurt), 'pet')).toBe(4);
    expect(hand(train('11111', hurt), 'pet')).toBe(2);
  });
  it('gets an unconscious pet up', () => {
    const match = train('61111', pet({ with: { hand: 0, life: 'down' } }));
    expect(match.the('pet')).toMatchObject({ life: 'up', hand: 1, pool: 5 });
  });
  it('needs base contact, dead or alive', () => {
    const offered = { pick: 'use', skill: training };
    for (const life of ['up', 'dead'] as const) {
      expect(pack([], { pet: pet({ with: { life, hand: 0 } }) }).offers(offered)).toBe(true);
      expect(pack([], { pet: pet({ at: [11.1, 10], with: { life, hand: 0 } }) }).offers(offered)).toBe(false);
    }
  });
  it('revives a dead one with 1 die for each pip, at a die of its Dicepool', () => {
    const dead = pet({ with: { life: 'dead', hand: 0 } });
    expect(train('61111', dead).the('pet')).toMatchObject({ life: 'up', hand: 1, pool: 4 });
    expect(train('66111', dead).the('pet')).toMatchObject({ life: 'up', hand: 2, pool: 4 });
  });
  it('costs that die even if it fails; without a die left the pet is gone (ruling beastmaster-revival)', () => {
    const dead = (pool: number) => pet({ with: { life: 'dead', hand: 0, pool, poolSeen: pool } });
    expect(train('11111', dead(5)).the('pet')).toMatchObject({ life: 'dead', pool: 4 });
    expect(train('61111', dead(1)).the('pet').life).toBe('gone');
    expect(pack([], { pet: pet({ with: { life: 'gone', hand: 0 } }) }).offers({ skill: training })).toBe(
      false,
    );
  });
  it('serves any own pet, one at a time, and nobody else’s', () => {
    const second = pet({ at: [9, 10], with: { hand: 1 } });
    const other: Fighter = { at: [10, 11], kind: 'pet', of: 'foe', team: 1, with: { hand: 1 } };
    const match = pack(['basic-animal-training'], { pet: hurt, second, other });
    const trained = match.options().filter((option) => option.pick === 'use');
    expect(trained.map((option) => ('target' in option ? option.target : -1))).toEqual([
      match.id('pet'),
      match.id('second'),
    ]);
    match.act({ pick: 'use', skill: training, target: match.id('second') }, '61111');
    expect([hand(match, 'pet'), hand(match, 'second'), hand(match, 'other')]).toEqual([2, 2, 1]);
  });
  it('is what lets a pet act at all', () => {
    const untrained = pack([], { foe: far }, { skills: [] });
    expect(untrained.offers({ pick: 'give-action' })).toBe(false);
    untrained.act({ pick: 'end' });
    expect(untrained.situation().turn).toBe(untrained.id('foe'));
    const trained = pack([], { foe: far }).act({ pick: 'end' });
    expect(trained.situation().acting).toBe(trained.id('pet'));
  });
  it('trains one pet each time it is taken', () => {
    const second = pet({ at: [9, 10] });
    const one = pack([], { second, foe: far });
    expect(one.offers({ pick: 'give-action', pet: one.id('second') })).toBe(false);
    const two = pack(['basic-animal-training'], { second, foe: far });
    expect(two.offers({ pick: 'give-action', pet: two.id('second') })).toBe(true);
  });
});

describe('Brutal Strike', () => {
  const strike = (dice: string) =>
    hand(bite(pack(['brutal-strike'], {}, {}, petActs), 'brutal-strike', dice), 'foe');
  it('deals at least 1 damage for each pip, whatever the DV', () => {
    expect([strike('64111 21111'), strike('66411 21111'), strike('54111 21111')]).toEqual([4, 3, 4]);
    expect(strike('41111 21111')).toBe(5);
  });
  it('does nothing on a miss', () => {
    expect(strike('66111')).toBe(5);
  });
  it('leaves higher damage as it is', () => {
    expect(strike('65111 11111')).toBe(2);
  });
  it('is for pets in contact alone, not for their master', () => {
    const skill = { skill: 'beastmaster/brutal-strike' };
    expect(pack(['brutal-strike'], { foe: { at: [11, 11], team: 1 } }).offers(skill)).toBe(false);
    expect(pack(['brutal-strike'], {}, {}, petActs).offers(skill)).toBe(true);
    expect(pack(['brutal-strike'], { foe: { at: [12.1, 10], team: 1 } }, {}, petActs).offers(skill)).toBe(
      false,
    );
  });
});

describe.each([
  ['contagious-bite', 'poisoned'],
  ['maim', 'slowed'],
  ['rend-flesh', 'bleeding'],
  ['savage-bite', 'deep-wound'],
])('%s', (skill, condition) => {
  const attack = (dice: string, more: Readonly<Record<string, Fighter>> = {}) =>
    bite(pack([skill], more, {}, petActs), skill, dice);
  it(`gives 1 ${condition} for each pip, with the damage`, () => {
    const one = attack('64111 11111');
    expect([counters(one, 'foe'), hand(one, 'foe')]).toEqual([
      [`${condition} 1`],
      condition === 'deep-wound' ? 3 : 4,
    ]);
    expect(counters(attack('66411 11111'), 'foe')).toEqual([`${condition} 2`]);
  });
  it('needs the pip, not the hit (ruling 4 for skills)', () => {
    expect(counters(attack('41111 11111'), 'foe')).toEqual([]);
    expect(counters(attack('61111'), 'foe')).toEqual([`${condition} 1`]);
  });
  it('touches nobody else', () => {
    const match = attack('64111 11111', { second: { at: [11, 11], team: 1 } });
    expect([counters(match, 'second'), counters(match, 'pet'), counters(match, 'master')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('"Dash!"', () => {
  it('gives each pet in earshot a movement action more for each pip, this turn', () => {
    const match = call(pack(['dash'], { foe: far }), 'dash', '66111').act({ pick: 'end' });
    expect(match.the('pet')).toMatchObject({ actions: 1, granted: [{ action: 'movement', times: 2 }] });
    match.act({ pick: 'move' }, '', [[11, 15]]).act({ pick: 'move' }, '', [[11, 20]]);
    expect(match.the('pet')).toMatchObject({ actions: 1, granted: [] });
    match.act({ pick: 'move' }, '', [[15, 20]]);
    expect(match.situation().turn).toBe(match.id('foe'));
  });
  it('is for movement alone, and is not delayed', () => {
    const match = call(pack(['dash'], {}, {}), 'dash', '61111').act({ pick: 'end' });
    match.act({ pick: 'melee' }, '11111');
    expect(match.options()).toEqual([{ pick: 'move' }, { pick: 'end' }]);
  });
  it('pays for climbing, a movement action of its own', () => {
    const terrain = [block(11, 9, 3, 4, { height: unit, seeThrough: true, climb: true })];
    const match = pack(['dash'], { pet: pet({ at: [10.5, 11] }), foe: far }, { at: [8, 8] }, { terrain });
    call(match, 'dash', '61111').act({ pick: 'end' }).act({ pick: 'climb' });
    expect(match.the('pet')).toMatchObject({ height: unit, actions: 1, granted: [] });
  });
  it('serves a pet that has finished (ruling beastmaster-earshot)', () => {
    const match = pack(['dash'], { foe: far }, {}, petActs).act({ pick: 'end' });
    call(match, 'dash', '61111')
      .act({ pick: 'end' })
      .act({ pick: 'move' }, '', [[11, 15]]);
    expect(match.the('pet').at.y).toBe(15 * 1024);
  });
  it('is heard from where the action ends', () => {
    const heard = (x: number, to: readonly [number, number]) => {
      const match = pack(['dash'], { pet: pet({ at: [x, 10] }), foe: far });
      return call(match, 'dash', '61111', [to]).the('pet').granted.length;
    };
    expect([heard(16, [10, 10]), heard(16.1, [10, 10]), heard(16.1, [11, 10])]).toEqual([1, 0, 1]);
  });
  it('is for own pets: no other ally, no other pet, and none without a pip', () => {
    const ally: Fighter = { at: [9, 10] };
    const stray: Fighter = { at: [9, 11], kind: 'pet', of: 'ally' };
    const match = call(pack(['dash'], { ally, stray }), 'dash', '61111');
    expect(
      [match.the('ally'), match.the('stray'), match.the('master')].map(({ granted }) => granted),
    ).toEqual([[], [], []]);
    expect(call(pack(['dash']), 'dash', '11111').the('pet').granted).toEqual([]);
  });
  it('lapses with the turn', () => {
    const match = call(pack(['dash'], { foe: far }), 'dash', '61111')
      .act({ pick: 'end' })
      .act({ pick: 'end' });
    expect(match.the('pet').granted).toEqual([]);
  });
});

describe('"Dodge!"', () => {
  const dodge = (dice: string, more: Readonly<Record<string, Fighter>> = {}) =>
    call(pack(['dodge'], more), 'dodge', dice).turnOf('foe');
  const lost = (dice: string, name = 'pet') => {
    const match = dodge(dice);
    return 5 - hand(match.act({ pick: 'melee', target: match.id(name) }, '51111 11111'), name);
  };
  it('gives pets +1 DV for each pip until your next turn', () => {
    expect([lost('11111'), lost('61111'), lost('66111')]).toEqual([3, 2, 1]);
    const later = dodge('61111').turnOf('master').turnOf('foe');
    expect(hand(later.act({ pick: 'melee', target: later.id('pet') }, '51111 11111'), 'pet')).toBe(2);
  });
  it('gives no MDV, and nobody else anything', () => {
    const match = dodge('61111', { ally: { at: [9, 10] } });
    expect(match.the('pet').modifiers).toHaveLength(1);
    expect([match.the('master').modifiers, match.the('ally').modifiers, match.the('foe').modifiers]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('Feral Pounce', () => {
  const pounce = (dice: string, foe: Partial<Fighter> = {}) =>
    counters(
      bite(
        pack(['feral-pounce'], { foe: { at: [12, 10], team: 1, ...foe } }, {}, petActs),
        'feral-pounce',
        dice,
      ),
      'foe',
    );
  const did = { with: { thisTurn: { ...emptyTurnRecord, usedSkill: true } } };
  it('knocks down for each pip who has used a skill since his card moved', () => {
    expect(pounce('64111 11111', did)).toEqual(['knockdown 1']);
    expect(pounce('66411 11111', did)).toEqual(['knockdown 2']);
    expect(pounce('41111 11111', did)).toEqual([]);
  });
  it('leaves who has used none, or used it in a turn before', () => {
    expect(pounce('64111 11111')).toEqual([]);
    expect(pounce('64111 11111', { with: { lastTurn: { ...emptyTurnRecord, usedSkill: true } } })).toEqual(
      [],
    );
  });
  it('counts a failed skill and a Shout, by that Hero himself', () => {
    const turn = (acts: (match: Arena) => Arena) => {
      const match = arena({
        foe: {
          at: [12, 10],
          team: 1,
          skills: ['commander/never-surrender', 'survival/endure-pain'],
        },
        master: { at: [10, 10], faces: wild, skills: [training, 'beastmaster/feral-pounce'] },
        pet: pet(),
      });
      const first = { pick: 'figure', figure: match.id('pet') };
      const pounces = { pick: 'melee', skill: 'beastmaster/feral-pounce' };
      return counters(acts(match).act({ pick: 'end' }).act(pounces, '64111 11111', [first]), 'foe');
    };
    const shouts = { skill: 'commander/never-surrender' };
    expect(turn((match) => match.act({ pick: 'move' }, '11111', [shouts]))).toEqual(['knockdown 1']);
    expect(turn((match) => match.act({ pick: 'use' }, '11111'))).toEqual(['knockdown 1']);
    expect(turn((match) => match.act({ pick: 'move' }))).toEqual([]);
  });
});
