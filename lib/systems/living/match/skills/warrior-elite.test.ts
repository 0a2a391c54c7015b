import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { duelsOf, foe, plain } from '../testing/duel';
import { bearing } from '../testing/casters';
import { counters, hand } from '../testing/watching';

const { hero: warrior, strike, use } = duelsOf('warrior', [{ type: 'slashing' }]);
const hit = (skill: string, dice: string, more: Partial<Fighter> = {}) =>
  arena({ hero: warrior(skill), foe: foe(11, 10, more), other: foe(20, 20) }).act(strike(skill), dice);

describe('Analgize', () => {
  const struck = (dice: string) =>
    arena({ hero: warrior('analgize'), foe: foe() })
      .act(use('analgize'), dice)
      .turnOf('foe')
      .act(
        { pick: 'melee', target: 0 },
        `51111 ${'1'.repeat(dice === '11111' ? 5 : dice === '61111' ? 6 : 7)}`,
      );
  it('adds dice to the Dicepool and takes as much off each damage', () => {
    expect(hand(struck('11111'), 'hero')).toBe(3);
    expect(hand(struck('61111'), 'hero')).toBe(5);
    expect(hand(struck('66111'), 'hero')).toBe(7);
  });
  it('ends with his next turn, the dice with it', () => {
    const match = struck('61111').turnOf('hero');
    expect(match.the('hero')).toMatchObject({ hand: 4, poolSeen: 5, modifiers: [] });
  });
  it('may cost the last die, and the turn', () => {
    const match = arena({ hero: warrior('analgize', { with: { hand: 2 } }), foe: foe(), far: foe(20, 20) });
    match.act(use('analgize'), '61').turnOf('foe').act({ pick: 'melee', target: 0 }, '41111 111');
    expect(hand(match, 'hero')).toBe(1);
    expect(match.nextPhase().nextPhase().the('hero').life).not.toBe('up');
  });
  it('leaves loss of Life alone', () => {
    const match = arena({
      hero: warrior('analgize', { with: { conditions: [{ condition: 'poisoned', count: 1 }] } }),
      foe: foe(),
    });
    expect(hand(match.act(use('analgize'), '61111').turnOf('foe'), 'hero')).toBe(5);
  });
});

describe('Big Bada Boom', () => {
  const boom = (dice: string) =>
    arena({
      hero: warrior('big-bada-boom'),
      foe: foe(),
      near: foe(10, 12),
      wide: foe(10, 7.9),
      far: foe(10, 14),
      friend: { at: [9, 10] },
    }).act(strike('big-bada-boom'), dice);
  it('knocks down and harms every opponent within 1 # of his base, hit or miss, undefended', () => {
    const match = boom('61111');
    for (const name of ['foe', 'near'])
      expect([...counters(match, name), hand(match, name)]).toEqual(['knockdown 1', 4]);
    for (const name of ['wide', 'far', 'friend', 'hero'])
      expect(match.the(name)).toMatchObject({ hand: 5, conditions: [] });
  });
  it('grows in width, counters and damage', () => {
    const match = boom('66111');
    for (const name of ['foe', 'near', 'wide'])
      expect([...counters(match, name), hand(match, name)]).toEqual(['knockdown 2', 3]);
    expect(hand(match, 'far')).toBe(5);
  });
  it('comes on top of the attack', () => {
    expect(hand(boom('65111 31111'))).toBe(3);
    expect(hand(boom('51111 11111'))).toBe(3);
  });
  it('is lessened by what lessens damage', () => {
    const match = arena({
      hero: warrior('analgize', { skills: ['warrior/analgize'] }),
      foe: foe(11, 10, { skills: ['warrior/big-bada-boom'] }),
    });
    match
      .act(use('analgize'), '61111')
      .turnOf('foe')
      .act({ ...strike('big-bada-boom'), target: 0 }, '61111');
    expect(hand(match, 'hero')).toBe(6);
  });
});

