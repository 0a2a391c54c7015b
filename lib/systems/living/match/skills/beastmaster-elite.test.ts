import { describe, expect, it } from 'vitest';
import { emptyTurnRecord } from '../state/turn-record';
import type { Answer } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { bite, call, far, pack, pet, petActs, training, use } from '../testing/followers';
import { hand } from '../testing/watching';

const plain = { pick: 'melee', target: 2 };

describe('"Rampage!"', () => {
  const rampage = (
    dice: string,
    more: Readonly<Record<string, Fighter>> = {},
    answers: readonly Answer[] = [],
  ) => call(pack(['rampage', 'brutal-strike'], more), 'rampage', dice, answers).act({ pick: 'end' });
  it('costs the pet 1 AV this turn, with or without a pip', () => {
    expect(hand(rampage('11111').act(plain, '51111 11111'), 'foe')).toBe(3);
    expect(hand(rampage('61111').act(plain, '51111 11111'), 'foe')).toBe(3);
  });
  it('gives an attack at once for each pip rolled in the next attack', () => {
    const match = rampage('61111').act(plain, '65111 11111 51111 111');
    expect([hand(match, 'foe'), match.the('pet').actions]).toEqual([1, 0]);
  });
  it('scales with both: two pips shouted, two rolled, four attacks', () => {
    const strong: Fighter = { at: [12, 10], team: 1, with: { hand: 5 }, faces: { 3: { defence: 9 } } };
    const match = rampage('66111', { foe: strong });
    match.act(plain, '66511 31111 51111 31111 51111 31111 51111 31111 51111 31111');
    expect(hand(match, 'foe')).toBe(5);
  });
  it('counts a Pet Attack like every attack, and chooses targets one by one', () => {
    const match = rampage('61111', { second: { at: [11, 11], team: 1 } });
    match.act({ ...plain, skill: 'beastmaster/brutal-strike' }, '65111 11111 51111 11111', [
      { pick: 'melee', target: 3 },
    ]);
    expect([hand(match, 'foe'), hand(match, 'second')]).toEqual([3, 3]);
  });
  it('is for the next attack alone', () => {
    const match = rampage('61111').act(plain, '51111 11111');
    expect(match.the('pet').modifiers).toHaveLength(1);
    const again = call(pack(['rampage'], { foe: { at: [12, 10], team: 1 } }), 'rampage', '61111');
    again.act({ pick: 'give-action' }).act(plain, '11111').act(plain, '61111');
    expect(hand(again, 'foe')).toBe(5);
  });
  it('lapses with the turn', () => {
    const match = rampage('61111').act({ pick: 'end' }).turnOf('master');
    expect(match.the('pet').modifiers).toEqual([]);
  });
  it('is aimed at one own pet within earshot', () => {
    const second = pet({ at: [9, 10] });
    const match = rampage('61111', { second }, [{ pick: 'figure', figure: 3 }]);
    expect([match.the('pet').modifiers.length, match.the('second').modifiers.length]).toEqual([0, 2]);
    const away = rampage('', { pet: pet({ at: [16.1, 10] }), foe: far });
    expect(away.the('pet').modifiers).toEqual([]);
    expect(rampage('61111', { pet: pet({ at: [16, 10] }), foe: far }).the('pet').modifiers).toHaveLength(2);
  });
});

describe('Soothe', () => {
  const soothe = (you: number, its: number, dice: string) => {
    const match = pack(
      ['soothe'],
      { pet: pet({ at: [20, 10], with: { hand: its } }) },
      { with: { hand: you } },
    );
    use(match, 'soothe', dice);
    return [hand(match, 'master'), hand(match, 'pet')];
  };
  it('restores 1 Life for each pip to whoever of the two has less', () => {
    expect(soothe(2, 4, '61')).toEqual([3, 4]);
    expect(soothe(4, 2, '6111')).toEqual([4, 3]);
    expect(soothe(4, 1, '6611')).toEqual([4, 3]);
  });
  it('does nothing where they are equal, or without a pip', () => {
    expect(soothe(3, 3, '611')).toEqual([3, 3]);
    expect(soothe(2, 4, '11')).toEqual([2, 4]);
  });
  it('compares once (ruling beastmaster-soothe)', () => {
    expect(soothe(2, 3, '66')).toEqual([4, 3]);
  });
  it('gets an unconscious pet up, but does not reach a dead one', () => {
    const match = pack(['soothe'], { pet: pet({ with: { hand: 0, life: 'down' } }) });
    expect(use(match, 'soothe', '61111').the('pet')).toMatchObject({ life: 'up', hand: 1 });
    const dead = pack(['soothe'], { pet: pet({ with: { hand: 0, life: 'dead' } }) });
    expect(dead.offers({ skill: 'beastmaster/soothe' })).toBe(false);
  });
});

