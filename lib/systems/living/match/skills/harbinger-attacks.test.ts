import { describe, expect, it } from 'vitest';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { duelsOf, foe, plain } from '../testing/duel';
import { bearing } from '../testing/casters';
import { counters, hand } from '../testing/watching';

const { hero: harbinger, strike, use } = duelsOf('harbinger', [{ type: 'blunt', pole: true }]);
const keys = (match: Arena, name: string) => match.the(name).auras.map(({ key }) => key);
const stone = 'elemental-mage/body-of-stone';
const natural = 'druid/bark-skin';
const hit = (skill: string, dice: string, more: Partial<Fighter> = {}, own: Partial<Fighter> = {}) =>
  arena({ hero: harbinger(skill, own), foe: foe(11, 10, more), near: foe(20, 20, bearing(2, stone)) }).act(
    strike(skill),
    dice,
  );

describe('Angelripper', () => {
  it('takes the newest enchantment for each Skill pip, hit or miss', () => {
    expect(keys(hit('angelripper', '61111', bearing(1, stone, stone, stone)), 'foe')).toEqual([1, 2]);
    const match = hit('angelripper', '66511 33111', bearing(1, stone, stone, stone));
    expect([...keys(match, 'foe'), hand(match)]).toEqual([1, 4]);
    expect(keys(match, 'near')).toEqual([1]);
  });
  it('passes over what nothing removes', () => {
    expect(keys(hit('angelripper', '61111', bearing(1, stone, natural)), 'foe')).toEqual([2]);
  });
  it('ends a Force Enchantment early', () => {
    const match = hit('angelripper', '61111', bearing(1, 'harbinger/rendering-aura'));
    expect(counters(match, 'hero')).toEqual(['slowed 1']);
  });
  it('takes none without a Skill pip', () => {
    expect(keys(hit('angelripper', '51111 11111', bearing(1, stone)), 'foe')).toEqual([1]);
  });
});

describe('Disengaging Assault', () => {
  it('takes his own newest enchantment for each Skill pip', () => {
    expect(keys(hit('disengaging-assault', '61111', {}, bearing(0, stone, stone)), 'hero')).toEqual([1]);
    const match = hit('disengaging-assault', '66111', bearing(1, stone), bearing(0, stone, stone, stone));
    expect([keys(match, 'hero'), keys(match, 'foe')]).toEqual([[1], [1]]);
  });
  it('is a plain attack without a Skill pip, or without an enchantment', () => {
    const match = hit('disengaging-assault', '51111 11111', {}, bearing(0, stone));
    expect([...keys(match, 'hero'), hand(match)]).toEqual([1, 3]);
    expect(hand(hit('disengaging-assault', '65111 11111'))).toBe(3);
  });
});

describe('Mystic Sweep', () => {
  it('adds 1 AV for each enchantment on him and each Skill pip', () => {
    expect(hand(hit('mystic-sweep', '61111 11111', {}, bearing(0, stone, natural)))).toBe(3);
    expect(hand(hit('mystic-sweep', '66111 11111', {}, bearing(0, stone, natural)))).toBe(1);
    expect(hand(hit('mystic-sweep', '65111 11111', bearing(1, stone)))).toBe(3);
  });
  it('adds nothing without a Skill pip, nor to the next attack', () => {
    const match = hit('mystic-sweep', '51111 11111', {}, bearing(0, stone));
    expect(hand(match)).toBe(3);
    const next = hit('mystic-sweep', '61111 11111', {}, bearing(0, stone)).act(plain, '11111');
    expect(hand(next)).toBe(4);
  });
});