describe('Cleave', () => {
  it('deals 1 undefended damage in place of more, and wounds deeply', () => {
    const match = hit('cleave', '64111 11111');
    expect([...counters(match), hand(match), match.the('foe').poolSeen]).toEqual(['deep-wound 1', 3, 4]);
    expect(hand(hit('cleave', '65111 33311'))).toBe(3);
    const twice = hit('cleave', '66511 11111');
    expect([...counters(twice), hand(twice)]).toEqual(['deep-wound 2', 1]);
  });
  it('needs a hit and a Skill pip', () => {
    expect(hit('cleave', '61111').the('foe')).toMatchObject({ hand: 5, conditions: [] });
    expect(hit('cleave', '41111 11111').the('foe')).toMatchObject({ hand: 2, conditions: [] });
  });
  it('is lessened and negated like all damage', () => {
    const match = arena({ hero: warrior('analgize'), foe: foe(11, 10, { skills: ['warrior/cleave'] }) });
    match
      .act(use('analgize'), '61111')
      .turnOf('foe')
      .act({ ...strike('cleave'), target: 0 }, '65111 111111');
    expect([...counters(match, 'hero'), hand(match, 'hero')]).toEqual(['deep-wound 1', 5]);
  });
});

describe('Disentrall', () => {
  it('wounds deeply, once more the enchanted, who lose the newest enchantment', () => {
    expect(counters(hit('disentrall', '65111 33311'))).toEqual(['deep-wound 1']);
    const match = hit(
      'disentrall',
      '65111 33311',
      bearing(1, 'harbinger/conviction', 'elemental-mage/body-of-stone'),
    );
    expect([...counters(match), match.the('foe').auras.map(({ key }) => key)]).toEqual(['deep-wound 2', [1]]);
  });
  it('scales both: two enchantments, and two more wounds even where there is but one', () => {
    const tough = { ...bearing(1, 'elemental-mage/body-of-stone').with, pool: 9, poolSeen: 9, hand: 9 };
    const match = hit('disentrall', '66511 331111111', { with: tough });
    expect([...counters(match), match.the('foe').auras]).toEqual(['deep-wound 4', []]);
  });
  it('triggers the effects of removal', () => {
    const match = hit('disentrall', '65111 33111', bearing(1, 'harbinger/rendering-aura'));
    expect(counters(match, 'hero')).toEqual(['slowed 1']);
  });
  it('counts enchantments that nothing removes, and skips them', () => {
    const match = hit(
      'disentrall',
      '65111 33111',
      bearing(1, 'elemental-mage/body-of-stone', 'druid/regrowth'),
    );
    expect([...counters(match), match.the('foe').auras.map(({ key }) => key)]).toEqual(['deep-wound 2', [2]]);
    const natural = hit('disentrall', '65111 33111', bearing(1, 'druid/regrowth'));
    expect([...counters(natural), natural.the('foe').auras.length]).toEqual(['deep-wound 2', 1]);
  });
  it('needs a hit and a Skill pip', () => {
    const missed = hit('disentrall', '61111', bearing(1, 'elemental-mage/body-of-stone'));
    expect([counters(missed), missed.the('foe').auras.length]).toEqual([[], 1]);
    expect(counters(hit('disentrall', '51111 11111'))).toEqual([]);
  });
});