describe('Hunt As One', () => {
  const hunt = (dice: string, more: Readonly<Record<string, Fighter>> = {}, places: readonly Answer[] = []) =>
    use(pack(['hunt-as-one', 'basic-animal-training'], more), 'hunt-as-one', dice, places);
  it('moves you once for each pip, and gives every pet an action for each', () => {
    const match = hunt('66111', { foe: far, second: pet({ at: [23, 1] }) }, [
      [5, 10],
      [1, 10],
    ]);
    expect(match.the('master').at.x).toBe(1024);
    for (const name of ['pet', 'second']) expect(match.the(name).granted).toMatchObject([{ times: 2 }]);
  });
  it('does nothing without a pip', () => {
    const match = hunt('11111');
    expect(match.the('pet').granted).toEqual([]);
  });
  it('gives any action but waiting, spent after what is for movement alone', () => {
    const match = hunt('61111').act({ pick: 'end' });
    match.act(plain, '11111').act(plain, '11111');
    expect(match.situation().turn).toBe(match.id('foe'));
    const waits = hunt('61111').act({ pick: 'end' }).act({ pick: 'delay' });
    expect(waits.the('pet')).toMatchObject({ actions: 0, delays: 1 });
    expect([waits.offers({ pick: 'delay' }), waits.offers({ pick: 'move' })]).toEqual([false, true]);
  });
  it('is for this turn', () => {
    const match = hunt('61111', { foe: far }).act({ pick: 'end' }).act({ pick: 'end' });
    expect(match.the('pet').granted).toEqual([]);
  });
});

describe('Nature Attunement', () => {
  const attune = (dice: string, more: Readonly<Record<string, Fighter>> = {}) =>
    use(pack(['nature-attunement', 'basic-animal-training'], more), 'nature-attunement', dice);
  it('adds a die to the Dicepool of every pet for each pip, and to the Hand with it', () => {
    const match = attune('66111', { second: pet({ at: [23, 1], with: { hand: 2 } }) });
    expect(match.the('pet')).toMatchObject({ hand: 7, poolSeen: 7, pool: 5 });
    expect(match.the('second')).toMatchObject({ hand: 4, poolSeen: 7 });
    expect([match.the('master').poolSeen, match.the('foe').poolSeen]).toEqual([5, 5]);
  });
  it('lasts to the beginning of your next turn, and may take the last die', () => {
    const match = attune('61111', { foe: far, second: pet({ at: [23, 1], with: { hand: 0, life: 'up' } }) });
    match.turnOf('foe');
    expect(hand(match, 'pet')).toBe(6);
    match.turnOf('master');
    expect(hand(match, 'pet')).toBe(5);
    expect(match.the('second').life).not.toBe('up');
  });
  it('does nothing without a pip, nor for who is down', () => {
    expect(attune('11111').the('pet').poolSeen).toBe(5);
    const down = attune('61111', { second: pet({ at: [9, 10], with: { hand: 0, life: 'down' } }) });
    expect(down.the('second')).toMatchObject({ hand: 0, life: 'down', poolSeen: 5 });
  });
});