describe('Seals', () => {
  const seal = (skill: string, dice: string, own: Partial<Fighter> = {}, answers: Answer[] = []) =>
    arena({
      hero: harbinger(skill, own),
      foe: foe(),
      near: foe(10, 11.5),
      wide: foe(10, 7.5),
      friend: { at: [9, 10] },
    }).act(use(skill), dice, answers);
  it.each(['seal-of-falling-tears', 'seal-of-the-moon'] as const)(
    '%s takes his newest enchantment, pip or not',
    (skill) => {
      expect(keys(seal(skill, '11111', bearing(0, stone, stone)), 'hero')).toEqual([1]);
      expect(keys(seal(skill, '66111', bearing(0, stone, stone)), 'hero')).toEqual([1]);
    },
  );
  it('of Falling Tears poisons 1 opponent in a reach of 1 #, with or without an enchantment', () => {
    const match = seal('seal-of-falling-tears', '61111', {}, [{ pick: 'figure', figure: 2 }]);
    expect(['foe', 'near', 'wide', 'friend'].map((name) => counters(match, name))).toEqual([
      [],
      ['poisoned 1'],
      [],
      [],
    ]);
  });
  it('of Falling Tears: two opponents, two counters, 2 # with two Skill pips; none without one', () => {
    const match = seal('seal-of-falling-tears', '66111', {}, [
      { pick: 'figure', figure: 1 },
      { pick: 'figure', figure: 3 },
    ]);
    expect(['foe', 'near', 'wide'].map((name) => counters(match, name))).toEqual([
      ['poisoned 2'],
      [],
      ['poisoned 2'],
    ]);
    expect(counters(seal('seal-of-falling-tears', '11111'))).toEqual([]);
  });
  it('of Falling Tears leaves nobody out whom it can take', () => {
    expect(() => seal('seal-of-falling-tears', '61111', {}, [{ pick: 'done' }])).toThrow('nobody asked');
  });
  it('of the Moon restores 1 Life for each Skill pip', () => {
    const weak = { with: { hand: 2 } };
    expect([
      hand(seal('seal-of-the-moon', '61', weak), 'hero'),
      hand(seal('seal-of-the-moon', '66', weak), 'hero'),
      hand(seal('seal-of-the-moon', '11', weak), 'hero'),
    ]).toEqual([3, 4, 2]);
  });
  it('are rolled for after the enchantment has gone, with the Hand that is left', () => {
    const moon = { with: { ...bearing(0, 'harbinger/conviction').with, hand: 2 } };
    expect(hand(seal('seal-of-the-moon', '161', moon), 'hero')).toBe(4);
  });
});

describe('Fanatism', () => {
  const fanatic = (dice: string, more: Partial<Fighter> = {}) =>
    arena({ hero: harbinger(['fanatism', 'seal-of-the-moon'], more), foe: foe(20, 20) }).act(
      use('fanatism'),
      dice,
    );
  it('adds a die to the Dicepool for each Skill pip, to the end of his next turn', () => {
    expect(fanatic('61111').the('hero')).toMatchObject({ hand: 6, poolSeen: 6 });
    const match = fanatic('66111').turnOf('hero');
    expect(match.the('hero').hand).toBe(7);
    expect(match.nextPhase().the('hero')).toMatchObject({ hand: 5, poolSeen: 5 });
  });
  it('ended early: first the die goes, then Life comes', () => {
    const match = fanatic('61111', { with: { hand: 5 } }).turnOf('hero');
    match.act(use('seal-of-the-moon'), '11111');
    expect(match.the('hero')).toMatchObject({ hand: 5, poolSeen: 5 });
    const hurt = fanatic('6111', { with: { hand: 4 } }).turnOf('hero');
    hurt.act(use('seal-of-the-moon'), '11111');
    expect(hurt.the('hero')).toMatchObject({ hand: 5, poolSeen: 5 });
  });
});

describe('Onslaught', () => {
  const onslaught = (dice: string, answers: Answer[], more: Readonly<Record<string, Fighter>> = {}) =>
    arena({
      hero: harbinger(['onslaught', 'wounding-strike']),
      foe: foe(11, 10, { with: { pool: 20, poolSeen: 20, hand: 20 } }),
      near: foe(10, 11, { with: { pool: 20, poolSeen: 20, hand: 20 } }),
      ...more,
    }).act(use('onslaught'), dice, answers);
  const at = (target: number) => ({ pick: 'melee', target });
  const twenty = '1'.repeat(20);
  it('makes two attacks for each Skill pip, each on a target and a roll of its own', () => {
    const match = onslaught(`61111 51111 ${twenty} 41111 ${twenty}`, [at(1), at(2)]);
    expect([hand(match), hand(match, 'near')]).toEqual([18, 17]);
    const four = onslaught(`66111 51111 ${twenty} 51111 ${'1'.repeat(18)} 11111 11111`, [
      at(1),
      at(1),
      at(1),
      at(1),
    ]);
    expect(hand(four)).toBe(16);
  });
  it('makes plain attacks: no skill, no ganging up, their Skill pips do nothing', () => {
    expect(() => onslaught('61111 11111', [{ ...at(1), skill: 'harbinger/wounding-strike' }])).toThrow();
    const match = onslaught(`61111 66511 ${twenty} 11111`, [at(1), at(1)], { friend: { at: [12, 10] } });
    expect(hand(match)).toBe(18);
  });
  it('makes none without a Skill pip, and what finds no target lapses', () => {
    expect(hand(onslaught('11111', []))).toBe(20);
    const far = arena({ hero: harbinger('onslaught'), foe: foe(20, 20) });
    expect(hand(far.act(use('onslaught'), '61111'))).toBe(5);
  });
  it('is one action: others react after the last attack', () => {
    const waiting = foe(14, 10, { with: { delays: 1, isActing: true } });
    const match = onslaught(`61111 51111 ${twenty} 11111`, [at(1), at(1)], { waiting });
    expect([match.offers({ pick: 'done' }), hand(match)]).toEqual([true, 18]);
  });
  it('goes with no turn in which he may not attack', () => {
    const bound = { skills: ['harbinger/onslaught', 'warrior/shield-up'] };
    const match = arena({ hero: harbinger([], bound), foe: foe() }).act(
      { pick: 'use', skill: 'warrior/shield-up' },
      '11111',
    );
    expect(match.offers(use('onslaught'))).toBe(false);
  });
  it('passes over whoever has lost the last die', () => {
    const match = arena({
      hero: harbinger('onslaught'),
      foe: foe(11, 10, { with: { hand: 1 } }),
      near: foe(10, 11),
    });
    match.act(use('onslaught'), '61111 51111 1 51111 11111', [at(1)]);
    expect(hand(match, 'near')).toBe(3);
  });
});