describe("Expert's Defence", () => {
  const expert = (dice: string, more: Readonly<Record<string, Fighter>> = {}) =>
    arena({
      hero: warrior(['experts-defence', 'shield-up', 'berserk', 'swift-blow']),
      foe: foe(11, 10, { skills: ['warrior/cleave', 'warrior/swift-blow'] }),
      ...more,
    }).act(use('experts-defence'), dice);
  const struck = (dice: string, ...attacks: readonly string[]) => {
    const match = expert(dice).turnOf('foe');
    for (const attack of attacks) match.act({ pick: 'melee', target: 0 }, attack);
    return match;
  };
  it('lets as many attacks as Skill pips deal no damage', () => {
    expect(hand(struck('61111', '51111 11111'), 'hero')).toBe(5);
    expect(hand(struck('61111', '51111 11111', '51111 11111'), 'hero')).toBe(3);
    expect(hand(struck('66111', '51111 11111', '51111 11111'), 'hero')).toBe(5);
    expect(hand(struck('11111', '51111 11111'), 'hero')).toBe(3);
  });
  it('is used by each attack that hits, defended or not, and by no miss', () => {
    expect(hand(struck('61111', '11111', '51111 11111'), 'hero')).toBe(5);
    expect(hand(struck('61111', '51111 33111', '51111 11111'), 'hero')).toBe(3);
  });
  it('lapses as his next turn begins, whatever is left of it', () => {
    const match = struck('66111', '51111 11111').turnOf('hero').turnOf('foe');
    match.act({ pick: 'melee', target: 0 }, '51111 11111');
    expect(hand(match, 'hero')).toBe(3);
  });
  it('beats other damage of the attack, and lets conditions pass', () => {
    const match = expert('61111').turnOf('foe');
    match.act({ pick: 'melee', target: 0, skill: 'warrior/cleave' }, '65111 11111');
    expect([...counters(match, 'hero'), hand(match, 'hero')]).toEqual(['deep-wound 1', 4]);
    const dazed = expert('61111').turnOf('foe');
    dazed.act({ pick: 'melee', target: 0, skill: 'warrior/swift-blow' }, '65111 11111');
    expect(counters(dazed, 'hero')).toEqual(['dazed 1']);
  });
  it('works against areas too, and against loss of Life not', () => {
    const mage = foe(16, 10, {
      faces: { 6: { skill: 1 }, 5: { magic: 1 } },
      skills: ['elemental-mage/fireball'],
    });
    const match = expert('61111', { foe: mage }).turnOf('foe');
    match.act({ pick: 'use', skill: 'elemental-mage/fireball', target: 0 }, '65111');
    expect(hand(match, 'hero')).toBe(5);
  });
  it('adds Skill pips to the next skill of his next turn, for each attack and each pip', () => {
    const bonus = (dice: string, ...attacks: readonly string[]) => {
      const match = struck(dice, ...attacks).turnOf('hero');
      match.act(strike('berserk'), `51111 ${'1'.repeat(hand(match))}`);
      return 5 - 2 - hand(match);
    };
    expect(bonus('61111', '51111 11111')).toBe(1);
    expect(bonus('66111', '51111 11111')).toBe(2);
    expect(bonus('61111', '11111')).toBe(0);
  });
  it('keeps the pips for his next turn, and for one skill', () => {
    const match = expert('61111').act(use('shield-up'), '11111');
    match.act({ pick: 'melee', target: 0 }, '51111 11111').turnOf('hero');
    match.act(strike('berserk'), '51111 11111');
    expect(hand(match)).toBe(2);
    match.act(strike('swift-blow'), '51111 11');
    expect(counters(match)).toEqual([]);
    const late = struck('61111', '51111 11111').turnOf('hero').turnOf('foe').turnOf('hero');
    late.act(strike('berserk'), '51111 11111');
    expect(hand(late)).toBe(3);
  });
  it('keeps him from attacking this turn, and needs a turn without an attack', () => {
    const match = expert('11111');
    expect([match.offers(plain), match.offers(strike('berserk')), match.offers(use('shield-up'))]).toEqual([
      false,
      false,
      true,
    ]);
    const attacked = arena({ hero: warrior('experts-defence'), foe: foe() }).act(plain, '11111');
    expect(attacked.offers(use('experts-defence'))).toBe(false);
  });
  it('is unavailable to the end of his next turn after a success, not after a failure', () => {
    expect(expert('11111').offers(use('experts-defence'))).toBe(true);
    const match = expert('61111');
    expect(match.offers(use('experts-defence'))).toBe(false);
    match.turnOf('foe').turnOf('hero');
    expect(match.offers(use('experts-defence'))).toBe(false);
    match.turnOf('foe').turnOf('hero');
    expect(match.offers(use('experts-defence'))).toBe(true);
  });
});