describe('Predator’s Strength', () => {
  const strike = (dice: string, foe: Partial<Fighter> = {}) => {
    const match = pack(
      ['predators-strength'],
      { pet: pet({ with: { hand: 1, pool: 9, poolSeen: 9 } }), foe: { at: [12, 10], team: 1, ...foe } },
      {},
      petActs,
    );
    return bite(match, 'predators-strength', dice);
  };
  /** One die with the pip and an attack: the pet has one only. */
  const both = { 6: { skill: 1, melee: 3 } };
  it('restores to the pet 1 Life for each point of damage', () => {
    const match = pack(
      ['predators-strength'],
      { pet: pet({ faces: both, with: { hand: 1, pool: 9, poolSeen: 9 } }) },
      {},
      petActs,
    );
    bite(match, 'predators-strength', '6 11111');
    expect([hand(match, 'pet'), hand(match, 'foe'), hand(match, 'master')]).toEqual([4, 2, 5]);
  });
  it('multiplies by the pips, and counts beyond the last die', () => {
    const match = pack(
      ['predators-strength'],
      {
        pet: pet({ faces: both, with: { hand: 2, pool: 9, poolSeen: 9 } }),
        foe: { at: [12, 10], team: 1, with: { hand: 1 } },
      },
      {},
      petActs,
    );
    bite(match, 'predators-strength', '66 1');
    expect([hand(match, 'pet'), hand(match, 'foe')]).toEqual([8, 0]);
  });
  it('restores nothing without damage or pip', () => {
    expect(hand(strike('6'), 'pet')).toBe(1);
    expect(hand(strike('5 11111'), 'pet')).toBe(1);
  });
});

describe('Spirit Chains', () => {
  const chains = (dice: string, animal: Fighter = pet({ with: { hand: 1 } }), foe: Fighter = far) =>
    use(
      pack(
        ['spirit-chains'],
        { pet: animal, foe },
        { skills: ['beastmaster/spirit-chains'], with: { hand: 3 } },
      ),
      'spirit-chains',
      dice,
    );
  it('restores 1 Life each to you and the pet for each pip, wherever it is', () => {
    const one = chains('611', pet({ at: [23, 1], with: { hand: 1 } }));
    expect([hand(one, 'master'), hand(one, 'pet')]).toEqual([4, 2]);
    const two = chains('661');
    expect([hand(two, 'master'), hand(two, 'pet')]).toEqual([5, 3]);
    const none = chains('111');
    expect([hand(none, 'master'), hand(none, 'pet')]).toEqual([3, 1]);
  });
  it('restores 1 more to a pet that has attacked this turn', () => {
    expect(
      hand(
        chains('611', pet({ with: { hand: 1, thisTurn: { ...emptyTurnRecord, attacked: true } } })),
        'pet',
      ),
    ).toBe(3);
  });
  it('restores it when the pet attacks later in the turn, once', () => {
    const match = chains('611', pet({ with: { hand: 1 } }), { at: [12, 10], team: 1 });
    match.act({ pick: 'give-action' }).act(plain, '11');
    expect(hand(match, 'pet')).toBe(3);
    match.act(plain, '111');
    expect(hand(match, 'pet')).toBe(3);
  });
  it('restores it for each use, and forgets it with the turn', () => {
    const match = chains('611', pet({ with: { hand: 1 } }), { at: [12, 10], team: 1 });
    use(match, 'spirit-chains', '6111').act(plain, '111');
    expect(hand(match, 'pet')).toBe(5);
    const late = chains('611', pet({ with: { hand: 1 } })).turnOf('master');
    expect(late.the('pet').auras).toEqual([]);
  });
  it('raises a dead pet with 1 die for each pip, at any distance', () => {
    const dead = pet({ at: [23, 1], with: { hand: 0, life: 'dead' } });
    expect(chains('611', dead).the('pet')).toMatchObject({ life: 'up', hand: 1, pool: 5 });
    expect(hand(chains('661', dead), 'pet')).toBe(2);
    const failed = chains('111', dead);
    expect(failed.the('pet')).toMatchObject({ life: 'dead', pool: 5 });
    expect(hand(failed, 'master')).toBe(3);
  });
  it('trains the pet that it is for: with several the last (ruling beastmaster-chained)', () => {
    const match = pack(
      [],
      { second: pet({ at: [9, 10], with: { hand: 1 } }) },
      {
        skills: [training, 'beastmaster/spirit-chains'],
        with: { hand: 3 },
      },
    );
    expect(match.offers({ pick: 'give-action', pet: match.id('second') })).toBe(true);
    use(match, 'spirit-chains', '611');
    expect([hand(match, 'pet'), hand(match, 'second')]).toEqual([5, 2]);
  });
});