describe('Soul Reaper', () => {
  it('gives a die for each Skill pip where it deals damage, until his next turn', () => {
    const match = hit('soul-reaper', '65111 11111');
    expect([hand(match, 'hero'), hand(match)]).toEqual([6, 3]);
    expect(hand(hit('soul-reaper', '66511 11111'), 'hero')).toBe(7);
    expect(match.nextPhase().turnOf('hero').the('hero')).toMatchObject({ hand: 5, poolSeen: 5 });
  });
  it('gives none where no damage is left, nor without a Skill pip', () => {
    expect(hand(hit('soul-reaper', '61111'), 'hero')).toBe(5);
    expect(hand(hit('soul-reaper', '65111 33111', { faces: { 3: { defence: 2 } } }), 'hero')).toBe(5);
    expect(hand(hit('soul-reaper', '51111 11111'), 'hero')).toBe(5);
  });
});

describe('Vow Of Strength', () => {
  const sworn = (dice: string) =>
    arena({
      hero: harbinger('vow-of-strength'),
      foe: foe(),
      near: foe(10, 11.5),
      beside: foe(9, 10),
      wide: foe(10, 7.5),
      friend: { at: [4, 4] },
    })
      .act(use('vow-of-strength'), dice)
      .turnOf('hero');
  const hands = (match: Arena) =>
    ['foe', 'near', 'beside', 'wide', 'friend'].map((name) => hand(match, name));
  it('takes 1 Life from each opponent in a reach of 1 # after each melee attack, hit or miss', () => {
    expect(hands(sworn('61111').act(plain, '11111'))).toEqual([4, 4, 4, 5, 5]);
    expect(hands(sworn('61111').act(plain, '51111 11111'))).toEqual([2, 4, 4, 5, 5]);
    expect(hands(sworn('66111').act(plain, '11111'))).toEqual([3, 3, 3, 3, 5]);
  });
  it('does so once for an attack that sweeps', () => {
    const match = sworn('61111').act(plain, '44111 11111 11111', [{ pick: 'yes' }]);
    expect(hands(match)).toEqual([1, 4, 1, 5, 5]);
  });
  it('takes nothing without a Skill pip', () => {
    expect(hands(sworn('11111').act(plain, '11111'))).toEqual([5, 5, 5, 5, 5]);
  });
});

describe('Wounding Strike', () => {
  it('deals at least 1 damage for each Skill pip on a hit, whatever the DV', () => {
    const tough = { faces: { 3: { defence: 5 } } };
    expect(hand(hit('wounding-strike', '65111 33333', tough))).toBe(3);
    expect(hand(hit('wounding-strike', '66511 33333', tough))).toBe(1);
    expect(hand(hit('wounding-strike', '64111 11111'))).toBe(1);
  });
  it('wounds deeply, hit or miss', () => {
    const missed = hit('wounding-strike', '61111');
    expect([...counters(missed), hand(missed)]).toEqual(['deep-wound 1', 4]);
    expect(counters(hit('wounding-strike', '66111'))).toEqual(['deep-wound 2']);
    expect(counters(hit('wounding-strike', '51111 11111'))).toEqual([]);
  });
});
